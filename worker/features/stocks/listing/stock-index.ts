import { EXCHANGE_CODES, type ExchangeCode } from "../../../../domain/issuers/exchanges.ts";
import { REGIONS, type Region, SECTORS, type Sector } from "../../../../domain/issuers/sectors.ts";
import { staleBefore } from "../../../../domain/screening/ageing.ts";
import { STANDINGS, type Standing } from "../../../../domain/screening/standing.ts";

/** Where the index of all screened stocks lies in KV. */
export const STOCK_INDEX_KEY = "stock-index-with-age";

/** What a list can be filtered by; an absent part filters nothing. */
export type StockFilter = {
  standings?: readonly Standing[] | undefined;
  exchanges?: readonly ExchangeCode[] | undefined;
  sectors?: readonly Sector[] | undefined;
  regions?: readonly Region[] | undefined;
};

export const PARTS = ["standings", "exchanges", "sectors", "regions"] as const;
type Part = (typeof PARTS)[number];

/**
 * Every screened stock in id order, one byte for each thing it can be filtered by; and the date of its oldest figure, of which a
 * permissible standing ages.
 */
export type StockIndex = { ids: Uint32Array; dates: Uint16Array; codes: Readonly<Record<Part, Uint8Array>> };

export type IndexCode = { column: string; words: readonly string[] };

/** What an entry of the database says after the id, a character for each part: the column and the words that it is coded by. */
export const INDEX_CODES: Readonly<Record<Part, IndexCode>> = {
  standings: { column: "standing", words: STANDINGS },
  exchanges: { column: "exchange", words: EXCHANGE_CODES },
  sectors: { column: "sector", words: SECTORS },
  regions: { column: "region", words: REGIONS },
};
export const ENTRY_ID_DIGITS = 8;
export const ENTRY_DATE_DIGITS = 4;
const ENTRY_LENGTH = ENTRY_ID_DIGITS + ENTRY_DATE_DIGITS + PARTS.length;

/** A word outside the vocabulary, which matches no filter. */
export const NO_CODE = "0";
const CODE_OF_NONE = NO_CODE.charCodeAt(0);

/** The character that codes the word at a position of its vocabulary. */
export function codeAt(position: number): string {
  return String.fromCharCode(CODE_OF_NONE + position + 1);
}

/** A date as a number that orders as dates do, in sixteen bits. The days of every month count to 31. */
function dateNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return Math.max(0, (year - 2000) * 372 + (month - 1) * 31 + day - 1);
}

/** The same as the database writes it, four hexadecimal digits; a date that is not known never ages. */
export const DATE_DIGITS = `printf('%04x', CASE WHEN figures_on IS NULL THEN 65535 ELSE max(0,
  (substr(figures_on, 1, 4) - 2000) * 372 + (substr(figures_on, 6, 2) - 1) * 31 + substr(figures_on, 9, 2) - 1) END)`;

const BYTES_OF_A_STOCK = 4 + 2 + PARTS.length;

/** The index as bytes from the entries of the database: the ids, the dates, then one run of codes for each part. */
export function encodeStockIndex(entries: string): ArrayBuffer {
  const count = entries.length / ENTRY_LENGTH;
  const buffer = new ArrayBuffer(count * BYTES_OF_A_STOCK);
  const { ids, dates, codes } = decodeStockIndex(buffer);
  for (let position = 0; position < count; position++) {
    const begin = position * ENTRY_LENGTH;
    const afterId = begin + ENTRY_ID_DIGITS;
    const afterDate = afterId + ENTRY_DATE_DIGITS;
    ids[position] = Number.parseInt(entries.slice(begin, afterId), 16);
    dates[position] = Number.parseInt(entries.slice(afterId, afterDate), 16);
    PARTS.forEach((part, place) => {
      codes[part][position] = entries.charCodeAt(afterDate + place) - CODE_OF_NONE;
    });
  }
  return buffer;
}

export function decodeStockIndex(buffer: ArrayBuffer): StockIndex {
  const count = buffer.byteLength / BYTES_OF_A_STOCK;
  const run = (position: number) => new Uint8Array(buffer, count * (6 + position), count);
  return {
    ids: new Uint32Array(buffer, 0, count),
    dates: new Uint16Array(buffer, count * 4, count),
    codes: { standings: run(0), exchanges: run(1), sectors: run(2), regions: run(3) },
  };
}

/** The ids of one page after `cursor` as they stand on a day, whether more follow, and how many match in all: of all stocks, or of those named. */
export function selectPage(
  index: StockIndex,
  filter: StockFilter,
  page: { cursor?: number | undefined; limit: number; today: string },
  among?: readonly number[],
): { ids: number[]; nextCursor: number | null; totalCount: number } {
  const tests = PARTS.flatMap((part) => {
    const words = part === "standings" ? undefined : filter[part];
    return words ? [{ codes: index.codes[part], wanted: wantedCodes(part, words) }] : [];
  });
  const ids: number[] = [];
  const isWanted = filter.standings && standingTest(index, filter.standings, page.today);
  const after = page.cursor ?? 0;
  let totalCount = 0;
  let hasMore = false;
  for (const position of among ? positionsOf(index, among) : index.ids.keys()) {
    if (isWanted?.(position) === false) continue;
    if (!tests.every(({ codes, wanted }) => wanted[codes[position] ?? 0] === 1)) continue;
    totalCount++;
    const id = index.ids[position] ?? 0;
    if (id <= after) continue;
    if (ids.length < page.limit) ids.push(id);
    else hasMore = true;
  }
  return { ids, nextCursor: hasMore ? (ids.at(-1) ?? null) : null, totalCount };
}

/** Where the index has these ids, which come in its own order; an id it does not have is left out. */
function* positionsOf({ ids }: StockIndex, among: readonly number[]): Generator<number> {
  let position = 0;
  for (const id of among) {
    while ((ids[position] ?? Number.POSITIVE_INFINITY) < id) position++;
    if (ids[position] === id) yield position;
  }
}

/** Whether a stock has one of these standings today: what was permissible is in doubt once its oldest figure is too old. */
function standingTest({ dates, codes }: StockIndex, standings: readonly Standing[], today: string) {
  const wanted = wantedCodes("standings", standings);
  const [isHalal, isPurify, isDoubt] = (["halal", "purify", "doubt"] as const).map(
    (word) => STANDINGS.indexOf(word) + 1,
  );
  const oldest = dateNumber(staleBefore(today));
  return (position: number): boolean => {
    const code = codes.standings[position] ?? 0;
    const isAged = (dates[position] ?? 0) < oldest && (code === isHalal || code === isPurify);
    return wanted[(isAged ? isDoubt : code) ?? 0] === 1;
  };
}

function wantedCodes(part: Part, words: readonly string[]): Uint8Array {
  const wanted = new Uint8Array(256);
  const known = INDEX_CODES[part].words;
  for (const word of words) wanted[known.indexOf(word) + 1] = 1;
  wanted[0] = 0;
  return wanted;
}
