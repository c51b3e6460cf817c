import {
  arrive,
  type Book,
  emptyBook,
  leave,
  list,
  merge,
  type Opening,
  own,
  ratioOf,
  type Sale,
  sell,
  spinOff,
  splitBook,
} from "./books.ts";
import { type CostMethod, compare, costOf, countOf, isSameCount, type Lot, sum } from "./lots.ts";
import type { KeyOf, ShareName, ShareRecord, Transfer } from "./records.ts";

/** Shares held from a day on, counted as after every later split. `from` is null for shares held before the records start. */
export type Stretch = { from: string | null; shares: number };

/** One account's records of one share, evaluated. */
export type AccountHistory = {
  account: string;
  shares: number;
  averageCost: number | null;
  currency: string | null;
  /** What is owned, oldest first. */
  lots: readonly Lot[];
  stretches: readonly Stretch[];
  splits: readonly { date: string; ratio: number }[];
  sales: readonly Sale[];
  /** Days on which shares went to an account without records. */
  leftOn: readonly string[];
  /** Part of the holding period is assumed: the records start after the first purchase. */
  isTimeAssumed: boolean;
  /** More was sold than bought, or a split found no shares: something is missing in the records. */
  isIncomplete: boolean;
};

/** A person's holding of one share, in all accounts together. */
export type Position = {
  key: string;
  share: ShareName;
  shares: number;
  /** The average cost of one share, over the accounts that give it in one currency; null otherwise. */
  averageCost: { amount: number; currency: string } | null;
  accounts: readonly AccountHistory[];
};

/** The order of events on one day: corporate actions and transfers are of its start, a list of positions is of its end. */
const ORDER: Readonly<Record<ShareRecord["kind"], number>> = {
  split: 0,
  merger: 1,
  spin_off: 2,
  transfer_out: 3,
  transfer_in: 4,
  buy: 5,
  reinvestment: 6,
  sell: 7,
  dividend: 8,
  holding: 9,
};

export function inOrder(
  records: readonly ShareRecord[],
  dayOf: (record: ShareRecord) => string = ({ date }) => date,
): ShareRecord[] {
  return records.toSorted(
    (first, second) =>
      compare(dayOf(first), dayOf(second)) || ORDER[first.kind] - ORDER[second.kind] || compare(first.id, second.id),
  );
}

/**
 * Everything owned or ever traded, one position per share with its accounts merged, by key. A share no longer owned has 0 shares and
 * keeps its sales. Independent of the order of the records.
 */
export function positionsOf(records: readonly ShareRecord[], keyOf: KeyOf, method: CostMethod = "average"): Position[] {
  const byKey = new Map<string, Map<string, Book>>();
  const bookOf = (account: string, share: ShareName): Book => {
    const key = keyOf(share);
    const books = byKey.get(key) ?? new Map<string, Book>();
    byKey.set(key, books);
    const book = books.get(account) ?? emptyBook(account, key, method);
    books.set(account, book);
    book.names.push(share);
    return book;
  };
  const { outOf, isMatched, dayOf } = matchedTransfers(records, keyOf);
  const moving = new Map<string, readonly Lot[]>();
  for (const record of inOrder(records, dayOf)) {
    const book = bookOf(record.account, record.share);
    const day = dayOf(record);
    const other = (share: ShareName) => bookOf(record.account, share);
    switch (record.kind) {
      case "dividend":
        break;
      case "merger":
        merge(book, record.newShare && other(record.newShare), record);
        break;
      case "spin_off":
        spinOff(book, other(record.newShare), record);
        break;
      case "transfer_out": {
        const { taken } = leave(book, record.shares, day);
        if (isMatched(record.id)) moving.set(record.id, taken);
        else book.leftOn.push(day);
        break;
      }
      case "transfer_in":
        arrive(book, record, day, moving.get(outOf.get(record.id) ?? ""));
        break;
      case "split":
        splitBook(book, day, ratioOf(record, countOf(book.lots)));
        break;
      case "holding":
        list(book, record);
        break;
      case "sell":
        sell(book, record);
        break;
      default: {
        const { shares, price, currency } = record;
        own(book, day, [...book.lots, { since: day, shares, cost: price, currency }]);
      }
    }
  }
  return [...byKey]
    .map(([key, books]) => {
      const sortedBooks = [...books.values()].sort((first, second) => compare(first.account, second.account));
      const histories = sortedBooks.map((book) => historyOf(book, sortedBooks));
      return {
        key,
        share: nameOf(sortedBooks.flatMap(({ names }) => names)),
        shares: sum(histories.map(({ shares }) => shares)),
        averageCost: costOf(
          histories
            .filter(({ shares }) => shares > 0)
            .map(({ shares, averageCost, currency }) => ({ shares, cost: averageCost, currency: currency ?? "" })),
        ),
        accounts: histories,
      };
    })
    .sort((first, second) => compare(first.key, second.key));
}

const DAYS_ON_THE_WAY = 31;

/**
 * Transfers out with the transfer in, also of the same account, that has the same number of the same shares within a month, the
 * nearest first. Both are of the earlier day, so that the shares are owned without a gap.
 */
