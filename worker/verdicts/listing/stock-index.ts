import {
  EXCHANGE_CODES,
  type ExchangeCode,
  REGIONS,
  type Region,
  SECTORS,
  type Sector,
} from "../../../domain/facts/exchanges.ts";
import { agedStanding, staleBefore } from "../../../domain/screening/ageing.ts";
import { STANDINGS, type Standing } from "../../../domain/screening/standing.ts";
import { STANDARD_IDS, type StandardId } from "../../../domain/standards/standards.ts";
import type { Industry } from "../../../schema/contracts/stocks.ts";
import { idsIn, numberIn, positionsInOrder, type StockOrders } from "./stock-orders.ts";

/** The filters of a list; an absent one filters nothing. */
export type StockFilter = {
  standings?: readonly Standing[] | undefined;
  exchanges?: readonly ExchangeCode[] | undefined;
  sectors?: readonly Sector[] | undefined;
  regions?: readonly Region[] | undefined;
  industries?: readonly string[] | undefined;
  /** A stock in the list may be held under all of them. */
  standards?: readonly StandardId[] | undefined;
  /** Percent, with at most two decimals; a stock of unknown debt exceeds every maximum. */
  maxDebtRatio?: number | undefined;
};

export const PARTS = ["standings", "exchanges", "sectors", "regions"] as const;
type Part = (typeof PARTS)[number];

/** Every screened stock in id order, with the values it can be filtered by. */
export type StockIndex = {
  ids: Uint32Array;
  /** The date of the oldest figure, from which a permissible standing ages. */
  dates: Uint16Array;
  /** Hundredths of a percent, rounded up. */
  debts: Uint32Array;
  /** A bit for each of STANDARD_IDS. */
  standards: Uint16Array;
  /** The position of its industry in `names`, counted from 1; 0 for an unknown one. */
  industries: Uint16Array;
  codes: Readonly<Record<Part, Uint8Array>>;
  names: readonly Industry[];
};

export type IndexCode = { column: string; words: readonly string[] };

/** The parts of a database entry after the id, one character each: the column and the words it encodes. */
export const INDEX_CODES: Readonly<Record<Part, IndexCode>> = {
  standings: { column: "standing", words: STANDINGS },
  exchanges: { column: "exchange", words: EXCHANGE_CODES },
  sectors: { column: "sector", words: SECTORS },
  regions: { column: "region", words: REGIONS },
};
/** The numbers that follow the parts, with their digits. */
export const INDEX_NUMBERS = { dates: 3, debts: 3, standards: 2, industries: 2 } as const;
export const UNKNOWN_DEBT = 64 ** INDEX_NUMBERS.debts - 1;
export const ENTRY_ID_DIGITS = 8;

const NUMBERS_BEGIN = ENTRY_ID_DIGITS + PARTS.length;
const ENTRY_LENGTH = NUMBERS_BEGIN + Object.values(INDEX_NUMBERS).reduce<number>((sum, digits) => sum + digits, 0);
/** Ids and debts, standards, industries and dates, and one code per part. */
const BYTES_OF_A_STOCK = 2 * 4 + 3 * 2 + PARTS.length;

/** A word outside the vocabulary, which matches no filter. */
export const NO_CODE = "0";
const CODE_OF_NONE = NO_CODE.charCodeAt(0);

/** The character that codes the word at a position of its vocabulary. */
export function codeAt(position: number): string {
  return String.fromCharCode(CODE_OF_NONE + position + 1);
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A date as a number in the same order, in sixteen bits. Every month counts as 31 days. */
function dateNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return Math.max(0, (year - 2000) * 372 + (month - 1) * 31 + day - 1);
}

/** The same as written by the database; an unknown date never ages. */
export const DATE_NUMBER = `CASE WHEN figures_on IS NULL THEN 65535 ELSE max(0,
  (substr(figures_on, 1, 4) - 2000) * 372 + (substr(figures_on, 6, 2) - 1) * 31 + substr(figures_on, 9, 2) - 1) END`;

/** The index as bytes: the number of stocks, the parts one after the other, and the names of the industries as JSON. */
export function encodeStockIndex(entries: string, industries: readonly Industry[]): ArrayBuffer {
  const count = entries.length / ENTRY_LENGTH;
  const names = encoder.encode(JSON.stringify(industries));
  const buffer = new ArrayBuffer(4 + count * BYTES_OF_A_STOCK + names.length);
  new Uint32Array(buffer, 0, 1)[0] = count;
  new Uint8Array(buffer).set(names, buffer.byteLength - names.length);
  const index = decodeStockIndex(buffer);
  idsIn(entries, ENTRY_LENGTH, index.ids);
  for (let position = 0; position < count; position++) {
    const begin = position * ENTRY_LENGTH;
    PARTS.forEach((part, place) => {
      index.codes[part][position] = entries.charCodeAt(begin + ENTRY_ID_DIGITS + place) - CODE_OF_NONE;
    });
    let place = begin + NUMBERS_BEGIN;
    for (const part of ["dates", "debts", "standards", "industries"] as const) {
      index[part][position] = numberIn(entries, place, INDEX_NUMBERS[part]);
      place += INDEX_NUMBERS[part];
    }
  }
  return buffer;
}

