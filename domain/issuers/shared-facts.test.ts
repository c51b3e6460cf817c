import { expect, it } from "vitest";
import type { CompanyFacts, ExchangeRates, SourcedFact } from "../facts/company-facts.ts";
import { withSharedFacts } from "./shared-facts.ts";

const RATES: ExchangeRates = {
  asOf: "2026-08-22",
  base: "USD",
  rates: { USD: 1, HKD: 8 },
  source: "exchange-rates",
  url: "https://rates.test",
};

const fact = (value: number, traits: Partial<SourcedFact> = {}): SourcedFact => ({
  value,
  currency: "USD",
  periodEnd: "2026-06-30",
  source: "market-snapshot",
  quality: "estimated",
  ...traits,
});

const stock = (symbol: string, traits: Partial<CompanyFacts>): CompanyFacts => ({
  symbol,
  name: "Acme",
  exchange: "NYSE",
  sector: "Technology",
  industry: "Software",
  country: "China",
  region: "Asia-Pacific",
  industryTaxonomy: "yahoo",
  gics: null,
  sic: null,
  cik: null,
  snapshotOn: null,
  facts: {},
  ...traits,
});

const american = stock("ACM", {
  cik: "0000000001",
  sic: "7372",
  facts: {
    interestBearingDebt: fact(50, { source: "sec-edgar", quality: "reported" }),
    marketCapitalization: fact(900, { periodEnd: "2026-08-21", source: "nasdaq-screener" }),
    price: fact(10),
  },
});
const chinese = stock("1234.HK", {
  exchange: "HKG",
  industry: "Advertising",
  facts: {
    interestBearingDebt: fact(80),
    totalRevenue: fact(400),
    marketCapitalization: fact(8000, { currency: "HKD", periodEnd: "2026-06-02" }),
    price: fact(12, { currency: "HKD" }),
    dividendPerShare: fact(1, { currency: "HKD" }),
  },
});

const share = (stocks: readonly CompanyFacts[]) => withSharedFacts(stocks, [["1234.HK", "ACM"]], RATES);

it("listings of one company have its best facts, each with its own price and dividend", () => {
  const [first, second] = share([american, chinese]);
  const company = {
    interestBearingDebt: american.facts.interestBearingDebt,
    totalRevenue: chinese.facts.totalRevenue,
    marketCapitalization: american.facts.marketCapitalization,
  };
  expect(first?.facts).toEqual({ ...company, price: american.facts.price });
  expect(second?.facts).toEqual({
    ...company,
    price: chinese.facts.price,
    dividendPerShare: chinese.facts.dividendPerShare,
  });
  expect(second).toMatchObject({ symbol: "1234.HK", industry: "Software", sic: "7372", cik: "0000000001" });
  expect(second?.issuer).toEqual(["1234.HK", "ACM"]);
});

it("figures of one time and quality that cannot be one company's are left out of both", () => {
  const contradicting = stock("ACM", { facts: { totalRevenue: fact(1000) } });
  for (const { facts, leftOut } of share([contradicting, chinese])) {
    expect(facts.totalRevenue).toBeUndefined();
    expect(leftOut?.totalRevenue).toBe("sources_disagree");
  }
});

it("a company with one screened listing keeps its facts", () => {
  expect(share([american])).toEqual([american]);
});
