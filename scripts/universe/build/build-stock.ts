import type { Amounts } from "../../../domain/facts/check-facts.ts";
import type { CompanyFacts, ExchangeRates, SourcedFact, SourcedFacts } from "../../../domain/facts/company-facts.ts";
import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { factInDollars } from "../../../domain/facts/in-dollars.ts";
import { factEntries, type SourceAnswer } from "../../../domain/facts/source-answer.ts";
import { lastReportedYearEnd } from "../../../domain/facts/undated-balances.ts";
import { companyName } from "../../../domain/issuers/listed-shares.ts";
import { regionOfCountry, sectorOf } from "../../../domain/issuers/provider-names.ts";
import { bringUpToDate } from "../../../domain/refresh/bring-up-to-date.ts";
import { toThreeSignificantDigits } from "../../../worker/providers/answers/figures.ts";
import type { CompanyFundamentals, Quote } from "../../../worker/providers/answers/providers.ts";
import { quoteRow } from "../../../worker/providers/prices/quote-row.ts";
import type { ImportedStock } from "./snapshot/csv-import.ts";

/** The figures that a collected file of SEC data adds to an American company. */
export type FilingSummary = {
  gics: string | null;
  totalAssets: number | null;
  revenue: number | null;
  /** Without leases and without the part due within a year; US dollars. */
  longTermDebt: number | null;
  collectedOn: string;
};

export type StockSources = {
  imported: ImportedStock;
  quote: Quote | undefined;
  filings: CompanyFundamentals | undefined;
  summary: FilingSummary | undefined;
  collected: readonly SourceAnswer[];
  cik: string | null;
  sic: string | null;
};

/** The collected file as a source: it gives neither date nor filing. */
const TRUST_OF_SUMMARY = 6;

export function buildStock(sources: StockSources, rates: ExchangeRates, on: string): CompanyFacts {
  const { imported, summary } = sources;
  const known: CompanyFacts = {
    symbol: imported.symbol,
    name: companyName(imported.name),
    exchange: imported.exchange,
    sector: sectorOf(imported.sector, imported.industry),
    industry: imported.isGicsIndustry ? null : imported.industry,
    country: imported.country,
    region: regionOfCountry(imported.country),
    industryTaxonomy: taxonomyOf(imported),
    gics: summary?.gics ?? (imported.isGicsIndustry ? imported.industry : null),
    sic: sources.sic,
    cik: sources.cik,
    snapshotOn: imported.asOf,
    facts: {},
  };
  const { company } = bringUpToDate(known, answersOf(sources), { rates, decisions: [], on }) ?? { company: known };
  const facts = factEntries(company.facts).map(([input, fact]) => [input, asEmbedded(fact)]);
  return { ...company, facts: Object.fromEntries(facts) };
}

function taxonomyOf({ industry, isNasdaqIndustry, isGicsIndustry }: ImportedStock): CompanyFacts["industryTaxonomy"] {
  if (!industry) return null;
  if (isGicsIndustry) return "gics";
  return isNasdaqIndustry ? "nasdaq" : "yahoo";
}

function answersOf({ imported, quote, filings, summary, collected }: StockSources): SourceAnswer[] {
  const { facts, leftOut, interestExpense, isRevenueOfOneConcept } = imported;
  const revenue = facts.totalRevenue;
  return [
    ...(filings ? [{ facts: filings.facts, leftOut: filings.leftOut }] : []),
    ...collected,
    ...(quote ? [{ facts: quoteRow(quote, "nasdaq-screener")[1] }] : []),
    ...(summary ? answersOfSummary(summary, imported.exchange) : []),
    {
      facts,
      leftOut,
      isRevenueOfOneConcept,
      ...(interestExpense !== null && revenue && { interestExpense: { ...revenue, value: interestExpense } }),
    },
  ];
}

/** Its total assets count only when no other source has them; its revenue and its part of the debt only check. */
function answersOfSummary(
  { totalAssets, revenue, longTermDebt, collectedOn }: FilingSummary,
  exchange: ExchangeCode,
): SourceAnswer[] {
  const collected = (value: number): SourcedFact => ({
    value,
    currency: "USD",
    periodEnd: lastReportedYearEnd(exchange, collectedOn),
    source: "sec-edgar",
    quality: "estimated",
    detail: ["collected_from_filings", "undated"],
  });
  return [
    { trust: TRUST_OF_SUMMARY, facts: totalAssets ? { totalAssets: collected(totalAssets) } : {} },
    {
      isCheckOnly: true,
      facts: {
        ...(revenue && { totalRevenue: collected(revenue) }),
        ...(longTermDebt && { interestBearingDebt: { ...collected(longTermDebt), bound: "lower" } }),
      },
    },
  ];
}

/** Figures of market snapshots have three significant digits; figures of filings are exact. */
function asEmbedded(fact: SourcedFact): SourcedFact {
  const isSnapshot = fact.source === "market-snapshot" || fact.source === "nasdaq-screener";
  const newer = fact.newer && { newer: asEmbedded(fact.newer) };
  return { ...fact, ...newer, ...(isSnapshot && { value: toThreeSignificantDigits(fact.value) }) };
}

export function amountsOf(facts: SourcedFacts, rates: ExchangeRates): Amounts {
  const amounts: Amounts = {};
  for (const [input, fact] of factEntries(facts)) {
    const inDollars = factInDollars(fact, rates, null);
    if (inDollars) amounts[input] = inDollars.amount;
  }
  return amounts;
}
