import type { LedgerCompany, LedgerDividend } from "../portfolio/purification-ledger.ts";
import { type Cost, type Gift, ownName, type ShareName, type ShareRecord, type Trade } from "../portfolio/records.ts";

export const RATES = { asOf: "2025-06-01", rates: { USD: 1, EUR: 0.8 } };

export const named = (symbol: string): ShareName => ({ symbol, isin: null, name: null });

let count = 0;
const nextId = () => `r${String(count++).padStart(4, "0")}`;

/** Records of a share, in dollars. */
export function recordsOf(symbol: string, account = "A") {
  const made = (kind: ShareRecord["kind"], date: string, fields: object) =>
    ({ kind, id: nextId(), account, share: named(symbol), date, currency: "USD", ...fields }) as ShareRecord;
  const trade =
    (kind: Trade["kind"]) =>
    (date: string, shares: number, price: number, more: Partial<Trade> = {}) =>
      made(kind, date, { shares, price, purchasePrice: null, ...more });
  return {
    made,
    buy: trade("buy"),
    sell: trade("sell"),
    dividend: (date: string, amount: number, currency = "USD") => made("dividend", date, { amount, currency }),
    reinvested: (date: string, amount: number, shares: number, price: number) =>
      made("reinvestment", date, { amount, shares, price }),
    split: (date: string, ratio: number | null, sharesAdded: number | null = null) =>
      made("split", date, { ratio, sharesAdded }),
    listed: (date: string, shares: number, averageCost: number | null = null, heldSince: string | null = null) =>
      made("holding", date, { shares, averageCost, heldSince }),
  };
}

export function gift(date: string, amount: number, forYear: number, currency = "USD", to = "a school"): Gift {
  const id = nextId();
  return { kind: "gift", id, date, amount, currency, to, forYear };
}

/** Of the whole account without a symbol. */
export function cost(kind: Cost["kind"], date: string, amount: number, currency = "USD", symbol?: string): Cost {
  const share = symbol ? named(symbol) : null;
  return { kind, id: nextId(), account: "A", share, date, amount, currency };
}

/** With 8 cents of non-compliant income a share. */
export const company = (percent: number | null, more: Partial<LedgerCompany> = {}): LedgerCompany => ({
  ratios: [{ from: "2024-01-01", percent, status: "questionable" }],
  isRatioEstimated: false,
  purificationBound: null,
  incomePerShare: { amount: 0.08, isEstimated: false, year: 2025 },
  ...more,
});

export const dividendsIn = (records: readonly { kind: string }[]): LedgerDividend[] =>
  (records as readonly ShareRecord[]).flatMap((record) =>
    record.kind === "dividend" || record.kind === "reinvestment" ? [{ ...record, key: ownName(record.share) }] : [],
  );
