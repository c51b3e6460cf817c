import { describe, expect, it } from "vitest";
import { importStocks } from "./csv-import.ts";
import { IMPORT_BASIS_COLUMNS, IMPORT_COLUMNS, type ImportBasis, type ImportRecord } from "./csv-import-columns.ts";

const STOCK: ImportRecord = {
  symbol: "OCDO.L",
  name: "Ocado Group plc",
  market: "LSE",
  sector: "Consumer Cyclical",
  industry: "Internet Retail",
  country: "United Kingdom",
  price_currency: "GBP",
  price: "3.088",
  financial_currency: "GBP",
  market_cap: "2554603520",
  total_debt: "1400000000",
  total_cash_and_st_investments: "700000000",
  total_revenue: "1300000000",
  interest_income: "",
  shares_outstanding: "827000000",
  dividend_per_share: "0.12",
  as_of: "2026-06-02",
  source_id: "somewhere",
};
const BASIS: ImportBasis = {
  symbol: "OCDO.L",
  price_as_of: "2026-06-01",
  balance_sheet_date: "2025-12-31",
  debt_basis: "",
  cash_basis: "",
  revenue_basis: "fiscal_year",
  dividend_basis: "annual_rate",
  shares_basis: "reported",
  financial_currency_basis: "yahoo_financialCurrency",
  interest_expense: "",
  flags: "",
};
const csv = (columns: readonly string[], ...records: Record<string, string>[]) =>
  [columns.join(","), ...records.map((record) => columns.map((column) => `"${record[column] ?? ""}"`).join(","))].join(
    "\n",
  );
const read = (stock: Partial<ImportRecord> = {}, basis: Partial<ImportBasis> = {}) => {
  const { stocks } = importStocks({
    path: "/stocks.csv",
    stocks: csv(IMPORT_COLUMNS, { ...STOCK, ...stock }),
    bases: csv(IMPORT_BASIS_COLUMNS, { ...BASIS, ...basis }),
  });
  if (!stocks[0]) throw new Error("nothing read");
  return stocks[0];
};

describe("prices", () => {
  it("reads a London price in pence as pounds, and its market capitalization in pounds", () => {
    const { facts } = read({ price: "308.8", price_currency: "GBp", dividend_per_share: "12" });
    expect(facts.price).toMatchObject({ value: 3.088, currency: "GBP", periodEnd: "2026-06-01" });
    expect(facts.dividendPerShare).toMatchObject({ value: 0.12, currency: "GBP" });
    expect(facts.marketCapitalization).toMatchObject({ value: 2_554_603_520, currency: "GBP" });
  });

  it("leaves a London price in pounds as it is", () => {
    expect(read().facts.price).toMatchObject({ value: 3.088, currency: "GBP" });
  });
});

describe("what is unknown", () => {
  it("treats a blank as unknown", () => {
    const { facts, leftOut } = read({ total_debt: "", total_revenue: "", dividend_per_share: "" });
    expect(facts.interestBearingDebt ?? facts.totalRevenue ?? facts.dividendPerShare).toBeUndefined();
    expect(leftOut).toEqual({});
  });

  it.each([
    "total_debt",
    "total_cash_and_st_investments",
    "total_revenue",
    "market_cap",
    "price",
    "shares_outstanding",
  ] as const)("does not believe a zero in %s", (column) => {
    const { facts, leftOut } = read({ [column]: "0" });
    expect(Object.values(leftOut)).toEqual(["zero_unconfirmed"]);
    expect(Object.values(facts).every((fact) => fact.value > 0)).toBe(true);
  });

  it("believes a zero dividend only when the dividends of the year were summed", () => {
    expect(
      read({ dividend_per_share: "0" }, { dividend_basis: "sum_of_12_months" }).facts.dividendPerShare?.value,
    ).toBe(0);
    expect(read({ dividend_per_share: "0" }, { dividend_basis: "yield*price" }).leftOut.dividendPerShare).toBe(
      "zero_unconfirmed",
    );
  });

  it("leaves out statement amounts in an unknown currency, and keeps the price", () => {
    const { facts, leftOut } = read({ financial_currency: "" });
    expect(leftOut).toMatchObject({ interestBearingDebt: "unknown_currency", totalRevenue: "unknown_currency" });
    expect(facts.price).toBeDefined();
  });

  it.each([
    ["-5", "negative_amount"],
    ["n/a", "not_a_number"],
    ["1e999", "not_a_number"],
  ])("leaves out %s as %s", (text, reason) => {
    expect(read({ total_debt: text }).leftOut.interestBearingDebt).toBe(reason);
  });

  it.each(["debt_very_low_may_be_partial", "debt_fell_80pct_yoy", "x;debt_removed_partial"])(
    "leaves out a debt that is flagged %s",
    (flags) => expect(read({}, { flags }).leftOut.interestBearingDebt).toBe("partial_debt"),
  );

  it("has no share count that is only capitalization over price", () => {
    expect(read({}, { shares_basis: "nasdaq_market_cap/price" }).facts.sharesOutstanding).toBeUndefined();
    expect(read({}, { shares_basis: "market_cap/price" }).facts.sharesOutstanding).toBeUndefined();
  });
});

