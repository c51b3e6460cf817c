import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findRecordedData, NO_RECORDED_DATA } from "../../../recorded/recorded-network.ts";
import { readCompanyFacts } from "../../universe-files.ts";
import type { ImportedStock } from "../snapshot/csv-import.ts";
import { amount, readTable } from "./collected-tables.ts";
import { withoutKnownGaps } from "./known-gaps.ts";
import {
  australianFigures,
  indianFigures,
  tokyoFigures,
  withoutContradictedDebt,
  withoutContradictedValue,
} from "./market-figures.ts";
import { indonesianStock, pakistaniStock, turkishStock } from "./market-stocks.ts";

const SCREENED_ON = "2026-08-22";
const text = (figures: object) =>
  Object.fromEntries(Object.entries(figures).map(([column, value]) => [column, String(value)]));
const LISTED = { symbol: "TEST.IS", name: "Test A.S.", sector: "Materials", industry: "Chemicals" };

describe("a stock of Jakarta", () => {
  const row = (more: object = {}) =>
    text({
      symbol: "TEST.JK",
      name: "PT Test Tbk",
      sector: "Energy",
      industry: "Thermal Coal",
      xbrl_period_end: "2026-06-30",
      xbrl_currency: "IDR",
      xbrl_total_debt_excl_leases: 50,
      xbrl_total_assets: 1000,
      xbrl_cash_and_equivalents: 70,
      xbrl_revenue_ttm: 400,
      yahoo_period_end: "2026-06-30",
      yahoo_currency: "IDR",
      yahoo_total_debt_incl_leases: 60,
      yahoo_cash_and_equivalents: 70,
      yahoo_total_assets: 1001,
      shares: 10,
      price: 90,
      price_date: "2026-08-21",
      market_cap: 900,
      market_cap_avg_24m: 800,
      market_cap_avg_36m: 700,
      ...more,
    });
  const factsOf = (more: object = {}) => indonesianStock(row(more), SCREENED_ON, undefined)?.facts;

  it("has its statement's debt without leases and cash as a lower bound, reported when a second extract agrees", () => {
    expect(factsOf()).toMatchObject({
      interestBearingDebt: { value: 50, currency: "IDR", source: "idx-filing", quality: "reported" },
      cashAndInterestBearingSecurities: {
        value: 70,
        bound: "lower",
        detail: ["two_extracts_agree", "equivalents_only"],
      },
      averageMarketCapitalization: { value: 800, periodStart: "2024-08-22", periodEnd: "2026-08-21" },
      longAverageMarketCapitalization: { value: 700 },
    });
    expect(factsOf({ yahoo_total_assets: 1100 })?.interestBearingDebt).toMatchObject({
      source: "market-snapshot",
      quality: "estimated",
    });
  });

  it("claims that two extracts agree of a figure only where the second has that figure, and the same", () => {
    const detailOf = (more: object = {}) =>
      Object.entries(factsOf(more) ?? {}).flatMap(([input, { detail = [] }]) =>
        detail.includes("two_extracts_agree") ? [input] : [],
      );
    expect(detailOf()).toEqual(["cashAndInterestBearingSecurities", "totalAssets"]);
    expect(detailOf({ yahoo_total_debt_incl_leases: 50 })).toContain("interestBearingDebt");
    expect(detailOf({ yahoo_cash_and_equivalents: 90 })).toEqual(["totalAssets"]);
    expect(detailOf({ yahoo_total_assets: 1100 })).toEqual([]);
  });

  it("has no debt where the statement's is less than three quarters of the second extract's, unless both lead to one outcome", () => {
    const stock = indonesianStock(row({ yahoo_total_debt_incl_leases: 900 }), SCREENED_ON, undefined);
    expect(stock?.facts.interestBearingDebt).toBeUndefined();
    expect(stock?.leftOut.interestBearingDebt).toBe("sources_disagree");
    expect(factsOf({ yahoo_total_debt_incl_leases: 100 })?.interestBearingDebt).toMatchObject({
      value: 50,
      detail: ["collected_from_filings"],
    });
    const failing = { xbrl_total_debt_excl_leases: 400, yahoo_total_debt_incl_leases: 900 };
    expect(factsOf(failing)?.interestBearingDebt).toMatchObject({ value: 400, quality: "reported" });
  });

  it("uses the debt with leases as an upper bound when its statement has no line of debt, which is not zero", () => {
    const found = factsOf({ xbrl_total_debt_excl_leases: "" })?.interestBearingDebt;
    expect(found).toMatchObject({ value: 60, bound: "upper", detail: ["with_leases"] });
    const unknown = { xbrl_total_debt_excl_leases: "", yahoo_total_debt_incl_leases: "" };
    expect(factsOf(unknown)?.interestBearingDebt).toBeUndefined();
    const none = { xbrl_total_debt_excl_leases: "", yahoo_total_debt_incl_leases: 0 };
    expect(factsOf(none)?.interestBearingDebt).toMatchObject({ value: 0, detail: ["no_debt_in_two_extracts"] });
  });

  it("keeps dollars for companies that report in dollars, and rupiah for the market", () => {
    const found = factsOf({ xbrl_currency: "USD", yahoo_currency: "USD" });
    expect([found?.interestBearingDebt?.currency, found?.marketCapitalization?.currency]).toEqual(["USD", "IDR"]);
  });

  it("has no figures of a years-old statement, and no average that contains a split", () => {
    expect(factsOf({ xbrl_period_end: "2023-12-31" })?.interestBearingDebt).toBeUndefined();
    const stock = indonesianStock(row({ market_cap_avg_24m: 9_000 }), SCREENED_ON, undefined);
    expect(stock?.leftOut.averageMarketCapitalization).toBe("average_far_from_value");
  });
});

