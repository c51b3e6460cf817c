import {
  type CostMethod,
  costOf,
  countOf,
  isSameCount,
  type Lot,
  NOTHING,
  pooled,
  ROUNDING,
  type Taken,
  take,
} from "./lots.ts";
import type { Holding, Merger, ShareName, SpinOff, Split, Trade, Transfer } from "./records.ts";

export type Sale = {
  /** A sale, or the money paid in a merger. */
  trade: Pick<Trade, "id" | "date" | "shares" | "price" | "currency" | "purchasePrice">;
  /** The cost of one of the sold shares by the method; null when the records do not say. */
  averageCost: number | null;
  isMerger?: boolean;
  whyCostUnknown?: "sold_before_bought" | "spin_off_cost_not_known";
};

export type Opening = { shares: number; date: string; since: string | null };

/** One account's shares of one company while its records are read, from first to last. */
export type Book = {
  account: string;
  key: string;
  method: CostMethod;
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

export const emptyBook = (account: string, key: string, method: CostMethod): Book => ({
  account,
  key,
  method,
  names: [],
  lots: [],
  splits: [],
  steps: [],
  arrivals: [],
  sales: [],
  leftOn: [],
  isIncomplete: false,
});

export function own(book: Book, date: string, lots: readonly Lot[]): void {
  const held = pooled(lots, book.method);
  book.lots = countOf(held) > NOTHING ? held : [];
  book.steps.push({ date, shares: countOf(book.lots) });
}

export function leave(book: Book, shares: number, date: string): Taken {
  const found = take(book.lots, shares);
  if (found.isShort) book.isIncomplete = true;
  own(book, date, found.left);
  return found;
}

export function sell(book: Book, trade: Sale["trade"], isMerger = false): void {
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

export function splitBook(book: Book, date: string, ratio: number | null): void {
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
export function spinOff(from: Book, to: Book, { date, shares, costPercent }: SpinOff): void {
  const held = countOf(from.lots);
  if (held <= NOTHING) {
    from.isIncomplete = true;
    own(to, date, [...to.lots, { since: date, shares, cost: null, currency: "", isSplitOff: true }]);
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
  own(to, date, [...to.lots, ...given]);
}

/**
 * The new shares take over the cost and the days of the old ones. Money beside them lowers that cost, and only what exceeds it is a
 * gain of the day; money alone is a sale.
 *
 * @see https://www.gov.uk/hmrc-internal-manuals/capital-gains-manual/cg57844 and cg57847 for money that lowers the cost
 */
export function merge(from: Book, to: Book | null, record: Merger): void {
  const { id, date, newShares, cash, currency } = record;
  const held = countOf(from.lots);
  const shares = record.shares ?? held;
  if (shares <= NOTHING) {
    from.isIncomplete = true;
    if (to && newShares > 0) own(to, date, [...to.lots, { since: date, shares: newShares, cost: null, currency }]);
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
  own(to, date, [...to.lots, ...given, unknown]);
}

/** What left another account keeps its cost and days. Without that account's record, what the record itself says. */
export function arrive(book: Book, record: Transfer, date: string, moved: readonly Lot[] = []): void {
  const { shares, averageCost, currency, heldSince } = record;
  const missing = shares - countOf(moved);
  const rest = missing > NOTHING + shares * ROUNDING ? missing : 0;
  const lot = { since: heldSince ?? date, shares: rest, cost: averageCost, currency };
  if (rest > 0) book.arrivals.push({ shares: rest, date, since: heldSince });
  own(book, date, [...book.lots, ...moved, lot]);
}

export function list(book: Book, record: Holding): void {
  const known = book.list?.holding.date === record.date ? book.list : undefined;
  const before = known?.before ?? book.lots;
  const holding = known ? inOneList(known.holding, record) : record;
  book.list = { before, holding };
  const added = holding.shares - countOf(before);
  if ((!book.opening || book.opening.date === record.date) && added > NOTHING)
    book.opening = { shares: added, date: record.date, since: record.heldSince };
  book.isIncomplete = false;
  own(book, record.date, listed(before, holding, book.method));
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
  return [...before, { since, shares: shares - held, cost: null, currency }];
}

/** Two lines of one list that are the same share, as one. */
export function inOneList(first: Holding, second: Holding): Holding {
  const shares = first.shares + second.shares;
  const isKnown =
    first.averageCost !== null && second.averageCost !== null && first.currency === second.currency && shares > 0;
  const cost = (first.averageCost ?? 0) * first.shares + (second.averageCost ?? 0) * second.shares;
  return { ...first, shares, averageCost: isKnown ? cost / shares : null };
}

export function ratioOf({ ratio, sharesAdded }: Split, shares: number): number | null {
  if (ratio !== null) return ratio > 0 ? ratio : null;
  if (sharesAdded === null || shares <= NOTHING) return null;
  const after = shares + sharesAdded;
  return after > 0 ? after / shares : null;
}