function matchedTransfers(records: readonly ShareRecord[], keyOf: KeyOf) {
  const outs = new Map<string, Transfer[]>();
  for (const record of records)
    if (record.kind === "transfer_out") {
      const key = keyOf(record.share);
      outs.set(key, [...(outs.get(key) ?? []), record]);
    }
  const pairs = records
    .filter((record): record is Transfer => record.kind === "transfer_in")
    .flatMap((to) =>
      (outs.get(keyOf(to.share)) ?? []).map((from) => ({
        from,
        to,
        days: Math.abs(dayNumber(from.date) - dayNumber(to.date)),
      })),
    )
    .filter(({ from, to, days }) => days <= DAYS_ON_THE_WAY && isSameCount(from.shares, to.shares))
    .sort(
      (first, second) =>
        first.days - second.days || compare(first.from.id, second.from.id) || compare(first.to.id, second.to.id),
    );
  const outOf = new Map<string, string>();
  const days = new Map<string, string>();
  for (const { from, to } of pairs) {
    if (outOf.has(to.id) || days.has(from.id)) continue;
    const day = from.date < to.date ? from.date : to.date;
    outOf.set(to.id, from.id);
    days.set(from.id, day).set(to.id, day);
  }
  return {
    outOf,
    isMatched: (id: string) => days.has(id),
    dayOf: (record: ShareRecord) => days.get(record.id) ?? record.date,
  };
}

function historyOf(book: Book, books: readonly Book[]): AccountHistory {
  const { account, lots, steps, sales, leftOn, isIncomplete, opening, arrivals } = book;
  // An account that has sold everything no longer hears of splits.
  const last = lots.length > 0 ? undefined : steps.at(-1)?.date;
  const most = books.reduce((first, second) => (second.splits.length > first.splits.length ? second : first), book);
  const splits = [...book.splits, ...(last && most !== book ? most.splits.filter(({ date }) => date > last) : [])];
  const later = (date: string) => laterSplits({ splits }, date);
  const openings = (opening ? [...arrivals, opening] : arrivals).map((one) => ({
    ...one,
    shares: one.shares * later(one.date),
  }));
  const cost = costOf(lots);
  return {
    account,
    shares: countOf(lots),
    averageCost: cost?.amount ?? null,
    currency: cost?.currency ?? null,
    lots,
    stretches: stretchesOf(
      steps.map(({ date, shares }) => ({ from: date, shares: shares * later(date) })),
      openings,
    ),
    splits,
    sales,
    leftOn,
    isTimeAssumed: openings.some(({ since }) => since === null),
    isIncomplete,
  };
}

/** Shares that precede their first record are assumed to be held all the time before it, or since the day that it names. */
function stretchesOf(steps: readonly { from: string; shares: number }[], openings: readonly Opening[]): Stretch[] {
  const byDay = new Map(steps.map(({ from, shares }) => [from, shares]));
  const days = [...new Set([...byDay.keys(), ...openings.flatMap(({ since }) => since ?? [])])].sort();
  const before = (day: string | null) =>
    sum(
      openings
        .filter(({ since, date }) => (since === null || (day !== null && since <= day)) && (day === null || day < date))
        .map(({ shares }) => shares),
    );
  let shares = 0;
  return [null, ...days].map((from) => {
    shares = byDay.get(from ?? "") ?? shares;
    return { from, shares: shares + before(from) };
  });
}

/** Shares held through a year: shares × days held ÷ days of the year, up to and with `today`. A share held all year is 1. */
export function sharesThroughYear(
  { stretches }: Pick<AccountHistory, "stretches">,
  year: number,
  today: string,
): number {
  const begin = dayNumber(`${year}-01-01`);
  const end = Math.min(dayNumber(`${year + 1}-01-01`), dayNumber(today) + 1);
  const days = dayNumber(`${year + 1}-01-01`) - begin;
  const parts: number[] = [];
  stretches.forEach(({ from, shares }, index) => {
    const next = stretches[index + 1]?.from;
    const first = Math.max(begin, from === null ? begin : dayNumber(from));
    const last = Math.min(end, next ? dayNumber(next) : end);
    if (last > first) parts.push((shares * (last - first)) / days);
  });
  return sum(parts);
}

/** How many shares one share of a day has become by later splits. */
export function laterSplits({ splits }: Pick<AccountHistory, "splits">, date: string): number {
  return product(splits.filter((split) => split.date > date).map(({ ratio }) => ratio));
}

/** The shares held at the end of a day, in all accounts, counted as after every later split. */
export function sharesOn({ accounts }: Pick<Position, "accounts">, date: string): number {
  return sum(accounts.map((account) => sharesOfAccount(account, date)));
}

export function sharesOfAccount({ stretches }: Pick<AccountHistory, "stretches">, date: string): number {
  return stretches.findLast(({ from }) => from === null || from <= date)?.shares ?? 0;
}

function dayNumber(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
}

/** The most complete name in the records: the first symbol, ISIN and name. */
function nameOf(names: readonly ShareName[]): ShareName {
  const first = (part: keyof ShareName) => names.find((name) => name[part] !== null)?.[part] ?? null;
  return { symbol: first("symbol"), isin: first("isin"), name: first("name") };
}

const product = (ratios: readonly number[]) => ratios.reduce((whole, ratio) => whole * ratio, 1);