describe("a stock of Istanbul", () => {
  const row = (more: object = {}) =>
    text({
      symbol: "TEST.IS",
      period_end: "2025-12-31",
      total_debt: 1100.4,
      cash_and_equivalents: 100,
      cash_and_st_investments: 220.08,
      trade_receivables: 0,
      total_assets: 11004,
      revenue_ttm: 5502,
      shares: 10,
      price: 90,
      price_date: "2026-05-26",
      market_cap: 900,
      ...more,
    });
  const stockOf = (more: object = {}) => turkishStock(row(more), SCREENED_ON, LISTED);

  it("has the liras of its own date, not the source's restated ones", () => {
    const { facts } = stockOf() ?? {};
    expect(facts?.interestBearingDebt?.value).toBeCloseTo(1000);
    expect(facts?.interestBearingDebt).toMatchObject({
      currency: "TRY",
      bound: "upper",
      detail: ["with_leases", "restated_for_inflation"],
    });
    expect(facts?.cashAndInterestBearingSecurities?.value).toBeCloseTo(200);
    expect(facts?.marketCapitalization?.value).toBe(900);
  });

  it("treats a zero as a line that may be absent", () => {
    expect(stockOf({ total_debt: 0 })?.leftOut.interestBearingDebt).toBe("zero_unconfirmed");
    expect(stockOf({ cash_and_equivalents: 0 })?.facts.cashAndInterestBearingSecurities).toBeUndefined();
  });

  it("is left out without a name", () => {
    expect(turkishStock(row(), SCREENED_ON, undefined)).toBeUndefined();
  });
});

describe("a stock of Karachi", () => {
  const row = (more: object = {}) =>
    text({
      symbol: "TEST.KA",
      name: "Test Limited",
      sector: "Non-compliant Textile Spinning",
      currency: "PKR",
      period_end: "2026-03-31",
      total_debt: 40,
      cash_and_equivalents: 5,
      total_assets: 200,
      revenue_ttm: 150,
      market_cap: 100,
      price: 10,
      shares: 10,
      price_as_of: "2026-06-28",
      market_cap_avg_24m: 80,
      ...more,
    });

  it("has cash that is a lower bound and debt that is an upper one, in rupees", () => {
    expect(pakistaniStock(row(), SCREENED_ON, undefined)).toMatchObject({
      exchange: "KAR",
      country: "Pakistan",
      sector: "Consumer Cyclical",
      industry: "Textile Manufacturing",
      facts: {
        interestBearingDebt: { value: 40, currency: "PKR", bound: "upper" },
        cashAndInterestBearingSecurities: { value: 5, bound: "lower", detail: ["equivalents_only"] },
        averageMarketCapitalization: { value: 80 },
      },
    });
  });

  it("has no average when its prices ignore a split", () => {
    const ignored = row({ avg_cap_flag: "price history not split-adjusted" });
    const { facts } = pakistaniStock(ignored, SCREENED_ON, undefined) ?? {};
    expect(facts?.averageMarketCapitalization).toBeUndefined();
  });
});

it("Tokyo's stale lines give nothing, the others cash with short-term investments", () => {
  const row = text({ total_debt_incl_leases: 9, cash_and_st_investments: 8, stale: "False" });
  expect(tokyoFigures(row, SCREENED_ON).cashAndInterestBearingSecurities).toMatchObject({ value: 8, currency: "JPY" });
  expect(tokyoFigures({ ...row, stale: "True" }, SCREENED_ON)).toEqual({});
});

