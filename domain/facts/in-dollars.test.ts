import { describe, expect, it } from "vitest";
import { companyFactsSchema } from "../../schema/seed/universe-format.ts";
import { inDollars } from "./in-dollars.ts";

const RATES = {
  asOf: "2026-05-31",
  base: "USD" as const,
  rates: { USD: 1, JPY: 160 },
  source: "exchange-rates" as const,
  url: "https://open.er-api.com/v6/latest/USD",
};
const converted = (facts: object) => {
  const stock = companyFactsSchema.parse({
    symbol: "7203.T",
    name: "Toyota",
    exchange: "TYO",
    snapshotOn: "2026-06-02",
    facts,
  });
  return inDollars(stock.facts, RATES, stock);
};
const DEBT = {
  value: 43_200_000_000_000,
  currency: "JPY",
  periodEnd: "2026-03-31",
  bound: "upper",
  detail: ["with_leases"],
};

describe("financials of a stock of the embedded universe", () => {
  it("converts at the recorded rate and keeps the original amount, its currency and the rate's day", () => {
    const financials = converted({ interestBearingDebt: DEBT });
    expect(financials.interestBearingDebt).toEqual({
      amount: 270_000_000_000,
      originalAmount: 43_200_000_000_000,
      currency: "JPY",
      exchangeRate: 160,
      exchangeRateDate: "2026-05-31",
      periodStart: null,
      periodEnd: "2026-03-31",
      source: "market-snapshot",
      url: null,
      quality: "estimated",
      basis: { kind: "source", snapshotOn: "2026-06-02", entries: null, details: ["with_leases"] },
      bound: "upper",
    });
  });

  it("leaves out an amount without a rate: unknown, never unconverted", () => {
    expect(converted({ interestBearingDebt: { ...DEBT, currency: "NZD" } })).toEqual({});
  });

  it("needs no rate for counts, and has no input that the stock has not", () => {
    const sharesOutstanding = { value: 10, currency: "shares", periodEnd: "2026-03-31" };
    const financials = converted({ sharesOutstanding });
    expect(Object.keys(financials)).toEqual(["sharesOutstanding"]);
    expect(financials.sharesOutstanding).toMatchObject({ amount: 10, exchangeRate: 1, exchangeRateDate: null });
  });
});
