import { rowTexts as texts } from "#messages/portfolio/import.ts";
import { inMajorUnit } from "../../../../../domain/facts/in-dollars.ts";
import {
  type Merger,
  ownName,
  type ShareName,
  type SpinOff,
  type Transfer,
} from "../../../../../domain/portfolio/records.ts";
import { type Amount, type Column, currencyOf, type GivenName, type Row, RowProblem } from "./rows.ts";

type MergerDraft = Omit<Merger, "id" | "account" | "share">;

/** A fee on the whole account has no share. */
type CostDraft = {
  kind: "fee" | "tax";
  share: ShareName | null;
  sourceId?: string;
  account?: string;
  date: string;
  amount: number;
  currency: string;
};

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

export type Draft = CostDraft | ({ share: ShareName; sourceId?: string; account?: string } & OfShareDraft);
type OfShareDraft =
  | Omit<Transfer, "id" | "account" | "share">
  | Omit<SpinOff, "id" | "account" | "share">
  | MergerDraft
  | { kind: "holding"; shares: number; averageCost: number | null; currency: string }
  | {
      kind: "buy" | "sell";
      date: string;
      shares: number;
      price: number;
      currency: string;
      purchasePrice?: number | null;
    }
  | { kind: "dividend"; date: string; amount: number; currency: string }
  | { kind: "split"; date: string; ratio?: number; sharesAdded?: number };

export type Given = GivenName & { currency: string };

type Event = { date: Column; currency?: string; sourceId?: string };

type TradeDraft = Extract<Draft, { kind: "buy" | "sell" }>;

export function trade(
  row: Row,
  isSale: boolean,
  given: Given,
  event: Event & { shares: Amount; price: Amount; purchasePrice?: number | null },
): TradeDraft {
  const currency = currencyOf(event.currency ?? given.currency);
  const { shares, price, purchasePrice = null } = event;
  const paid = inMajorUnit(row.positive("price", price), currency);
  return {
    kind: isSale ? "sell" : "buy",
    ...recordOf(row, given, event),
    shares: row.size("shares", shares),
    price: paid.price,
    currency: paid.currency,
    purchasePrice: purchasePrice === null ? null : inMajorUnit(purchasePrice, currency).price,
  };
}

export function dividend(row: Row, given: Given, event: Event & { amount: Amount }): Draft {
  if ((row.number(event.amount) ?? 0) < 0) throw new RowProblem(texts.dividendTakenBack);
  const paid = row.positive("amount", event.amount);
  const { price, currency } = inMajorUnit(paid, currencyOf(event.currency ?? given.currency));
  return { kind: "dividend", ...recordOf(row, given, event), amount: price, currency };
}

type Lot = { shares: Amount; cost?: Column; total?: Column; account?: string; currency?: string };

export function holding(
  row: Row,
  given: Given,
  { shares, cost, total, account, currency = given.currency }: Lot,
): Draft {
  const count = row.positive("shares", shares);
  const [single, whole] = [cost ? row.number(cost) : null, total ? row.number(total) : null];
  const average = single ?? (whole === null ? null : whole / count);
  const paid = inMajorUnit(Math.abs(average ?? 0), currencyOf(currency));
  return {
    kind: "holding",
    share: row.share(given),
    shares: count,
    averageCost: average === null ? null : paid.price,
    currency: paid.currency,
    ...(account && { account }),
  };
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
  const paid = inMajorUnit(charged, currencyOf(currency ?? given?.currency ?? ""));
  return {
    kind,
    share: given && row.share(given),
    date: row.date(date),
    ...(sourceId && { sourceId }),
    amount: paid.price,
    currency: paid.currency,
  };
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
  const paid = inMajorUnit(event.cash, currencyOf(given.currency));
  return {
    kind: "merger",
    ...recordOf(row, given, event),
    shares: event.shares,
    newShare: null,
    newShares: 0,
    cash: paid.price,
    currency: paid.currency,
  };
}

export function exchange(
  row: Row,
  given: Given,
  event: Event & { shares: number; cash?: number | null; group: string; alone?: Draft | undefined },
): Exchanged {
  const paid = inMajorUnit(Math.max(0, event.cash ?? 0), currencyOf(given.currency));
  return {
    kind: "exchange",
    share: row.share(given),
    date: row.date(event.date),
    shares: event.shares,
    cash: paid.price,
    currency: paid.currency,
    group: event.group,
    ...(event.alone && { alone: event.alone }),
  };
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