it("India's averages follow the price, with today's value", () => {
  const value = { value: 1000, currency: "INR", periodEnd: "2026-08-18" } as const;
  const stock = { facts: { marketCapitalization: value } } as unknown as ImportedStock;
  const row = text({
    period_end: "2026-03-31",
    total_assets: 70,
    price_date: "2026-06-19",
    price_avg_24m_over_last: 0.9,
  });
  expect(indianFigures(row, SCREENED_ON, stock)).toMatchObject({
    averageMarketCapitalization: { value: 900, currency: "INR" },
    totalAssets: { value: 70 },
  });
});

describe("bounds from Indian statements", () => {
  const snapshot = (facts: object) => ({ facts, leftOut: {} }) as unknown as ImportedStock;
  const figure = (value: number, more: object = {}) => ({ value, currency: "INR", periodEnd: "2026-03-31", ...more });
  const row = (more: object = {}) =>
    text({
      period_end: "2026-03-31",
      is_financial: 0,
      investments_total: 200,
      other_assets: 100,
      total_assets: 900,
      revenue: 1000,
      other_income: 8,
      revenue_ttm: "",
      other_income_ttm: "",
      ...more,
    });
  const boundsOf = (more: object, facts: object = {}) => indianFigures(row(more), SCREENED_ON, snapshot(facts));

  it("apply to the interest: a year's rate on all that may bear it, or the other income if that is less", () => {
    const upper = { bound: "upper", quality: "estimated", periodStart: "2025-04-01" };
    expect(boundsOf({}).interestIncome).toMatchObject({ value: 8, ...upper, detail: ["other_income_included"] });
    expect(boundsOf({ other_income: 90 }).interestIncome).toMatchObject({
      value: 15.75,
      ...upper,
      detail: ["other_assets_included"],
    });
  });

  it("do not use the other income when a loss offsets it", () => {
    for (const other_income of [0, -40, ""]) expect(boundsOf({ other_income }).interestIncome?.value).toBe(15.75);
  });

  it("apply to cash when none is known, or when they settle what cash alone leaves open", () => {
    const cash = (value: number) => ({ cashAndInterestBearingSecurities: figure(value, { bound: "lower" }) });
    const value = (amount: number) => ({ marketCapitalization: figure(amount) });
    const found = (facts: object) => boundsOf({}, facts).cashAndInterestBearingSecurities?.value;
    expect(found({})).toBe(300);
    expect(found({ ...cash(150), ...value(1000) })).toBe(300);
    expect(found({ ...cash(50), ...value(1000) })).toBeUndefined();
    expect(found({ ...cash(150), ...value(800) })).toBeUndefined();
    expect(found({ cashAndInterestBearingSecurities: figure(150), ...value(1000) })).toBeUndefined();
  });

  it("do not apply to a bank or an insurer, or when a column is blank", () => {
    expect(boundsOf({ is_financial: 1 }).interestIncome).toBeUndefined();
    expect(boundsOf({ other_assets: "" }).interestIncome).toBeUndefined();
  });
});

describe("the value of an Indian stock", () => {
  const stock = (value: number, shares: number) =>
    ({
      facts: { marketCapitalization: { value }, sharesOutstanding: { value: shares }, price: { value: 1800 } },
      leftOut: {},
    }) as unknown as ImportedStock;
  const earned = text({ net_profit: 4750, eps: 79 });
  const average = text({ amfi_avg_market_cap_6m_inr: 150_000 });

  it("is left out with the shares when earnings and the exchanges' average both contradict it in the same direction", () => {
    const { facts, leftOut } = withoutContradictedValue(stock(1_080_000, 600), earned, average);
    expect(Object.keys(facts)).toEqual(["price"]);
    expect(leftOut).toEqual({ marketCapitalization: "sources_disagree", sharesOutstanding: "sources_disagree" });
  });

  it("stays when only one of the two contradicts it, or they do so in opposite directions: a price may have moved", () => {
    for (const [value, shares] of [
      [1_080_000, 60],
      [150_000, 600],
      [60_000, 600],
    ] as const)
      expect(withoutContradictedValue(stock(value, shares), earned, average).leftOut).toEqual({});
    expect(withoutContradictedValue(stock(1_080_000, 600), text({}), average).leftOut).toEqual({});
  });
});

