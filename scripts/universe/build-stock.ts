import type {
  CompanyFacts,
  ExchangeRates,
  LeftOutFacts,
  SourcedFact,
  SourcedFacts,
} from "../../domain/facts/company-facts.ts";
import { factInDollars } from "../../domain/facts/in-dollars.ts";
import type { InputName } from "../../domain/facts/inputs.ts";
import type { LeftOutReason } from "../../domain/facts/left-out.ts";
import { type Amounts, findImplausibleAmounts, HIGH_DEBT_TO_VALUE } from "../../domain/facts/plausibility.ts";
import { companyName } from "../../domain/issuers/listed-shares.ts";
import { regionOfCountry } from "../../domain/issuers/region-names.ts";
import { sectorOf } from "../../domain/issuers/sector-names.ts";
import type { ImportedStock } from "../../worker/providers/csv-import.ts";
import { toThreeSignificantDigits } from "../../worker/providers/figures.ts";
import type { CompanyFundamentals, Quote } from "../../worker/providers/providers.ts";

/** What a collected file of SEC figures adds to an American company. */
export type FilingSummary = {
  gics: string | null;
  totalAssets: number | null;
  revenue: number | null;
  /** Without leases and without what falls due within a year; US dollars. */
  longTermDebt: number | null;
  collectedOn: string;
};

export type StockSources = {
  imported: ImportedStock;
  quote: Quote | undefined;
  filings: CompanyFundamentals | undefined;
  summary: FilingSummary | undefined;
  cik: string | null;
  sic: string | null;
};

/** Two market capitalizations this far apart, or two revenues, cannot both be right. */
const VALUE_DISAGREEMENT = 1.5;
const REVENUE_DISAGREEMENT = 1.25;
/** Figures this close are the same figure. */
const ROUNDING_DISAGREEMENT = 0.02;

/** One stock of the universe: filings before quotes before the snapshot, without what cannot be right. */
export function buildStock(sources: StockSources, rates: ExchangeRates): CompanyFacts {
  const { imported, quote, filings, summary } = sources;
  const facts: SourcedFacts = { ...imported.facts };
  const leftOut: LeftOutFacts = { ...imported.leftOut };
  const remove = (input: InputName, reason: LeftOutReason) => {
    delete facts[input];
    leftOut[input] = reason;
  };
  if (quote) applyQuote(facts, remove, quote);
  if (summary && !filings?.facts.totalRevenue) compareRevenue(facts, remove, summary);
  for (const [input, fact] of entries(filings?.facts ?? {})) {
    facts[input] = fact;
    delete leftOut[input];
  }
  for (const [input, reason] of Object.entries(filings?.leftOut ?? {}) as [InputName, LeftOutReason][]) {
    if (!facts[input]) leftOut[input] ??= reason;
  }
  addTotalAssets(facts, summary);
  for (const [input, fact] of entries(facts)) {
    if (factInDollars(fact, rates, null) === undefined) remove(input, "no_exchange_rate");
  }
  for (const { input, reason } of findImplausibleAmounts(amountsOf(facts, rates), {
    isFinancial: /^financ/i.test(imported.sector ?? "") || /mortgage/i.test(imported.industry ?? ""),
    interestExpense: dollarsOf(imported.interestExpense, imported.facts.totalRevenue, rates),
    isRevenueOfOneConcept: imported.isRevenueOfOneConcept && facts.totalRevenue?.source === "market-snapshot",
  }))
    remove(input, reason);
  if (summary) confirmDebt(facts, summary);
  markHighDebt(facts, amountsOf(facts, rates));
  return {
    symbol: imported.symbol,
    name: companyName(imported.name),
    exchange: imported.exchange,
    sector: sectorOf(imported.sector, imported.industry),
    industry: imported.industry,
    country: imported.country,
    region: regionOfCountry(imported.country),
    industryTaxonomy: imported.industry ? (imported.isNasdaqIndustry ? "nasdaq" : "yahoo") : null,
    gics: summary?.gics ?? null,
    sic: sources.sic,
    cik: sources.cik,
    snapshotOn: entries(facts).some(([, fact]) => fact.source === "market-snapshot") ? imported.asOf : null,
    facts: Object.fromEntries(entries(facts).map(([input, fact]) => [input, asEmbedded(fact)])),
    ...(Object.keys(leftOut).length > 0 && { leftOut }),
  };
}

