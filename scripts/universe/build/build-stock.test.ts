import { describe, expect, it } from "vitest";
import type { SourcedFact } from "../../../domain/facts/company-facts.ts";
import type { CompanyFundamentals, Quote } from "../../../worker/providers/answers/providers.ts";
import { buildStock, type StockSources } from "./build-stock.ts";
import type { ImportedStock } from "./snapshot/csv-import.ts";

const RATES = {
  asOf: "2026-05-31",
  base: "USD" as const,
  rates: { USD: 1, INR: 95 },
  source: "exchange-rates" as const,
  url: "https://open.er-api.com/v6/latest/USD",
};
const snapshot = (value: number, currency = "USD", more: Partial<SourcedFact> = {}): SourcedFact => ({
  value,
  currency,
  periodEnd: "2026-06-30",
  source: "market-snapshot",
  quality: "estimated",
  ...more,
});
const filed = (value: number): SourcedFact => ({
  value,
  currency: "USD",
  periodEnd: "2025-12-31",
  source: "sec-edgar",
  url: "https://www.sec.gov/Archives/edgar/data/1/000000000126000001/",
  quality: "reported",
});
const IMPORTED: ImportedStock = {
  symbol: "TEST",
  name: "Test Inc.",
  exchange: "NYSE",
  sector: "Technology",
  industry: "Semiconductors",
  isNasdaqIndustry: false,
  country: "United States",
  asOf: "2026-08-08",
  facts: {
    marketCapitalization: snapshot(1_234_567),
    interestBearingDebt: snapshot(345_678),
    totalRevenue: snapshot(500_123),
  },
  leftOut: {},
  interestExpense: null,
  isRevenueOfOneConcept: false,
};
const QUOTE: Quote = {
  symbol: "TEST",
  price: 309.35,
  currency: "USD",
  marketCapitalization: 1_300_456,
  changePercent: 1,
  asOf: "2026-08-21",
};
const FILINGS: CompanyFundamentals = {
  cik: "0000000001",
  balanceDate: "2025-12-31",
  facts: { interestBearingDebt: filed(222_222), totalAssets: filed(999_999) },
  leftOut: {},
};
const build = (sources: Partial<StockSources>) =>
  buildStock(
    {
      imported: IMPORTED,
      quote: undefined,
      filings: undefined,
      summary: undefined,
      collected: [],
      cik: null,
      sic: null,
      ...sources,
    },
    RATES,
    "2026-08-22",
  );

describe("a stock of the universe", () => {
  it("rounds figures of snapshots to three digits and leaves figures of filings exact", () => {
    const { facts } = build({ quote: QUOTE, filings: FILINGS });
    expect(facts.price).toMatchObject({
      value: 309,
      source: "nasdaq-screener",
      quality: "estimated",
      periodEnd: "2026-08-21",
    });
    expect(facts.marketCapitalization?.value).toBe(1_300_000);
    expect(facts.totalRevenue?.value).toBe(500_000);
    expect(facts.interestBearingDebt).toMatchObject({ value: 222_222, source: "sec-edgar", quality: "reported" });
  });

  it("leaves the market capitalization out when two sources differ too much to choose", () => {
    const { facts, leftOut } = build({ quote: { ...QUOTE, marketCapitalization: 12_345_678 } });
    expect(facts.marketCapitalization).toBeUndefined();
    expect(leftOut?.marketCapitalization).toBe("sources_disagree");
    expect(facts.price?.value).toBe(309);
  });

  it("keeps the snapshot's market capitalization when the exchange has none", () => {
    const { facts } = build({ quote: { ...QUOTE, marketCapitalization: null } });
    expect(facts.marketCapitalization).toMatchObject({ value: 1_230_000, source: "market-snapshot" });
  });

  it("leaves out revenue that a second source contradicts, unless a filing settles it", () => {
    const summary = {
      gics: null,
      totalAssets: null,
      revenue: 5_000_000,
      longTermDebt: null,
      collectedOn: "2026-08-22",
    };
    expect(build({ summary }).leftOut?.totalRevenue).toBe("sources_disagree");
    const filings = { ...FILINGS, facts: { ...FILINGS.facts, totalRevenue: filed(5_000_001) } };
    expect(build({ summary, filings }).facts.totalRevenue?.value).toBe(5_000_001);
  });

  it("uses collected total assets as estimates, and only when the debt does not exceed them", () => {
    const summary = {
      gics: "Semiconductors",
      totalAssets: 900_000,
      revenue: null,
      longTermDebt: null,
      collectedOn: "2026-08-22",
    };
    expect(build({ summary }).facts.totalAssets).toMatchObject({ value: 900_000, quality: "estimated" });
    expect(build({ summary: { ...summary, totalAssets: 300_000 } }).facts.totalAssets).toBeUndefined();
    expect(build({ summary: { ...summary, totalAssets: 300_000 } }).facts.interestBearingDebt).toBeDefined();
  });

  describe("long-term debt by the filings", () => {
    const upper = { bound: "upper" as const, detail: ["with_leases" as const] as ["with_leases"] };
    const imported = { ...IMPORTED, facts: { interestBearingDebt: snapshot(400_000, "USD", upper) } };
    const debtWith = (longTermDebt: number | null, from = imported) => {
      const summary = { gics: null, totalAssets: null, revenue: null, longTermDebt, collectedOn: "2026-08-22" };
      return build({ summary, imported: from }).facts.interestBearingDebt;
    };

    it("confirms its share of a debt that includes leases", () => {
      expect(debtWith(300_000)).toMatchObject({
        value: 400_000,
        confirmedShare: 0.75,
        detail: ["with_leases", "confirmed_by_filings"],
      });
      expect(debtWith(404_000)?.confirmedShare).toBe(1);
    });

    it("confirms nothing when it is larger or unknown, or the debt is not an upper bound", () => {
      expect(debtWith(420_000)?.confirmedShare).toBeUndefined();
      expect(debtWith(null)?.confirmedShare).toBeUndefined();
      const exact = { ...IMPORTED, facts: { interestBearingDebt: snapshot(400_000) } };
      expect(debtWith(300_000, exact)?.confirmedShare).toBeUndefined();
    });
  });

  it("leaves out amounts without an exchange rate and says so", () => {
    const imported = { ...IMPORTED, facts: { ...IMPORTED.facts, interestBearingDebt: snapshot(5, "NZD") } };
    const { facts, leftOut } = build({ imported });
    expect(facts.interestBearingDebt).toBeUndefined();
    expect(leftOut).toEqual({ interestBearingDebt: "no_exchange_rate" });
  });

  it("leaves out every amount of a currency that cannot be right (rupees said to be dollars)", () => {
    const imported = { ...IMPORTED, facts: { ...IMPORTED.facts, totalRevenue: snapshot(50_000_000) } };
    expect(build({ imported }).leftOut).toMatchObject({
      totalRevenue: "revenue_far_above_value",
      interestBearingDebt: "revenue_far_above_value",
    });
  });

  it("says that a debt over ten times the value is unusual", () => {
    const imported = { ...IMPORTED, facts: { ...IMPORTED.facts, interestBearingDebt: snapshot(13_000_000) } };
    expect(build({ imported }).facts.interestBearingDebt?.detail).toContain("high_against_value");
  });

  it("has no snapshot day when no figure is a snapshot's", () => {
    const imported = { ...IMPORTED, facts: {} };
    expect(build({ imported, filings: FILINGS, quote: QUOTE }).snapshotOn).toBeNull();
  });
});