export function decodeStockIndex(buffer: ArrayBuffer): StockIndex {
  const [count = 0] = new Uint32Array(buffer, 0, 1);
  const codes = 4 + count * 14;
  const run = (position: number) => new Uint8Array(buffer, codes + count * position, count);
  return {
    ids: new Uint32Array(buffer, 4, count),
    debts: new Uint32Array(buffer, 4 + count * 4, count),
    standards: new Uint16Array(buffer, 4 + count * 8, count),
    industries: new Uint16Array(buffer, 4 + count * 10, count),
    dates: new Uint16Array(buffer, 4 + count * 12, count),
    codes: { standings: run(0), exchanges: run(1), sectors: run(2), regions: run(3) },
    names: JSON.parse(decoder.decode(new Uint8Array(buffer, codes + count * PARTS.length))),
  };
}

type Selection = {
  /** ISO date; verdicts are those of this day. */
  today: string;
  cursor?: number | undefined;
  limit: number;
  /** Only these stocks, in id order. */
  among?: readonly number[] | undefined;
  /** In another order than by id. */
  orders?: StockOrders | undefined;
};

/** The ids of one page after `cursor` on a day, whether more follow, and the number of matches. */
export function selectPage(
  index: StockIndex,
  filter: StockFilter,
  { today, cursor, limit, among, orders }: Selection,
): { ids: number[]; nextCursor: number | null; totalCount: number } {
  const matches = testOf(index, filter, today);
  const chosen = among && [...positionsOf(index, among)];
  const ids: number[] = [];
  let totalCount = 0;
  let isAfterCursor = cursor === undefined;
  let hasMore = false;
  // The ranks are from the last publication, and a standing may have aged since.
  const rankToday = orders?.order === "standing" ? standingCodes(index, today) : undefined;
  const inOrder = orders && positionsInOrder(index.ids, orders, chosen, rankToday);
  for (const position of inOrder ?? chosen ?? index.ids.keys()) {
    const id = index.ids[position] ?? 0;
    const isAfter = orders ? isAfterCursor : id > (cursor ?? 0);
    isAfterCursor ||= id === cursor;
    if (!matches(position)) continue;
    totalCount++;
    if (!isAfter) continue;
    if (ids.length < limit) ids.push(id);
    else hasMore = true;
  }
  return { ids, nextCursor: hasMore ? (ids.at(-1) ?? null) : null, totalCount };
}

function testOf(index: StockIndex, filter: StockFilter, today: string): (position: number) => boolean {
  const { debts, standards, industries, names, codes } = index;
  const isOld = ageTest(index, today);
  const tests: ((position: number) => boolean)[] = [];
  for (const part of PARTS) {
    const words = filter[part];
    if (!words) continue;
    const [coded, wanted] = [codes[part], wantedCodes(INDEX_CODES[part].words, words)];
    const codeToday = part === "standings" ? standingCodes(index, today) : (position: number) => coded[position] ?? 0;
    tests.push((position) => wanted[codeToday(position)] === 1);
  }
  if (filter.industries) {
    const known = names.map(({ name }) => name.toLowerCase());
    const wanted = wantedCodes(
      known,
      filter.industries.map((name) => name.toLowerCase()),
    );
    tests.push((position) => wanted[industries[position] ?? 0] === 1);
  }
  if (filter.standards) {
    const mask = filter.standards.reduce((bits, id) => bits | (1 << STANDARD_IDS.indexOf(id)), 0);
    tests.push((position) => ((standards[position] ?? 0) & mask) === mask && !isOld(position));
  }
  if (filter.maxDebtRatio !== undefined) {
    const most = Math.min(Math.round(filter.maxDebtRatio * 100), UNKNOWN_DEBT - 1);
    tests.push((position) => (debts[position] ?? UNKNOWN_DEBT) <= most);
  }
  return (position) => tests.every((test) => test(position));
}

/** The code of each standing today. */
function standingCodes(index: StockIndex, today: string): (position: number) => number {
  const isOld = ageTest(index, today);
  return (position) => {
    const code = index.codes.standings[position] ?? 0;
    return isOld(position) ? (AGED_CODES[code] ?? code) : code;
  };
}

/** Whether the oldest figure is too old today, which puts a permissible stock in doubt. */
function ageTest({ dates }: StockIndex, today: string): (position: number) => boolean {
  const oldest = dateNumber(staleBefore(today));
  return (position) => (dates[position] ?? 0) < oldest;
}

const codeOfStanding = (standing: Standing) => STANDINGS.indexOf(standing) + 1;
const AGED_CODES = [0, ...STANDINGS.map((standing) => codeOfStanding(agedStanding(standing, "", "9999-12-31")))];

/** The positions of these ids, given in the index's order; an id it does not have is left out. */
function* positionsOf({ ids }: StockIndex, among: readonly number[]): Generator<number> {
  let position = 0;
  for (const id of among) {
    while ((ids[position] ?? Number.POSITIVE_INFINITY) < id) position++;
    if (ids[position] === id) yield position;
  }
}

function wantedCodes(known: readonly string[], words: readonly string[]): Uint8Array {
  const wanted = new Uint8Array(known.length + 1);
  for (const word of words) wanted[known.indexOf(word) + 1] = 1;
  wanted[0] = 0;
  return wanted;
}
