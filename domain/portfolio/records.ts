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

export type ShareRecord = Holding | Trade | Dividend | Split;
export type PortfolioRecord = ShareRecord | Gift;

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
