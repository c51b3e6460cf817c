import {
  EXCHANGE_CODES,
  type ExchangeCode,
  REGIONS,
  type Region,
  SECTORS,
  type Sector,
} from "../../../domain/facts/exchanges.ts";
import { industryName } from "../../../domain/issuers/industry-names.ts";
import { ageChangeOn } from "../../../domain/screening/age.ts";
import { STANDINGS, type Standing } from "../../../domain/screening/standing.ts";
import { HOUSE_STANDARD_ID, type StandardId } from "../../../domain/standards/standards.ts";
import type { Industry, ListBound } from "../../../schema/contracts/stocks.ts";
import type { PageAsked } from "../../platform/page.ts";
import { readStanding, type StandingsText, standingsFrom, standsUntilOf } from "../standings-text.ts";
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
} & {
  /** In percent with at most two decimals, or in US dollars; a stock of an unknown figure is within no bound. */
  [Bound in ListBound]?: number | undefined;
};

export const PARTS = ["exchanges", "sectors", "regions"] as const;
type Part = (typeof PARTS)[number];

/** Every screened stock in id order, with the values it can be filtered by. */
export type StockIndex = {
  ids: Uint32Array;
  figures: Readonly<Record<ListBound, Uint32Array>>;
  /** The position of its standings in `standings`, counted from 1; many stocks share theirs. */
  schedules: Uint16Array;
  /** The position of its industry in `names`, counted from 1; 0 for an unknown one. */
  industries: Uint16Array;
  codes: Readonly<Record<Part, Uint8Array>>;
  names: readonly Industry[];
  standings: readonly StandingsText[];
};

export type IndexCode = { column: string; words: readonly string[] };

/** The parts of a database entry after the id, one character each: the column and the words it encodes. */
export const INDEX_CODES: Readonly<Record<Part, IndexCode>> = {
  exchanges: { column: "exchange", words: EXCHANGE_CODES },
  sectors: { column: "sector", words: SECTORS },
  regions: { column: "region", words: REGIONS },
};
/** The figures after the parts, with their digits: in so many to one, up for a maximum and down for a minimum. */
export const INDEX_FIGURES = {
  maxDebtRatio: { column: "debt_ratio", perOne: 100, digits: 3 },
  maxCashRatio: { column: "cash_ratio", perOne: 100, digits: 3 },
  maxNonCompliantIncomeRatio: { column: "non_compliant_income_ratio", perOne: 100, digits: 3 },
  maxPrice: { column: "current_price", perOne: 100, digits: 4 },
  minMarketCapitalization: { column: "market_capitalization", perOne: 1e-6, digits: 4 },
} as const satisfies Readonly<Record<ListBound, { column: string; perOne: number; digits: number }>>;
export const BOUNDS = Object.keys(INDEX_FIGURES) as ListBound[];
export const isMinimum = (bound: ListBound) => bound === "minMarketCapitalization";
export const unknownOf = (bound: ListBound) => 64 ** INDEX_FIGURES[bound].digits - 1;
/** The numbers after the figures, with their digits. */
export const INDEX_NUMBERS = { schedules: 3, industries: 2 } as const;
export const ENTRY_ID_DIGITS = 8;

const NUMBERS_BEGIN = ENTRY_ID_DIGITS + PARTS.length;
const ENTRY_LENGTH =
  NUMBERS_BEGIN +
  BOUNDS.reduce((sum, bound) => sum + INDEX_FIGURES[bound].digits, 0) +
  INDEX_NUMBERS.schedules +
  INDEX_NUMBERS.industries;
/** Ids and figures, schedules and industries, and one code per part. */
const [WIDE, NARROW] = [(1 + BOUNDS.length) * 4, 2 * 2];
const BYTES_OF_A_STOCK = WIDE + NARROW + PARTS.length;

/** A word outside the vocabulary, which matches no filter. */
export const NO_CODE = "0";
const CODE_OF_NONE = NO_CODE.charCodeAt(0);

