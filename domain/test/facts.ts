import type { CompanyFacts, ExchangeRates, SourcedFact } from "../facts/company-facts.ts";
import type { CompanyProfile, Fact } from "../facts/financials.ts";

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

/** A figure as a snapshot of the market at the end of June 2026 gives it. */
export function makeSourced(value: number, traits: Partial<SourcedFact> = {}): SourcedFact {
  return {
    value,
    currency: "USD",
    periodEnd: "2026-06-30",
    source: "market-snapshot",
    quality: "estimated",
    ...traits,
  };
}

export function makeRates(rates: ExchangeRates["rates"] = {}): ExchangeRates {
  return { asOf: "2026-08-31", base: "USD", rates: { USD: 1, ...rates }, source: "exchange-rates", url: "" };
}

export function makeProfile(industry: string | null): CompanyProfile {
  return { symbol: "TEST", name: "Test Company", country: null, sic: null, gics: null, industry };
}

/** A maker of software without a figure. */
export function makeCompany(traits: Partial<CompanyFacts> = {}): CompanyFacts {
  return {
    symbol: "TEST",
    name: "Test Company",
    exchange: "NYSE",
    sector: "Technology",
    industry: "Software - Application",
    country: "United States",
    region: "North America",
    industryTaxonomy: "yahoo",
    gics: null,
    sic: null,
    cik: null,
    snapshotOn: null,
    facts: {},
    ...traits,
  };
}
