import { describe, expect, it } from "vitest";
import { americanStock, foreignStock, withLaterAnswer } from "./more-stocks.ts";

const ON = "2026-08-22";
const AMERICAN = {
  symbol: "ABC",
  name: "Abc Inc.",
  exchange: "NASDAQ",
  sector: "Technology",
  industry: "Semiconductors",
  country: "United States",
  price: "10",
  price_currency: "USD",
  price_time: "2026-08-21",
  market_cap: "1000",
  shares_outstanding: "100",
  financial_currency: "CNY",
  total_debt: "50",
  total_cash: "20",
  total_revenue_ttm: "300",
  trailing_annual_dividend_rate: "0",
  most_recent_quarter: "2026-06-30",
  cap_flag: "",
};
const FOREIGN = {
  symbol: "600001.SS",
  name: "Abc",
  exchange_mic: "XSHG",
  sector: "Technology",
  industry: "Semiconductors",
  reporting_currency: "USD",
  market_cap: "1000",
  market_cap_currency: "CNY",
  market_cap_as_of: "2026-06-02",
  price: "10",
  price_currency: "CNY",
  total_debt: "50",
  cash_and_equivalents: "20",
  revenue: "300",
  accounts_receivable: "",
  shares_outstanding: "100",
  dividend_yield_pct: "2.5",
  last_fy_end: "2025-12-31",
};

describe("an American company that the first snapshot lacks", () => {
  it("has its value in dollars, its statements in its own currency, debt with leases and the day of each", () => {
    const stock = americanStock(AMERICAN, ON);
    expect(stock).toMatchObject({ symbol: "ABC", exchange: "NASDAQ", asOf: "2026-08-21" });
    expect(stock?.facts.marketCapitalization).toMatchObject({ value: 1000, currency: "USD", periodEnd: "2026-08-21" });
    expect(stock?.facts.interestBearingDebt).toMatchObject({ value: 50, currency: "CNY", bound: "upper" });
    expect(stock?.facts.totalRevenue).toMatchObject({ periodStart: "2025-07-01", periodEnd: "2026-06-30" });
  });

  it("keeps a debt of zero out: the source writes it where a line is absent", () => {
    const stock = americanStock({ ...AMERICAN, total_debt: "0" }, ON);
    expect(stock?.facts.interestBearingDebt).toBeUndefined();
    expect(stock?.leftOut.interestBearingDebt).toBe("zero_unconfirmed");
  });

  it.each([
    ["a value far from the exchange's", { cap_flag: "off_by_more_than_2x" }],
    ["no revenue", { total_revenue_ttm: "" }],
    ["a balance of last year", { most_recent_quarter: "2025-09-30" }],
    ["a balance after the price", { most_recent_quarter: "2026-09-30" }],
    ["no currency of its statements", { financial_currency: "" }],
    ["a price in another currency", { price_currency: "EUR" }],
    ["an unknown exchange", { exchange: "MARS" }],
  ])("is left out with %s", (_, broken) => {
    expect(americanStock({ ...AMERICAN, ...broken }, ON)).toBeUndefined();
  });
});

describe("a later answer of the same vendor", () => {
  const build = (changes: object) => americanStock({ ...AMERICAN, financial_currency: "USD", ...changes }, ON);
  const first = build({ price_time: "2026-08-08", total_debt: "40", total_cash: "30" });
  const debtAfter = (later: ReturnType<typeof build>) =>
    first && withLaterAnswer(first, later, undefined).facts.interestBearingDebt?.value;

  it("takes the place of the statement, and of the value where the exchange bears it out, and stays beside the earlier one", () => {
    const answer = build({ market_cap: "2000" });
    const stock = first && withLaterAnswer(first, answer, 2_100);
    expect(stock?.facts).toMatchObject({ interestBearingDebt: { value: 50 }, marketCapitalization: { value: 2000 } });
    for (const far of [2_500, null])
      expect(first && withLaterAnswer(first, answer, far).facts.marketCapitalization?.value).toBe(1000);
    expect(stock?.earlier).toBe(first);
  });

  it.each([
    ["there is none", undefined],
    ["it is older", build({ price_time: "2026-07-17" })],
    ["its statements are in another currency", build({ financial_currency: "CNY" })],
    ["its debt is a zero, which may be a gap", build({ total_debt: "0" })],
  ])("changes no debt where %s", (_, later) => {
    expect(debtAfter(later)).toBe(40);
  });
});

describe("a company of another exchange", () => {
  it("has cash as a lower bound, debt as an upper one, and its dividend by yield and price", () => {
    const { facts, country } = foreignStock(FOREIGN, ON) ?? {};
    expect(country).toBe("China");
    expect(facts?.cashAndInterestBearingSecurities).toMatchObject({ value: 20, currency: "USD", bound: "lower" });
    expect(facts?.interestBearingDebt).toMatchObject({ bound: "upper", periodEnd: "2025-12-31" });
    expect(facts?.dividendPerShare).toMatchObject({ value: 0.25, currency: "CNY" });
    expect(facts?.accountsReceivable).toBeUndefined();
  });

  it.each([
    ["a symbol of another exchange", { symbol: "600001.SZ" }],
    ["a value in another currency than the price", { market_cap_currency: "USD" }],
    ["no year", { last_fy_end: "" }],
    ["no name", { name: "" }],
  ])("is left out with %s", (_, broken) => {
    expect(foreignStock({ ...FOREIGN, ...broken }, ON)).toBeUndefined();
  });
});
