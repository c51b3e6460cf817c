import type { Holding, KeyOf, Merger, ShareName, ShareRecord, SpinOff, Split, Trade, Transfer } from "./records.ts";

/**
 * Which of the shares are sold first: a part of every purchase at their average cost, or those bought first.
 *
 * @see https://www.irs.gov/faqs/capital-gains-losses-and-sale-of-home/stocks-options-splits-traders for first in, first out
 * @see https://www.gov.uk/hmrc-internal-manuals/capital-gains-manual/cg51622 for the pool at its average cost
 */
export const COST_METHODS = ["average", "first_in"] as const;
export type CostMethod = (typeof COST_METHODS)[number];

/** Shares held from a day on, counted as after every later split. `from` is null for shares held before the records start. */
export type Stretch = { from: string | null; shares: number };

/** Shares bought together; by the average, all of them. */
export type Lot = {
  /** The first day of holding, as far as the records say. */
  since: string;
  shares: number;
  /** Of one share, in `currency`; null when the records do not say. */
  cost: number | null;
  currency: string;
  /** A spin-off took an unknown part of the cost. */
  isSplitOff?: boolean;
};

export type Sale = {
  /** A sale, or the money paid in a merger. */
  trade: Pick<Trade, "id" | "date" | "shares" | "price" | "currency" | "purchasePrice">;
  /** The cost of one of the sold shares by the method; null when the records do not say. */
  averageCost: number | null;
  isMerger?: boolean;
  whyCostUnknown?: "sold_before_bought" | "spin_off_cost_not_known";
};

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

/** Fractions of a share that brokers leave behind by rounding: in all, and of the shares that move. */
const NOTHING = 1e-7;
const ROUNDING = 1e-4;

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

type Opening = { shares: number; date: string; since: string | null };

/** One account's shares of one company while its records are read, from first to last. */
type Book = {
  account: string;
  key: string;
  names: ShareName[];
  lots: readonly Lot[];
  splits: { date: string; ratio: number }[];
  steps: { date: string; shares: number }[];
  /** Shares held before the records name them, until the day that they do: of the first list, and of transfers. */
  opening?: Opening;
  arrivals: Opening[];
  sales: Sale[];
  leftOn: string[];
  isIncomplete: boolean;
  list?: { before: readonly Lot[]; holding: Holding };
};

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
    const book = books.get(account) ?? emptyBook(account, key);
    books.set(account, book);
    book.names.push(share);
    return book;
  };
  const { outOf, isMatched, dayOf } = matchedTransfers(records, keyOf);
  const sorted = [...records].sort(
    (first, second) =>
      compare(dayOf(first), dayOf(second)) || ORDER[first.kind] - ORDER[second.kind] || compare(first.id, second.id),
  );
  const moving = new Map<string, readonly Lot[]>();
  for (const record of sorted) {
    const book = bookOf(record.account, record.share);
    const day = dayOf(record);
    const other = (share: ShareName) => bookOf(record.account, share);
    switch (record.kind) {
      case "dividend":
        break;
      case "merger":
        merge(book, record.newShare && other(record.newShare), record, method);
        break;
      case "spin_off":
        spinOff(book, other(record.newShare), record, method);
        break;
      case "transfer_out": {
        const { taken } = leave(book, record.shares, day);
        if (isMatched(record.id)) moving.set(record.id, taken);
        else book.leftOn.push(day);
        break;
      }
      case "transfer_in":
        arrive(book, record, day, moving.get(outOf.get(record.id) ?? ""), method);
        break;
      case "split":
        splitBook(book, day, ratioOf(record, countOf(book.lots)));
        break;
      case "holding":
        list(book, record, method);
        break;
      case "sell":
        sell(book, record);
        break;
      default: {
        const { shares, price, currency } = record;
        own(book, day, pooled([...book.lots, { since: day, shares, cost: price, currency }], method));
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
        averageCost: averageCostOf(histories),
        accounts: histories,
      };
    })
    .sort((first, second) => compare(first.key, second.key));
}

const emptyBook = (account: string, key: string): Book => ({
  account,
  key,
  names: [],
  lots: [],
  splits: [],
  steps: [],
  arrivals: [],
  sales: [],
  leftOn: [],
  isIncomplete: false,
});

const isSameCount = (shares: number, held: number) => Math.abs(shares - held) <= NOTHING + held * ROUNDING;

const countOf = (lots: readonly Lot[]) =>
  lots.length === 1 ? (lots[0]?.shares ?? 0) : sum(lots.map(({ shares }) => shares));

function own(book: Book, date: string, lots: readonly Lot[]): void {
  book.lots = countOf(lots) > NOTHING ? lots : [];
  book.steps.push({ date, shares: countOf(book.lots) });
}

/** The cost of one of these shares, all together; null when the cost of one is unknown or in another currency. */
function costOf(lots: readonly Lot[]): { amount: number; currency: string } | null {
  const [first] = lots;
  if (!first || lots.some(({ cost, currency }) => cost === null || currency !== first.currency)) return null;
  if (lots.length === 1) return { amount: first.cost ?? 0, currency: first.currency };
  const whole = sum(lots.map(({ cost, shares }) => (cost ?? 0) * shares));
  return { amount: whole / countOf(lots), currency: first.currency };
}

