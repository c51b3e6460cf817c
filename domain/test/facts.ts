import type { Fact } from "../facts/financials.ts";

/** A figure in dollars as a filing at the end of June 2026 reports it. */
export function makeFact(amount: number, traits: Partial<Omit<Fact, "newer">> = {}): Omit<Fact, "newer"> {
  return {
    amount,
    originalAmount: amount,
    currency: "USD",
    exchangeRate: 1,
    exchangeRateDate: null,
    periodStart: null,
    periodEnd: "2026-06-30",
    source: "sec-edgar",
    url: null,
    quality: "reported",
    basis: null,
    bound: null,
    ...traits,
  };
}
