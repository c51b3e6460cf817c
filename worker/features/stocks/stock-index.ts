import { COMPLIANCE_STATUSES, type ComplianceStatus } from "../../../schema/vocabulary/compliance.ts";
import { EXCHANGE_CODES, type ExchangeCode } from "../../../schema/vocabulary/exchanges.ts";
import { REGIONS, type Region, SECTORS, type Sector } from "../../../schema/vocabulary/sectors.ts";

/** Where the index of all screened stocks lies in KV. */
export const STOCK_INDEX_KEY = "stock-index";

/** What a list can be filtered by; an absent part filters nothing. */
export type StockFilter = {
  statuses?: readonly ComplianceStatus[] | undefined;
  exchanges?: readonly ExchangeCode[] | undefined;
  sectors?: readonly Sector[] | undefined;
  regions?: readonly Region[] | undefined;
};

export type IndexedStock = {
  id: number;
  complianceStatus: string;
  exchange: string;
  sector: string | null;
  region: string | null;
};

const PARTS = ["statuses", "exchanges", "sectors", "regions"] as const;
type Part = (typeof PARTS)[number];

/** Every screened stock in id order, one byte for each thing it can be filtered by. */
export type StockIndex = { ids: Uint32Array; codes: Readonly<Record<Part, Uint8Array>> };

/** Codes count from 1; 0 is a word outside the vocabulary, which matches no filter. */
const CODE_BY_WORD: Readonly<Record<Part, ReadonlyMap<string, number>>> = {
  statuses: codesOf(COMPLIANCE_STATUSES),
  exchanges: codesOf(EXCHANGE_CODES),
  sectors: codesOf(SECTORS),
  regions: codesOf(REGIONS),
};

function codesOf(words: readonly string[]): ReadonlyMap<string, number> {
  return new Map(words.map((word, position) => [word, position + 1]));
}

/** The index as bytes: the ids, then one run of codes for each part. */
export function encodeStockIndex(stocks: readonly IndexedStock[]): ArrayBuffer {
  const count = stocks.length;
  const buffer = new ArrayBuffer(count * (4 + PARTS.length));
  const { ids, codes } = decodeStockIndex(buffer);
  stocks.forEach((stock, position) => {
    ids[position] = stock.id;
    codes.statuses[position] = CODE_BY_WORD.statuses.get(stock.complianceStatus) ?? 0;
    codes.exchanges[position] = CODE_BY_WORD.exchanges.get(stock.exchange) ?? 0;
    codes.sectors[position] = CODE_BY_WORD.sectors.get(stock.sector ?? "") ?? 0;
    codes.regions[position] = CODE_BY_WORD.regions.get(stock.region ?? "") ?? 0;
  });
  return buffer;
}

export function decodeStockIndex(buffer: ArrayBuffer): StockIndex {
  const count = buffer.byteLength / (4 + PARTS.length);
  const run = (position: number) => new Uint8Array(buffer, count * (4 + position), count);
  return {
    ids: new Uint32Array(buffer, 0, count),
    codes: { statuses: run(0), exchanges: run(1), sectors: run(2), regions: run(3) },
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
  for (const word of words) wanted[CODE_BY_WORD[part].get(word) ?? 255] = 1;
  return wanted;
}
