/** How a broker's file, or a person, names a share. What is not said is null. */
export type ShareName = {
  symbol: string | null;
  /** International Securities Identification Number, twelve characters. */
  isin: string | null;
  name: string | null;
};

type OfShare = { id: string; account: string; share: ShareName };

/** What an account held on a day, as a list of positions has it. It stands for all that happened in the account until then. */
export type Holding = OfShare & {
  kind: "holding";
  date: string;
  shares: number;
  /** What one of them cost, in `currency`; null when it is not known. */
  averageCost: number | null;
  currency: string;
  /** ISO date; null when it is not known how long they have been held. */
  heldSince: string | null;
};

export type Trade = OfShare & {
  kind: "buy" | "sell";
  date: string;
  shares: number;
  /** Of one share, in `currency`. */
  price: number;
  currency: string;
  /** What one of the sold shares had cost, where the person or the file says so. */
  purchasePrice: number | null;
};

/** The whole of a dividend as it was paid, before tax where the source says that. */
export type Dividend = OfShare & { kind: "dividend"; date: string; amount: number; currency: string };

/** New shares for old: by the ratio (4 for one), or by how many were added, where the source says only that. */
export type Split = OfShare & { kind: "split"; date: string; ratio: number | null; sharesAdded: number | null };

/** What was given away, for purification. */
export type Gift = {
  kind: "gift";
  id: string;
  date: string;
  amount: number;
  currency: string;
  to: string;
  /** The year whose purification it is. */
  forYear: number;
};

export type ShareRecord = Holding | Trade | Dividend | Split;
export type PortfolioRecord = ShareRecord | Gift;

/** The same names for one share in every account: a platform's symbol where one is known, else what the source calls it. */
export type KeyOf = (share: ShareName) => string;

/** What a share is called as long as the platform does not know it. */
export function ownName({ symbol, isin, name }: ShareName): string {
  return symbol ?? isin ?? name ?? "?";
}

/** Adds records that are not there yet: the same file twice adds nothing. A newer list of positions replaces the older one's row. */
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

/** The newer list counts; of the same day, one that says something else. */
function isNewer(record: Holding, known: Holding): boolean {
  if (record.date !== known.date) return record.date > known.date;
  return record.shares !== known.shares || record.averageCost !== known.averageCost;
}
