import { entryTexts as texts } from "#messages/portfolio/ledger.ts";
import { positionTexts } from "#messages/portfolio.ts";
import type { PortfolioRecord, ShareName } from "../../../../../domain/portfolio/records.ts";
import { parseAmount } from "../../../lib/amount-text.ts";

export const EMPTY_ENTRY = {
  symbol: "",
  date: "",
  amount: "",
  currency: "USD",
  shares: "",
  price: "",
  salePrice: "",
  purchasePrice: "",
  ratio: "",
  newSymbol: "",
  newShares: "",
  costPercent: "",
  cash: "",
  to: "",
  forYear: "",
  account: "",
  into: "",
};
export type Entry = typeof EMPTY_ENTRY;

/** The figures that each kind asks for. */
export const ENTRY_AMOUNTS = {
  dividend: ["amount"],
  reinvestment: ["amount", "shares", "price"],
  buy: ["shares", "price"],
  sell: ["shares", "salePrice", "purchasePrice"],
  split: ["ratio"],
  spin_off: ["newShares", "costPercent"],
  merger: ["newShares", "cash"],
  transfer: ["shares"],
  fee: ["amount"],
  tax: ["amount"],
  gift: ["amount", "forYear"],
} as const;
export type EntryKind = keyof typeof ENTRY_AMOUNTS;
export const ENTRY_KINDS = Object.keys(ENTRY_AMOUNTS) as EntryKind[];
type AmountName = (typeof ENTRY_AMOUNTS)[EntryKind][number];

const OPTIONAL: Readonly<Partial<Record<EntryKind, readonly AmountName[]>>> = {
  sell: ["purchasePrice"],
  spin_off: ["costPercent"],
  merger: ["newShares", "cash"],
  gift: ["forYear"],
};

export const isOptional = (kind: EntryKind, name: AmountName) => OPTIONAL[kind]?.includes(name) ?? false;

export const hasCurrency = (kind: EntryKind) => kind !== "split" && kind !== "spin_off" && kind !== "transfer";

/** Kinds that name a new share; in a merger for cash alone there is none. */
export const namesNewShare = (kind: EntryKind, { newShares }: Pick<Entry, "newShares">) =>
  kind === "spin_off" || (kind === "merger" && newShares.trim() !== "");

export type EntryErrors = Partial<Record<keyof Entry, string>>;

export function entryErrors(kind: EntryKind, entry: Entry, today: string): EntryErrors {
  const errors: EntryErrors = {};
  if (!/^\d{4}-\d{2}-\d{2}$/.test(entry.date) || entry.date > today) errors.date = texts.badDay;
  for (const name of ENTRY_AMOUNTS[kind]) {
    const isEmpty = entry[name].trim() === "";
    if (isEmpty && isOptional(kind, name)) continue;
    if (!((parseAmount(entry[name]) ?? 0) > 0))
      errors[name] = isOptional(kind, name) ? positionTexts.badNumber : texts.aboveZero;
  }
  const percent = parseAmount(entry.costPercent);
  if (kind === "spin_off" && percent !== undefined) {
    if (percent <= 100) delete errors.costPercent;
    else errors.costPercent = positionTexts.badPercent;
  }
  const year = parseAmount(entry.forYear);
  if (kind === "gift" && year !== undefined && !(Number.isInteger(year) && year >= 1900 && year <= 2200))
    errors.forYear = positionTexts.badNumber;
  if (kind === "merger" && entry.newShares.trim() === "" && entry.cash.trim() === "") errors.cash = texts.received;
  if (kind === "transfer" && (entry.into.trim() === "" || entry.into.trim() === entry.account))
    errors.into = texts.otherAccount;
  return errors;
}

const named = (symbol: string): ShareName => ({ symbol, isin: null, name: null });

/** The records of an entry without errors; a move between accounts is two. */
export function entryRecords(kind: EntryKind, entry: Entry, id: string): PortfolioRecord[] {
  const { date, currency, account } = entry;
  const number = (name: AmountName) => parseAmount(entry[name]) ?? 0;
  const orNull = (name: AmountName) => parseAmount(entry[name]) ?? null;
  const amount = number("amount");
  const shares = number("shares");
  const own = { id, date, account };
  const base = { ...own, share: named(entry.symbol) };
  const newShare = named(entry.newSymbol);
  const [price, newShares] = [number("price"), number("newShares")];
  const moved = { ...base, shares, averageCost: null, currency, heldSince: null };
  switch (kind) {
    case "gift": {
      const forYear = number("forYear") || Number(date.slice(0, 4));
      return [{ kind, id, date, amount, currency, to: entry.to.trim(), forYear }];
    }
    case "fee":
    case "tax":
      return [{ kind, ...own, share: entry.symbol ? base.share : null, amount, currency }];
    case "dividend":
      return [{ kind, ...base, amount, currency }];
    case "reinvestment":
      return [{ kind, ...base, amount, shares, price, currency }];
    case "buy":
      return [{ kind, ...base, shares, price, currency, purchasePrice: null }];
    case "sell":
      return [{ kind, ...base, shares, price: number("salePrice"), currency, purchasePrice: orNull("purchasePrice") }];
    case "split":
      return [{ kind, ...base, ratio: number("ratio"), sharesAdded: null }];
    case "spin_off":
      return [{ kind, ...base, newShare, shares: newShares, costPercent: orNull("costPercent") }];
    case "merger": {
      const received = { newShare: newShares > 0 ? newShare : null, newShares, cash: number("cash"), currency };
      return [{ kind, ...base, shares: null, ...received }];
    }
    case "transfer":
      return [
        { ...moved, kind: "transfer_out" },
        { ...moved, kind: "transfer_in", id: `${id} in`, account: entry.into.trim() },
      ];
  }
}