/** The character that codes the word at a position of its vocabulary. */
export function codeAt(position: number): string {
  return String.fromCharCode(CODE_OF_NONE + position + 1);
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The index as bytes: the number of stocks, the parts one after the other, and the industries and standings as JSON. */
export function encodeStockIndex(
  entries: string,
  industries: readonly Industry[],
  standings: readonly StandingsText[],
): ArrayBuffer {
  const count = entries.length / ENTRY_LENGTH;
  const names = encoder.encode(JSON.stringify([industries, standings]));
  const buffer = new ArrayBuffer(4 + count * BYTES_OF_A_STOCK + names.length);
  new Uint32Array(buffer, 0, 1)[0] = count;
  new Uint8Array(buffer).set(names, buffer.byteLength - names.length);
  const index = decodeStockIndex(buffer);
  const runs = [
    ...BOUNDS.map((bound) => ({ run: index.figures[bound], digits: INDEX_FIGURES[bound].digits })),
    { run: index.schedules, digits: INDEX_NUMBERS.schedules },
    { run: index.industries, digits: INDEX_NUMBERS.industries },
  ];
  idsIn(entries, ENTRY_LENGTH, index.ids);
  for (let position = 0; position < count; position++) {
    const begin = position * ENTRY_LENGTH;
    PARTS.forEach((part, place) => {
      index.codes[part][position] = entries.charCodeAt(begin + ENTRY_ID_DIGITS + place) - CODE_OF_NONE;
    });
    let place = begin + NUMBERS_BEGIN;
    for (const { run, digits } of runs) {
      run[position] = numberIn(entries, place, digits);
      place += digits;
    }
  }
  return buffer;
}

export function decodeStockIndex(buffer: ArrayBuffer): StockIndex {
  const [count = 0] = new Uint32Array(buffer, 0, 1);
  const codes = 4 + count * (WIDE + NARROW);
  const run = (position: number) => new Uint8Array(buffer, codes + count * position, count);
  const [names, standings] = JSON.parse(decoder.decode(new Uint8Array(buffer, codes + count * PARTS.length)));
  return {
    ids: new Uint32Array(buffer, 4, count),
    figures: Object.fromEntries(
      BOUNDS.map((bound, place) => [bound, new Uint32Array(buffer, 4 + count * 4 * (place + 1), count)]),
    ) as StockIndex["figures"],
    schedules: new Uint16Array(buffer, 4 + count * WIDE, count),
    industries: new Uint16Array(buffer, 4 + count * (WIDE + 2), count),
    codes: { exchanges: run(0), sectors: run(1), regions: run(2) },
    names,
    standings,
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
  const rankToday = orders?.order === "standing" ? standingRanks(index, today) : undefined;
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

/** One page of the stocks that fell into doubt by age, latest first, or that will within the notice, next first. */
export function selectAgeing(
  index: StockIndex,
  filter: StockFilter,
  { today, isPast, cursor, limit }: PageAsked & { today: string; isPast: boolean },
): { ids: number[]; nextCursor: number | null; totalCount: number } {
  const matches = testOf(index, filter, today);
  const days = [undefined, ...index.standings.map((standings) => standsUntilOf(standings, HOUSE_STANDARD_ID))].map(
    (last) => (last && ageChangeOn(last, today)?.isPast === isPast ? last : undefined),
  );
  const dayAt = (position: number) => days[index.schedules[position] ?? 0] ?? "";
  const found = [...index.ids.keys()]
    .filter((position) => dayAt(position) !== "" && matches(position))
    .sort((one, other) => (isPast ? -1 : 1) * compared(dayAt(one), dayAt(other)) || one - other)
    .map((position) => index.ids[position] ?? 0);
  const from = cursor === undefined ? 0 : found.indexOf(cursor) + 1;
  const ids = cursor === undefined || from > 0 ? found.slice(from, from + limit) : [];
  return { ids, nextCursor: from + limit < found.length ? (ids.at(-1) ?? null) : null, totalCount: found.length };
}

/** How many stocks of some ids match on a day, by exchange. */
export function countByExchange(
  index: StockIndex,
  filter: StockFilter,
  { today, among }: { today: string; among: readonly number[] },
): Map<ExchangeCode, number> {
  const matches = testOf(index, filter, today);
  const counts = new Map<ExchangeCode, number>();
  for (const position of positionsOf(index, among)) {
    const exchange = EXCHANGE_CODES[(index.codes.exchanges[position] ?? 0) - 1];
    if (exchange && matches(position)) counts.set(exchange, (counts.get(exchange) ?? 0) + 1);
  }
  return counts;
}

const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function testOf(index: StockIndex, filter: StockFilter, today: string): (position: number) => boolean {
  const { figures, schedules, industries, names, codes } = index;
  const tests: ((position: number) => boolean)[] = [];
  for (const part of PARTS) {
    const words = filter[part];
    if (!words) continue;
    const [coded, wanted] = [codes[part], wantedCodes(INDEX_CODES[part].words, words)];
    tests.push((position) => wanted[coded[position] ?? 0] === 1);
  }
  const { standings, standards } = filter;
  if (standings) {
    const wanted = ofSchedules(index, today, (read) => standings.includes(houseStanding(read(HOUSE_STANDARD_ID))));
    tests.push((position) => wanted[schedules[position] ?? 0] === true);
  }
  if (standards) {
    const isPermitted = (standing: string) => standing === "halal" || standing === "purify";
    const wanted = ofSchedules(index, today, (read) => standards.every((id) => isPermitted(read(id))));
    tests.push((position) => wanted[schedules[position] ?? 0] === true);
  }
  if (filter.industries) {
    const keyOf = (name: string) => industryName(name).toLowerCase();
    const asked = new Set(filter.industries.map(keyOf));
    const wanted = [false, ...names.map(({ name }) => asked.has(keyOf(name)))];
    tests.push((position) => wanted[industries[position] ?? 0] === true);
  }
  for (const bound of BOUNDS) {
    const limit = filter[bound];
    if (limit === undefined) continue;
    const [run, unknown] = [figures[bound], unknownOf(bound)];
    const figureAt = (position: number) => run[position] ?? unknown;
    const scaled = Math.min(Math.round(limit * INDEX_FIGURES[bound].perOne), unknown - 1);
    if (isMinimum(bound)) tests.push((position) => figureAt(position) !== unknown && figureAt(position) >= scaled);
    else tests.push((position) => figureAt(position) <= scaled);
  }
  return (position) => tests.every((test) => test(position));
}

type Read = (standardId: StandardId) => ReturnType<typeof readStanding>;

/** Something of each schedule of standings on a day, by its position; nothing at 0. */
function ofSchedules<Of>({ standings }: StockIndex, today: string, something: (read: Read) => Of): (Of | undefined)[] {
  const onDay = standings.map((schedule) => standingsFrom(schedule, today));
  return [undefined, ...onDay.map((letters) => something((standardId) => readStanding(letters, standardId)))];
}

/** The house's own standard has every input it needs, or its verdict is in doubt. */
function houseStanding(standing: ReturnType<typeof readStanding>): Standing {
  return standing === "cannot_be_judged" ? "doubt" : standing;
}

function standingRanks(index: StockIndex, today: string): (position: number) => number {
  const ranks = ofSchedules(index, today, (read) => STANDINGS.indexOf(houseStanding(read(HOUSE_STANDARD_ID))) + 1);
  return (position) => ranks[index.schedules[position] ?? 0] ?? 0;
}

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
