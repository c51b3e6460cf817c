import { EXCHANGE_CODES, type ExchangeCode } from "../../../../domain/issuers/exchanges.ts";
import { REGIONS, type Region, SECTORS, type Sector } from "../../../../domain/issuers/sectors.ts";
import { STANDINGS, type Standing } from "../../../../domain/screening/standing.ts";

/** Where the index of all screened stocks lies in KV. */
export const STOCK_INDEX_KEY = "stock-index-by-standing";

/** What a list can be filtered by; an absent part filters nothing. */
export type StockFilter = {
  standings?: readonly Standing[] | undefined;
  exchanges?: readonly ExchangeCode[] | undefined;
  sectors?: readonly Sector[] | undefined;
  regions?: readonly Region[] | undefined;
};

export const PARTS = ["standings", "exchanges", "sectors", "regions"] as const;
type Part = (typeof PARTS)[number];

/** Every screened stock in id order, one byte for each thing it can be filtered by. */
export type StockIndex = { ids: Uint32Array; codes: Readonly<Record<Part, Uint8Array>> };

export type IndexCode = { column: string; words: readonly string[] };

/** What an entry of the database says after the id, a character for each part: the column and the words that it is coded by. */
export const INDEX_CODES: Readonly<Record<Part, IndexCode>> = {
  standings: { column: "standing", words: STANDINGS },
  exchanges: { column: "exchange", words: EXCHANGE_CODES },
  sectors: { column: "sector", words: SECTORS },
  regions: { column: "region", words: REGIONS },
};
export const ENTRY_ID_DIGITS = 8;
const ENTRY_LENGTH = ENTRY_ID_DIGITS + PARTS.length;

/** A word outside the vocabulary, which matches no filter. */
export const NO_CODE = "0";
const CODE_OF_NONE = NO_CODE.charCodeAt(0);

/** The character that codes the word at a position of its vocabulary. */
export function codeAt(position: number): string {
  return String.fromCharCode(CODE_OF_NONE + position + 1);
}

/** The index as bytes from the entries of the database: the ids, then one run of codes for each part. */
export function encodeStockIndex(entries: string): ArrayBuffer {
  const count = entries.length / ENTRY_LENGTH;
  const buffer = new ArrayBuffer(count * (4 + PARTS.length));
  const { ids, codes } = decodeStockIndex(buffer);
  for (let position = 0; position < count; position++) {
    const begin = position * ENTRY_LENGTH;
    ids[position] = Number.parseInt(entries.slice(begin, begin + ENTRY_ID_DIGITS), 16);
    PARTS.forEach((part, place) => {
      codes[part][position] = entries.charCodeAt(begin + ENTRY_ID_DIGITS + place) - CODE_OF_NONE;
    });
  }
  return buffer;
}

export function decodeStockIndex(buffer: ArrayBuffer): StockIndex {
  const count = buffer.byteLength / (4 + PARTS.length);
  const run = (position: number) => new Uint8Array(buffer, count * (4 + position), count);
  return {
    ids: new Uint32Array(buffer, 0, count),
    codes: { standings: run(0), exchanges: run(1), sectors: run(2), regions: run(3) },
  };
}

/** The ids of one page after `cursor`, whether more follow, and how many match in all: of all stocks, or of those named. */
export function selectPage(
  index: StockIndex,
  filter: StockFilter,
  page: { cursor?: number | undefined; limit: number },
  among?: readonly number[],
): { ids: number[]; nextCursor: number | null; totalCount: number } {
  const tests = PARTS.flatMap((part) => {
    const words = filter[part];
    return words ? [{ codes: index.codes[part], wanted: wantedCodes(part, words) }] : [];
  });
  const ids: number[] = [];
  const after = page.cursor ?? 0;
  let totalCount = 0;
  let hasMore = false;
  for (const position of among ? positionsOf(index, among) : index.ids.keys()) {
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

function wantedCodes(part: Part, words: readonly string[]): Uint8Array {
  const wanted = new Uint8Array(256);
  const known = INDEX_CODES[part].words;
  for (const word of words) wanted[known.indexOf(word) + 1] = 1;
  wanted[0] = 0;
  return wanted;
}