describe("bases and dates", () => {
  it("calls debt with leases an upper bound and cash without investments a lower one", () => {
    const { facts } = read({}, { debt_basis: "yahoo_total_debt_incl_leases", cash_basis: "cash_and_equivalents_only" });
    expect(facts.interestBearingDebt).toMatchObject({ bound: "upper", detail: ["with_leases"] });
    expect(facts.cashAndInterestBearingSecurities).toMatchObject({ bound: "lower", detail: ["equivalents_only"] });
  });

  it.each([
    ["2025-12-31", "2025-12-31", undefined],
    ["mrq (about 2026-03-31)", "2026-03-31", "about"],
    ["latest_fiscal_year", "2025-12-31", "undated_fiscal_year"],
    ["", "2025-12-31", "undated"],
  ])("dates a balance of %j", (text, date, detail) => {
    const debt = read({}, { balance_sheet_date: text }).facts.interestBearingDebt;
    expect(debt?.periodEnd).toBe(date);
    expect(debt?.detail?.[0]).toBe(detail);
  });

  it("dates a sum of the latest twelve months by the reports since, not by a balance without a date", () => {
    const revenueOf = (revenue_basis: string, balance_sheet_date = "latest_fiscal_year") =>
      read(
        { market: "TYO", symbol: "6857.T", as_of: "2026-05-13" },
        { symbol: "6857.T", revenue_basis, balance_sheet_date },
      ).facts.totalRevenue;
    expect(revenueOf("ttm")).toMatchObject({
      periodStart: "2024-10-01",
      periodEnd: "2025-09-30",
      detail: ["undated_half_year", "twelve_months"],
    });
    expect(revenueOf("fiscal_year")?.periodEnd).toBe("2025-03-31");
    expect(revenueOf("ttm", "2026-03-31")?.periodEnd).toBe("2026-03-31");
  });

  it("says when a balance is the previous year's or of another date, and when its currency was decided by hand", () => {
    const { facts } = read(
      {},
      { flags: "previous_year_balance;cash_from_other_balance_date", financial_currency_basis: "by_hand" },
    );
    expect(facts.cashAndInterestBearingSecurities?.detail).toEqual(["previous_year", "other_date", "currency_assumed"]);
  });

  it.each([
    ["inferred_from_pe", "Autohome Inc."],
    ["us_domicile", "HUYA Inc. American depositary shares each representing one"],
  ])("does not book a statement in dollars on %s alone", (financial_currency_basis, name) => {
    const { facts, leftOut } = read({ name, financial_currency: "USD" }, { financial_currency_basis });
    expect(facts.cashAndInterestBearingSecurities).toBeUndefined();
    expect(leftOut).toMatchObject({ interestBearingDebt: "unknown_currency", totalRevenue: "unknown_currency" });
    expect(facts.price).toBeDefined();
  });

  it("says that an American company's dollars are assumed", () => {
    const { facts } = read({ name: "Test Inc." }, { financial_currency_basis: "us_domicile" });
    expect(facts.totalRevenue?.detail).toContain("currency_assumed");
  });

  it("marks every figure estimated", () => {
    expect(Object.values(read().facts).every((fact) => fact.quality === "estimated")).toBe(true);
  });
});

describe("files", () => {
  const stocks = (text: string) =>
    importStocks({ path: "/stocks.csv", stocks: text, bases: csv(IMPORT_BASIS_COLUMNS) });

  it.each([
    ["a header without a column", "symbol,name\nA,B", "lacks market"],
    ["a file cut inside quotes", `${csv(IMPORT_COLUMNS, STOCK)}\n"7203.T","Toyo`, "truncated"],
    ["a file without lines", IMPORT_COLUMNS.join(","), "too_few_rows 0"],
    ["lines of another exchange's symbols", csv(IMPORT_COLUMNS, { ...STOCK, market: "TYO" }), "too_few_rows 0"],
  ])("refuses %s", (_, text, problem) => {
    expect(() => stocks(text)).toThrow(problem);
    expect(() => stocks(text)).toThrow("csv-import /stocks.csv");
  });

  it("refuses a file in which more than one line in twenty cannot be read", () => {
    const lines = Array.from({ length: 20 }, (_, i) => ({ ...STOCK, symbol: i < 2 ? "?" : `S${i}.L` }));
    expect(() => stocks(csv(IMPORT_COLUMNS, ...lines))).toThrow("too_few_rows 18");
  });

  it("names and leaves out the few lines that cannot be read", () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ ...STOCK, symbol: `S${i}.L` }));
    const bad = { ...STOCK, symbol: "S1.L" };
    const { stocks: found, tally } = stocks(csv(IMPORT_COLUMNS, ...many, bad, { ...STOCK, symbol: "?" }));
    expect(found).toHaveLength(40);
    expect(tally.leftOut).toEqual({ symbol_twice: 1, not_a_symbol: 1 });
  });
});
