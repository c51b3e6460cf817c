/** How a broker's file, or a person, names a share. Missing parts are null. */
export type ShareName = {
  symbol: string | null;
  /** International Securities Identification Number, twelve characters. */
  isin: string | null;
  name: string | null;
};

/** Accounts without a name of the person's, as they are stored in every language; shown in the page's own words. */
export const BY_HAND = "By hand";
export const OWN_FILE = "My file";

type OfShare = { id: string; account: string; share: ShareName };

/** An account's holding on a day, from a list of positions. It replaces all earlier events in the account. */
export type Holding = OfShare & {
  kind: "holding";
  date: string;
  shares: number;
  /** The cost of one of them, in `currency`; null when unknown. */
  averageCost: number | null;
  currency: string;
  /** ISO date; null when the holding period is unknown. */
  heldSince: string | null;
};

export type Trade = OfShare & {
  kind: "buy" | "sell";
  date: string;
  shares: number;
  /** Per share, in `currency`. */
  price: number;
  currency: string;
  /** The cost of one of the sold shares, if the person or the file gives it. */
  purchasePrice: number | null;
};

/** The whole dividend as paid, before tax if the source gives that. */
export type Dividend = OfShare & { kind: "dividend"; date: string; amount: number; currency: string };

/** New shares for old: by the ratio (4 for one), or by the number added if the source gives only that. */
export type Split = OfShare & { kind: "split"; date: string; ratio: number | null; sharesAdded: number | null };

/** A dividend paid in more of the same shares, each bought at `price`. `amount` is the whole dividend, before tax. */
export type Reinvestment = OfShare & {
  kind: "reinvestment";
  date: string;
  amount: number;
  shares: number;
  price: number;
  currency: string;
};

/** Shares of a new company, given to those who hold the old one. They take over `costPercent` of its cost; null when nobody said. */
export type SpinOff = OfShare & {
  kind: "spin_off";
  date: string;
  newShare: ShareName;
  shares: number;
  costPercent: number | null;
};

/** Shares exchanged for those of another company, for money (all of it in `currency`), or for both; all in the account if `shares` is null. */
export type Merger = OfShare & {
  kind: "merger";
  date: string;
  shares: number | null;
  newShare: ShareName | null;
  newShares: number;
  cash: number;
  currency: string;
};

/** Shares moved between accounts. The cost and the day of purchase are null when the source does not say. */
export type Transfer = OfShare & {
  kind: "transfer_in" | "transfer_out";
  date: string;
  shares: number;
  averageCost: number | null;
  currency: string;
  heldSince: string | null;
};

/** A broker's or an ADR's fee, or tax withheld from a dividend. It lowers nothing that is to be given away. */
export type Cost = {
  kind: "fee" | "tax";
  id: string;
  account: string;
  /** Null for a fee on the whole account. */
  share: ShareName | null;
  date: string;
  amount: number;
  currency: string;
};

/** A payment for purification. */
export type Gift = {
  kind: "gift";
  id: string;
  date: string;
  amount: number;
  currency: string;
  to: string;
  /** The year for which it was paid. */
  forYear: number;
};

export type ShareRecord = Holding | Trade | Dividend | Split | Reinvestment | SpinOff | Merger | Transfer;
export type PortfolioRecord = ShareRecord | Cost | Gift;

export const isCost = (record: PortfolioRecord): record is Cost => record.kind === "fee" || record.kind === "tax";
export const isShareRecord = (record: PortfolioRecord): record is ShareRecord =>
  record.kind !== "gift" && !isCost(record);

/** All the shares that a record names: a spin-off and a merger name two. */
export function sharesNamed(record: PortfolioRecord): ShareName[] {
  if (record.kind === "gift") return [];
  const others = "newShare" in record ? [record.newShare] : [];
  return [record.share, ...others].filter((share) => share !== null);
}

/** One name for a share in every account: a platform's symbol if known, otherwise the source's name. */
export type KeyOf = (share: ShareName) => string;

/** The name of a share that the platform does not know. */
export function ownName({ symbol, isin, name }: ShareName): string {
  return symbol ?? isin ?? name ?? "?";
}

/** Adds new records: the same file twice adds nothing. A newer list of positions replaces the older one's row. */
export function addRecords(
  before: readonly PortfolioRecord[],
  added: readonly PortfolioRecord[],
): { records: PortfolioRecord[]; countAdded: number } {
  const byId = new Map(before.map((record) => [record.id, record]));
  let countAdded = 0;
  for (const record of added) {
    const known = byId.get(record.id);
    if (known && !(isHolding(known) && isHolding(record) && isNewer(record, known))) continue;
    byId.set(record.id, record);
    countAdded++;
  }
  return { records: [...byId.values()], countAdded };
}

const isHolding = (record: PortfolioRecord): record is Holding => record.kind === "holding";

/** The newer list wins; on the same day, one with other figures. */
function isNewer(record: Holding, known: Holding): boolean {
  if (record.date !== known.date) return record.date > known.date;
  return record.shares !== known.shares || record.averageCost !== known.averageCost;
}