/** Oldest first; by the average, one lot for all. */
function pooled(lots: readonly Lot[], method: CostMethod): readonly Lot[] {
  const held = lots.filter(({ shares }) => shares > 0);
  const sorted = held.every(({ since }, index) => index === 0 || (held[index - 1]?.since ?? "") <= since)
    ? held
    : held.sort((first, second) => compare(first.since, second.since));
  const [first] = sorted;
  if (method === "first_in" || !first || sorted.length === 1) return sorted;
  const isSplitOff = sorted.some((lot) => lot.isSplitOff);
  return [
    { ...first, shares: countOf(sorted), cost: costOf(sorted)?.amount ?? null, ...(isSplitOff && { isSplitOff }) },
  ];
}

type Taken = { taken: readonly Lot[]; left: readonly Lot[]; isShort: boolean };

/** Those bought first. */
function take(lots: readonly Lot[], shares: number): Taken {
  const held = countOf(lots);
  const isShort = shares - held > NOTHING + shares * ROUNDING;
  if (shares >= held - NOTHING) return { taken: lots, left: [], isShort };
  const taken: Lot[] = [];
  let wanted = shares;
  for (const [index, lot] of lots.entries()) {
    if (lot.shares > wanted) {
      if (wanted > 0) taken.push({ ...lot, shares: wanted });
      return { taken, left: [{ ...lot, shares: lot.shares - wanted }, ...lots.slice(index + 1)], isShort };
    }
    taken.push(lot);
    wanted -= lot.shares;
  }
  return { taken, left: [], isShort };
}

function leave(book: Book, shares: number, date: string): Taken {
  const found = take(book.lots, shares);
  if (found.isShort) book.isIncomplete = true;
  own(book, date, found.left);
  return found;
}

function sell(book: Book, trade: Sale["trade"], isMerger = false): void {
  const { taken, isShort } = leave(book, trade.shares, trade.date);
  book.sales.push(saleOf(trade, taken, isShort, isMerger));
}

function saleOf(trade: Sale["trade"], taken: readonly Lot[], isShort: boolean, isMerger: boolean): Sale {
  const cost = isShort ? null : costOf(taken);
  const averageCost = cost?.currency === trade.currency ? cost.amount : null;
  const isSplitOff = taken.some((lot) => lot.isSplitOff && lot.cost === null);
  const why = isShort ? "sold_before_bought" : isSplitOff ? "spin_off_cost_not_known" : undefined;
  return {
    trade,
    averageCost,
    ...(isMerger && { isMerger }),
    ...(averageCost === null && why && { whyCostUnknown: why }),
  };
}

function splitBook(book: Book, date: string, ratio: number | null): void {
  if (ratio === null) {
    book.isIncomplete = true;
    return;
  }
  book.splits.push({ date, ratio });
  own(
    book,
    date,
    book.lots.map((lot) => ({ ...lot, shares: lot.shares * ratio, cost: lot.cost === null ? null : lot.cost / ratio })),
  );
}

/**
 * The new shares take over their percent of each purchase's cost and its day; the old ones keep the rest. Without the percent, which
 * companies publish (in the United States on Form 8937), the cost of both is unknown.
 *
 * @see https://www.bivio.com/site-help/bp/Allocating_Cost_Basis_In_A_Spinoff for the percent that ConocoPhillips published
 */
function spinOff(from: Book, to: Book, { date, shares, costPercent }: SpinOff, method: CostMethod): void {
  const held = countOf(from.lots);
  if (held <= NOTHING) {
    from.isIncomplete = true;
    own(to, date, pooled([...to.lots, { since: date, shares, cost: null, currency: "", isSplitOff: true }], method));
    return;
  }
  const part = costPercent === null ? null : costPercent / 100;
  const flag = part === null ? { isSplitOff: true } : {};
  const given = from.lots.map((lot) => ({
    ...lot,
    shares: (lot.shares / held) * shares,
    cost: lot.cost === null || part === null ? null : (lot.cost * part * held) / shares,
    ...flag,
  }));
  own(
    from,
    date,
    from.lots.map((lot) => ({
      ...lot,
      cost: lot.cost === null || part === null ? null : lot.cost * (1 - part),
      ...flag,
    })),
  );
  own(to, date, pooled([...to.lots, ...given], method));
}

/**
 * The new shares take over the cost and the days of the old ones. Money beside them lowers that cost, and only what exceeds it is a
 * gain of the day; money alone is a sale.
 *
 * @see https://www.gov.uk/hmrc-internal-manuals/capital-gains-manual/cg57844 and cg57847 for money that lowers the cost
 */