describe("an Indian debt that two sources of one day give", () => {
  const stock = (debt: number) =>
    ({
      symbol: "EIDPARRY.BO",
      facts: {
        marketCapitalization: { value: 1000, currency: "INR", periodEnd: "2026-08-18" },
        interestBearingDebt: { value: debt, currency: "INR", periodEnd: "2026-03-31" },
      },
      leftOut: {},
    }) as unknown as ImportedStock;
  const text = (borrowings: string, on = "2026-03-31") => ({
    borrowings_incl_leases: borrowings,
    period_end: on,
    is_financial: "0",
  });

  it.each([
    ["far apart, one of them too much: neither is used", 615, text("254"), "sources_disagree"],
    ["within a tenth of each other", 615, text("600"), undefined],
    ["far apart, and both are little", 69, text("33"), undefined],
    ["far apart, and both are far too much", 4366, text("3779"), undefined],
    ["of another year", 615, text("254", "2016-03-31"), undefined],
    ["given by one source alone", 615, text(""), undefined],
  ] as const)("%s", (_, debt, row, leftOut) => {
    const corrected = withoutContradictedDebt(stock(debt), row);
    expect(corrected.leftOut.interestBearingDebt).toBe(leftOut);
    expect(corrected.facts.interestBearingDebt === undefined).toBe(leftOut !== undefined);
  });
});

it("Istanbul's interest is at most its finance income with the other lines that may contain interest", () => {
  const row = text({
    symbol: "TEST.IS",
    period_end: "2025-12-31",
    price_date: "2026-05-26",
    cash_and_equivalents: 100,
    finance_income_nonoperating_fy: 110.04,
    investment_activity_income_fy: 55.02,
    other_operating_income_fy: 0,
  });
  const interest = turkishStock(row, SCREENED_ON, LISTED)?.facts.interestIncome;
  expect(interest?.value).toBeCloseTo(150);
  expect(interest).toMatchObject({ bound: "upper", detail: ["other_income_included", "restated_for_inflation"] });
  const without = turkishStock({ ...row, finance_income_nonoperating_fy: "0" }, SCREENED_ON, LISTED);
  expect([without?.facts.interestIncome, without?.leftOut.interestIncome]).toEqual([undefined, undefined]);
});

it("a figure known to be incomplete is left out with a note", () => {
  const facts = { interestBearingDebt: { value: 756 }, totalRevenue: { value: 23_066 } };
  const stock = { symbol: "SHL.DE", facts, leftOut: {} } as unknown as ImportedStock;
  expect(withoutKnownGaps(stock)).toMatchObject({
    facts: { totalRevenue: { value: 23_066 } },
    leftOut: { interestBearingDebt: "known_to_be_partial" },
  });
  expect(withoutKnownGaps(stock).facts.interestBearingDebt).toBeUndefined();
  const another = { ...stock, symbol: "SIE.DE" };
  expect(withoutKnownGaps(another)).toBe(another);
});

it("Australia's interest has the year that it names, and older years are left out", () => {
  const row = text({
    currency: "AUD",
    period_end: "2025-06-30",
    income_period: "2025-06-30",
    interest_income: 4,
    revenue: 90,
  });
  expect(australianFigures(row, SCREENED_ON).interestIncome).toMatchObject({ value: 4, periodStart: "2024-07-01" });
  expect(australianFigures({ ...row, income_period: "2024-12-31" }, SCREENED_ON).interestIncome).toBeUndefined();
});

const recorded = findRecordedData();

describe.skipIf(!recorded)(
  `the embedded claims about Jakarta, beside the recorded tables (${recorded ?? NO_RECORDED_DATA})`,
  () => {
    const SECOND = {
      interestBearingDebt: ["xbrl_total_debt_excl_leases", "yahoo_total_debt_incl_leases"],
      cashAndInterestBearingSecurities: ["xbrl_cash_and_equivalents", "yahoo_cash_and_equivalents"],
      totalAssets: ["xbrl_total_assets", "yahoo_total_assets"],
    } as const;

    it("that two extracts agree hold for each figure alone, and none is made of a figure without a second", () => {
      const file = "markets/idx_jiakbar.csv";
      const rows = readTable(file, readFileSync(`${recorded}/${file}`, "utf8"), "symbol", Object.values(SECOND).flat());
      let claims = 0;
      for (const { symbol, facts } of [...readCompanyFacts()].filter(({ exchange }) => exchange === "JKT")) {
        for (const [input, { detail = [] }] of Object.entries(facts)) {
          if (!detail.includes("two_extracts_agree")) continue;
          claims++;
          const [first, second] = (SECOND[input as keyof typeof SECOND] ?? []).map((column) =>
            amount(rows.get(symbol), column),
          );
          const apart = Math.abs((first ?? 0) - (second ?? Number.POSITIVE_INFINITY));
          expect(apart / Math.max(first ?? 0, second ?? 0), `${symbol} ${input}`).toBeLessThanOrEqual(0.02);
        }
      }
      expect(claims).toBeGreaterThan(500);
    });
  },
);
