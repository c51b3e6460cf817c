import type { Holding, KeyOf, ShareName, ShareRecord, Split, Trade } from "./records.ts";

/** Shares held from a day on, counted as after every later split. `from` is null for shares held before the records start. */
export type Stretch = { from: string | null; shares: number };

export type Sale = {
  trade: Trade;
  /** The average cost of one of the sold shares; null when the records do not say. */
  averageCost: number | null;
};

/** One account's records of one share, evaluated. */
export type AccountHistory = {
  account: string;
  shares: number;
  averageCost: number | null;
  currency: string | null;
  stretches: readonly Stretch[];
  sales: readonly Sale[];
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

/** Fractions of a share that brokers leave behind by rounding. */
const NOTHING = 1e-7;

/** The order of events on one day: a list of positions is of the day's end, a split of its start. */
const ORDER: Readonly<Record<ShareRecord["kind"], number>> = { split: 0, buy: 1, sell: 2, dividend: 3, holding: 4 };

/**
 * Everything owned or ever traded, one position per share with its accounts merged, by key. A share no longer owned has 0 shares and
 * keeps its sales. Independent of the order of the records.
 */
export function positionsOf(records: readonly ShareRecord[], keyOf: KeyOf): Position[] {
  const byKey = new Map<string, Map<string, ShareRecord[]>>();
  for (const record of records) {
    const key = keyOf(record.share);
    const accounts = byKey.get(key) ?? new Map<string, ShareRecord[]>();
    byKey.set(key, accounts);
    const kept = accounts.get(record.account);
    if (kept) kept.push(record);
    else accounts.set(record.account, [record]);
  }
  return [...byKey]
    .map(([key, accounts]) => {
      const histories = [...accounts]
        .map(([account, ofAccount]) => historyOf(account, ofAccount))
        .sort((first, second) => compare(first.account, second.account));
      return {
        key,
        share: nameOf([...accounts.values()].flat()),
        shares: sum(histories.map(({ shares }) => shares)),
        averageCost: averageCostOf(histories),
        accounts: histories,
      };
    })
    .sort((first, second) => compare(first.key, second.key));
}

type Owned = { shares: number; averageCost: number | null; currency: string | null };
const NONE_OWNED: Owned = { shares: 0, averageCost: null, currency: null };

/** One account's records of one share, from first to last. */
export function historyOf(account: string, records: readonly ShareRecord[]): AccountHistory {
  const sorted = [...records].sort(
    (first, second) =>
      compare(first.date, second.date) || ORDER[first.kind] - ORDER[second.kind] || compare(first.id, second.id),
  );
  const splits: { date: string; ratio: number }[] = [];
  const steps: { date: string; shares: number }[] = [];
  const sales: Sale[] = [];
  let state = NONE_OWNED;
  let isIncomplete = false;
  let opening: { shares: number; date: string } | undefined;
  let heldSince: string | null = null;
  let list: { before: Owned; holding: Holding } | undefined;
  for (const record of sorted) {
    if (record.kind === "dividend") continue;
    if (record.kind === "split") {
      const ratio = ratioOf(record, state.shares);
      if (ratio === null) {
        isIncomplete = true;
        continue;
      }
      splits.push({ date: record.date, ratio });
      state = {
        ...state,
        shares: state.shares * ratio,
        averageCost: state.averageCost === null ? null : state.averageCost / ratio,
      };
    } else if (record.kind === "holding") {
      list =
        list?.holding.date === record.date
          ? { ...list, holding: inOneList(list.holding, record) }
          : { before: state, holding: record };
      const added = list.holding.shares - list.before.shares;
      if ((!opening || opening.date === record.date) && added > NOTHING) {
        opening = { shares: added, date: record.date };
        heldSince = record.heldSince;
      }
      state = listed(list.before, list.holding);
      isIncomplete = false;
    } else if (record.kind === "buy") {
      state = bought(state, record);
    } else {
      sales.push({ trade: record, averageCost: record.currency === state.currency ? state.averageCost : null });
      const left = state.shares - record.shares;
      if (left < -NOTHING) isIncomplete = true;
      state = left > NOTHING ? { ...state, shares: left } : NONE_OWNED;
    }
    steps.push({ date: record.date, shares: state.shares });
  }
  const later = (date: string) => product(splits.filter((split) => split.date > date).map(({ ratio }) => ratio));
  return {
    account,
    ...state,
    stretches: stretchesOf(
      steps.map(({ date, shares }) => ({ from: date, shares: shares * later(date) })),
      opening && { shares: opening.shares * later(opening.date), date: opening.date, since: heldSince },
    ),
    sales,
    isTimeAssumed: opening !== undefined && heldSince === null,
    isIncomplete,
  };
}

function bought(state: Owned, trade: Trade): Owned {
  const shares = state.shares + trade.shares;
  const isFirst = state.shares <= NOTHING;
  const isKnown = isFirst || (state.averageCost !== null && state.currency === trade.currency);
  const before = isFirst ? 0 : state.shares * (state.averageCost ?? 0);
  return {
    shares,
    averageCost: isKnown && shares > 0 ? (before + trade.shares * trade.price) / shares : null,
    currency: isFirst || state.currency === trade.currency ? trade.currency : null,
  };
}

/** Two lines of one list that are the same share, as one. */
export function inOneList(first: Holding, second: Holding): Holding {
  const shares = first.shares + second.shares;
  const isKnown =
    first.averageCost !== null && second.averageCost !== null && first.currency === second.currency && shares > 0;
  const cost = (first.averageCost ?? 0) * first.shares + (second.averageCost ?? 0) * second.shares;
  return { ...first, shares, averageCost: isKnown ? cost / shares : null };
}

function listed(state: Owned, holding: Holding): Owned {
  return holding.averageCost === null
    ? { ...state, shares: holding.shares, currency: state.currency ?? holding.currency }
    : { shares: holding.shares, averageCost: holding.averageCost, currency: holding.currency };
}

function ratioOf({ ratio, sharesAdded }: Split, shares: number): number | null {
  if (ratio !== null) return ratio > 0 ? ratio : null;
  if (sharesAdded === null || shares <= NOTHING) return null;
  const after = shares + sharesAdded;
  return after > 0 ? after / shares : null;
}

/** Shares that precede a list of positions are assumed to be held all the time before it, or since the day that the list names. */
function stretchesOf(
  steps: readonly { from: string; shares: number }[],
  opening: { shares: number; date: string; since: string | null } | undefined,
): Stretch[] {
  const stretches: Stretch[] = [{ from: opening?.since ?? null, shares: opening?.shares ?? 0 }];
  for (const { from, shares } of steps) {
    const extra =
      opening && from < opening.date && (opening.since === null || from >= opening.since) ? opening.shares : 0;
    if (stretches.at(-1)?.from === from) stretches.pop();
    stretches.push({ from, shares: shares + extra });
  }
  return stretches;
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

function dayNumber(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
}

/** The most complete name in the records: the most frequent symbol, the first ISIN and the first name. */
function nameOf(records: readonly ShareRecord[]): ShareName {
  const sorted = [...records].sort((first, second) => compare(first.id, second.id));
  const first = (part: keyof ShareName) => sorted.find(({ share }) => share[part] !== null)?.share[part] ?? null;
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