function merge(from: Book, to: Book | null, record: Merger, method: CostMethod): void {
  const { id, date, newShares, cash, currency } = record;
  const held = countOf(from.lots);
  const shares = record.shares ?? held;
  if (shares <= NOTHING) {
    from.isIncomplete = true;
    if (to && newShares > 0)
      own(to, date, pooled([...to.lots, { since: date, shares: newShares, cost: null, currency }], method));
    return;
  }
  const paid = { id, date, shares, price: cash / shares, currency, purchasePrice: null };
  if (!to || newShares <= 0) {
    sell(from, paid, true);
    return;
  }
  if (to === from && cash === 0 && isSameCount(shares, held)) {
    splitBook(from, date, newShares / held);
    return;
  }
  const { taken, isShort } = leave(from, shares, date);
  const ratio = newShares / (isShort ? shares : countOf(taken));
  const cost = isShort ? null : costOf(taken);
  const whole = cost && (cash === 0 || cost.currency === currency) ? cost.amount * countOf(taken) : null;
  if (cash > 0 && (whole === null || cash > whole)) from.sales.push(saleOf(paid, taken, isShort, true));
  const kept = cash === 0 ? 1 : whole && Math.max(0, whole - cash) / whole;
  const missing = isShort ? shares - countOf(taken) : 0;
  const given = taken.map((lot) => ({
    ...lot,
    shares: lot.shares * ratio,
    cost: lot.cost === null || kept === null ? null : (lot.cost * kept) / ratio,
  }));
  const unknown = { since: date, shares: missing * ratio, cost: null, currency };
  own(to, date, pooled([...to.lots, ...given, unknown], method));
}

/** What left another account keeps its cost and days. Without that account's record, what the record itself says. */
function arrive(
  book: Book,
  record: Transfer,
  date: string,
  moved: readonly Lot[] | undefined,
  method: CostMethod,
): void {
  const { shares, averageCost, currency, heldSince } = record;
  const missing = shares - countOf(moved ?? []);
  const rest = missing > NOTHING + shares * ROUNDING ? missing : 0;
  const lot = { since: heldSince ?? date, shares: rest, cost: averageCost, currency };
  if (rest > 0) book.arrivals.push({ shares: rest, date, since: heldSince });
  own(book, date, pooled([...book.lots, ...(moved ?? []), lot], method));
}

function list(book: Book, record: Holding, method: CostMethod): void {
  const known = book.list?.holding.date === record.date ? book.list : undefined;
  const before = known?.before ?? book.lots;
  const holding = known ? inOneList(known.holding, record) : record;
  book.list = { before, holding };
  const added = holding.shares - countOf(before);
  if ((!book.opening || book.opening.date === record.date) && added > NOTHING)
    book.opening = { shares: added, date: record.date, since: record.heldSince };
  book.isIncomplete = false;
  own(book, record.date, listed(before, holding, method));
}

/** What a list names replaces what was known, except the purchases behind the same number of shares. */
function listed(before: readonly Lot[], holding: Holding, method: CostMethod): readonly Lot[] {
  const { shares, averageCost, currency, date, heldSince } = holding;
  const held = countOf(before);
  const isSame = isSameCount(shares, held);
  const since = heldSince ?? date;
  if (averageCost !== null && !(method === "first_in" && isSame && costOf(before)))
    return [{ since: heldSince ?? before[0]?.since ?? date, shares, cost: averageCost, currency }];
  if (isSame) return before.map((lot) => ({ ...lot, shares: (lot.shares / held) * shares }));
  if (shares < held) return take(before, held - shares).left;
  return pooled([...before, { since, shares: shares - held, cost: null, currency }], method);
}

/** Two lines of one list that are the same share, as one. */
export function inOneList(first: Holding, second: Holding): Holding {
  const shares = first.shares + second.shares;
  const isKnown =
    first.averageCost !== null && second.averageCost !== null && first.currency === second.currency && shares > 0;
  const cost = (first.averageCost ?? 0) * first.shares + (second.averageCost ?? 0) * second.shares;
  return { ...first, shares, averageCost: isKnown ? cost / shares : null };
}

function ratioOf({ ratio, sharesAdded }: Split, shares: number): number | null {
  if (ratio !== null) return ratio > 0 ? ratio : null;
  if (sharesAdded === null || shares <= NOTHING) return null;
  const after = shares + sharesAdded;
  return after > 0 ? after / shares : null;
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

function averageCostOf(histories: readonly AccountHistory[]): Position["averageCost"] {
  const owned = histories.filter(({ shares }) => shares > 0);
  const [first] = owned;
  if (
    !first?.currency ||
    owned.some(({ averageCost, currency }) => averageCost === null || currency !== first.currency)
  )
    return null;
  const shares = sum(owned.map((history) => history.shares));
  const cost = sum(owned.map((history) => history.shares * (history.averageCost ?? 0)));
  return { amount: cost / shares, currency: first.currency };
}

/** Independent of the order of its parts: smallest first. */
export function sum(amounts: readonly number[]): number {
  let total = 0;
  for (const amount of [...amounts].sort((first, second) => first - second)) total += amount;
  return total;
}

const product = (ratios: readonly number[]) => ratios.reduce((whole, ratio) => whole * ratio, 1);

const compare = (first: string, second: string) => (first < second ? -1 : first > second ? 1 : 0);
