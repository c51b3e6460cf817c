import { describe, expect, it } from "vitest";
import { companyFactsSchema } from "../../schema/seed/universe-format.ts";
import { financialsOf } from "./in-dollars.ts";

const RATES = {
  asOf: "2026-05-31",
  base: "USD" as const,
  rates: { USD: 1, JPY: 160 },
  source: "exchange-rates" as const,
  url: "https://open.er-api.com/v6/latest/USD",
};
const stock = (facts: object) =>
  companyFactsSchema.parse({
    symbol: "7203.T",
    name: "Toyota",
    exchange: "TYO",
    sic: null,
    cik: null,
    snapshotOn: "2026-06-02",
    facts,
  });
const DEBT = {
  value: 43_200_000_000_000,
  currency: "JPY",
  periodEnd: "2026-03-31",
  bound: "upper",
  detail: ["with_leases"],
};

describe("financials of a stock of the embedded universe", () => {
  it("converts at the recorded rate and keeps the original amount, its currency and the rate's day", () => {
    const { financials } = financialsOf(stock({ interestBearingDebt: DEBT }), RATES);
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
    const { financials } = financialsOf(stock({ interestBearingDebt: { ...DEBT, currency: "NZD" } }), RATES);
    expect(financials).toEqual({});
  });

  it("needs no rate for dollars and counts", () => {
    const { financials } = financialsOf(
      stock({ sharesOutstanding: { value: 10, currency: "shares", periodEnd: "2026-03-31" } }),
      RATES,
    );
    expect(financials.sharesOutstanding).toMatchObject({ amount: 10, exchangeRate: 1, exchangeRateDate: null });
  });

  it("has no input that the stock has not", () => {
    expect(financialsOf(stock({}), RATES).financials).toEqual({});
  });
});
