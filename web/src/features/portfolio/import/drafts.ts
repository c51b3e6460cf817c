import { rowTexts as texts } from "#messages/portfolio/import.ts";
import { inMajorUnit } from "../../../../../domain/facts/in-dollars.ts";
import type { ShareName } from "../../../../../domain/portfolio/records.ts";
import { type Amount, type Column, currencyOf, type GivenName, type Row, RowProblem } from "./rows.ts";

export type Draft = { share: ShareName; sourceId?: string; account?: string } & (
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
  | { kind: "split"; date: string; ratio?: number; sharesAdded?: number }
);

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

const recordOf = (row: Row, given: GivenName, { date, sourceId }: Event) => ({
  share: row.share(given),
  date: row.date(date),
  ...(sourceId && { sourceId }),
});