function entries(facts: SourcedFacts): [InputName, SourcedFact][] {
  return Object.entries(facts) as [InputName, SourcedFact][];
}

type Remove = (input: InputName, reason: LeftOutReason) => void;

/** The exchange's price and market capitalization are newer than the snapshot's; the latter is left out where they part too far. */
function applyQuote(facts: SourcedFacts, remove: Remove, quote: Quote): void {
  const quoted = (value: number): SourcedFact => ({
    value,
    currency: quote.currency,
    periodEnd: quote.asOf,
    source: "nasdaq-screener",
    quality: "estimated",
  });
  facts.price = quoted(quote.price);
  const snapshot = facts.marketCapitalization?.value;
  if (quote.marketCapitalization === null) return;
  if (snapshot && areApart(snapshot, quote.marketCapitalization, VALUE_DISAGREEMENT))
    remove("marketCapitalization", "sources_disagree");
  else facts.marketCapitalization = quoted(quote.marketCapitalization);
}

function compareRevenue(facts: SourcedFacts, remove: Remove, summary: FilingSummary): void {
  const revenue = facts.totalRevenue?.value;
  if (revenue && summary.revenue && areApart(revenue, summary.revenue, REVENUE_DISAGREEMENT))
    remove("totalRevenue", "sources_disagree");
}

/** Total assets of the collected file are taken where no filing gives them and the debt fits under them. */
function addTotalAssets(facts: SourcedFacts, summary: FilingSummary | undefined): void {
  if (facts.totalAssets || !summary?.totalAssets) return;
  const balances = [facts.interestBearingDebt, facts.cashAndInterestBearingSecurities];
  if (balances.some((balance) => balance && balance.currency === "USD" && balance.value > (summary.totalAssets ?? 0)))
    return;
  facts.totalAssets = {
    value: summary.totalAssets,
    currency: "USD",
    periodEnd: summary.collectedOn,
    source: "sec-edgar",
    quality: "estimated",
    detail: ["collected_from_filings", "undated"],
  };
}

/**
 * Long-term debt by the filings is a part of a debt that also holds leases. Where it is the larger of the two, one of them is
 * of another date or another company, and nothing is confirmed; a difference of rounding is none.
 */
function confirmDebt(facts: SourcedFacts, { longTermDebt }: FilingSummary): void {
  const { interestBearingDebt: debt } = facts;
  if (!longTermDebt || debt?.bound !== "upper" || debt.currency !== "USD") return;
  const share = longTermDebt / debt.value;
  if (share > 1 + ROUNDING_DISAGREEMENT) return;
  facts.interestBearingDebt = {
    ...debt,
    confirmedShare: Math.min(Math.floor(share * 1000) / 1000, 1),
    detail: [...(debt.detail ?? []), "confirmed_by_filings"] as NonNullable<SourcedFact["detail"]>,
  };
}

function markHighDebt(facts: SourcedFacts, amounts: Amounts): void {
  const { interestBearingDebt: debt } = facts;
  const { interestBearingDebt = 0, marketCapitalization } = amounts;
  if (debt && marketCapitalization && interestBearingDebt > marketCapitalization * HIGH_DEBT_TO_VALUE)
    facts.interestBearingDebt = { ...debt, detail: ["high_against_value", ...(debt.detail ?? [])] };
}

/** Figures of market snapshots carry three significant digits; figures of filings are exact. */
function asEmbedded(fact: SourcedFact): SourcedFact {
  const isSnapshot = fact.source === "market-snapshot" || fact.source === "nasdaq-screener";
  return isSnapshot ? { ...fact, value: toThreeSignificantDigits(fact.value) } : fact;
}

/** Every fact in US dollars. */
export function amountsOf(facts: SourcedFacts, rates: ExchangeRates): Amounts {
  const amounts: Amounts = {};
  for (const [input, fact] of entries(facts)) {
    const inDollars = factInDollars(fact, rates, null);
    if (inDollars) amounts[input] = inDollars.amount;
  }
  return amounts;
}

function dollarsOf(value: number | null, inCurrencyOf: SourcedFact | undefined, rates: ExchangeRates): number | null {
  if (value === null || !inCurrencyOf) return null;
  return factInDollars({ ...inCurrencyOf, value }, rates, null)?.amount ?? null;
}

function areApart(a: number, b: number, factor: number): boolean {
  return a > b * factor || b > a * factor;
}
