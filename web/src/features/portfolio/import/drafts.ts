import { rowTexts as texts } from "#messages/portfolio/import.ts";
import { inMajorUnit } from "../../../../../domain/facts/in-dollars.ts";
import {
  type Cost,
  type Holding,
  ownName,
  type ShareName,
  type ShareRecord,
  type Split,
  type Trade,
} from "../../../../../domain/portfolio/records.ts";
import { type Amount, type Column, currencyOf, type GivenName, type Row, RowProblem } from "./rows.ts";

type Placeless<Record> = Record extends unknown ? Omit<Record, "id" | "account"> : never;

/** A record before it has its account and its id, in which a file's own number of it counts. A list is of the day of its file. */
export type Draft = { sourceId?: string; account?: string } & (
  | Placeless<Exclude<ShareRecord | Cost, Holding | Trade | Split>>
  | Omit<Placeless<Holding>, "date" | "heldSince">
  | (Omit<Placeless<Trade>, "purchasePrice"> & { purchasePrice?: number | null })
  | { kind: "split"; share: ShareName; date: string; ratio?: number; sharesAdded?: number }
);

/** One side of an exchange: the shares that came, or with a minus those that went, and the money beside them. */
export type Exchanged = {
  kind: "exchange";
  share: ShareName;
  date: string;
  shares: number;
  cash: number;
  currency: string;
  /** What the two sides have in common. */
  group: string;
  /** What it is when it has no other side. */
  alone?: Draft;
};

export type Given = GivenName & { currency: string };

type Event = { date: Column; currency?: string; sourceId?: string };

export function trade(
  row: Row,
  isSale: boolean,
  given: Given,
  event: Event & { shares: Amount; price: Amount; purchasePrice?: number | null },
) {
  const currency = currencyOf(event.currency ?? given.currency);
  const { shares, price, purchasePrice = null } = event;
  const paid = inMajor(row.positive("price", price), currency);
  return {
    kind: isSale ? ("sell" as const) : ("buy" as const),
    ...recordOf(row, given, event),
    shares: row.size("shares", shares),
    price: paid.amount,
    currency: paid.currency,
    purchasePrice: purchasePrice === null ? null : inMajor(purchasePrice, currency).amount,
  };
}

export function dividend(row: Row, given: Given, event: Event & { amount: Amount }): Draft {
  if ((row.number(event.amount) ?? 0) < 0) throw new RowProblem(texts.dividendTakenBack);
  const paid = inMajor(row.positive("amount", event.amount), event.currency ?? given.currency);
  return { kind: "dividend", ...recordOf(row, given, event), ...paid };
}

type Lot = { shares: Amount; cost?: Column; total?: Column; account?: string; currency?: string };

export function holding(row: Row, given: Given, lot: Lot): Draft {
  const { cost, total, account } = lot;
  const shares = row.positive("shares", lot.shares);
  const [single, whole] = [cost ? row.number(cost) : null, total ? row.number(total) : null];
  const average = single ?? (whole === null ? null : whole / shares);
  const { amount, currency } = inMajor(Math.abs(average ?? 0), lot.currency ?? given.currency);
  const averageCost = average === null ? null : amount;
  return { kind: "holding", share: row.share(given), shares, averageCost, currency, ...(account && { account }) };
}

/** New shares for old: by a ratio, or by the number added. */
export function split(
  row: Row,
  given: GivenName,
  event: Event & { ratio?: number | undefined; sharesAdded?: number | null },
): Draft {
  const { ratio, sharesAdded } = event;
  if (ratio === undefined && sharesAdded == null) throw new RowProblem(texts.splitUnsaid);
  return {
    kind: "split",
    ...recordOf(row, given, event),
    ...(ratio === undefined ? { sharesAdded: sharesAdded ?? 0 } : { ratio }),
  };
}

/** Tax or a fee; null stands for the whole account. An amount below 0 was given back. */
export function cost(
  row: Row,
  kind: "fee" | "tax",
  given: Given | null,
  { date, currency, charged, sourceId }: Event & { charged: number | null },
): Draft | undefined {
  if (!charged) return undefined;
  if (charged < 0) throw new RowProblem(texts.costGivenBack);
  const paid = inMajor(charged, currency ?? given?.currency ?? "");
  return { kind, share: given && row.share(given), date: row.date(date), ...(sourceId && { sourceId }), ...paid };
}

/** Shares moved from or to another account; `shares` with a minus for those that left. */
export function transfer(row: Row, given: Given, event: Event & { shares: number }): Draft {
  return {
    kind: event.shares < 0 ? "transfer_out" : "transfer_in",
    ...recordOf(row, given, event),
    shares: Math.abs(event.shares),
    averageCost: null,
    currency: currencyOf(given.currency),
    heldSince: null,
  };
}

export function spinOff(row: Row, old: GivenName, given: GivenName, event: Event & { shares: Amount }): Draft {
  const shares = row.positive("shares", event.shares);
  return { kind: "spin_off", ...recordOf(row, old, event), newShare: row.share(given), shares, costPercent: null };
}

/** Shares taken away for money alone; null are all of them. */
export function cashMerger(row: Row, given: Given, event: Event & { shares: number | null; cash: number }): Draft {
  const { amount: cash, currency } = inMajor(event.cash, given.currency);
  const { shares } = event;
  return { kind: "merger", ...recordOf(row, given, event), shares, newShare: null, newShares: 0, cash, currency };
}

export function exchange(
  row: Row,
  given: Given,
  event: Event & { shares: number; cash?: number | null; group: string; alone?: Draft | undefined },
): Exchanged {
  const { shares, group, alone } = event;
  const { amount: cash, currency } = inMajor(Math.max(0, event.cash ?? 0), given.currency);
  const own = { share: row.share(given), date: row.date(event.date), shares, cash, currency };
  return { kind: "exchange", ...own, group, ...(alone && { alone }) };
}

/**
 * The two sides of an exchange as one record: a split where both are the same share, a merger for shares or for money. Undefined
 * when a side is missing, or when there are several that it could be.
 */
export function exchanged(sides: readonly Exchanged[]): Draft | undefined {
  const [went, ...otherWent] = sides.filter(({ shares }) => shares < 0);
  const [came, ...otherCame] = sides.filter(({ shares }) => shares > 0);
  const cash = sides.reduce((sum, side) => sum + side.cash, 0);
  if (!went || otherWent.length > 0 || otherCame.length > 0 || (!came && cash === 0)) return undefined;
  const { share, date, currency } = went;
  const shares = -went.shares;
  if (came && cash === 0 && ownName(came.share) === ownName(share))
    return { kind: "split", share, date, ratio: came.shares / shares };
  const newShare = came?.share ?? null;
  return { kind: "merger", share, date, shares, newShare, newShares: came?.shares ?? 0, cash, currency };
}

const recordOf = (row: Row, given: GivenName, { date, sourceId }: Event) => ({
  share: row.share(given),
  date: row.date(date),
  ...(sourceId && { sourceId }),
});

function inMajor(amount: number, currency: string): { amount: number; currency: string } {
  const whole = inMajorUnit(amount, currencyOf(currency));
  return { amount: whole.price, currency: whole.currency };
}
