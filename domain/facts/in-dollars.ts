import type { CompanyFacts, ExchangeRates, InputName, LeftOutFacts, SourcedFact } from "./company-facts.ts";
import type { CompanyProfile, Fact, FactBasis, Financials } from "./financials.ts";
import type { MergedFacts } from "./merge-facts.ts";
import { factEntries } from "./source-answer.ts";

/** The unit that `SourcedFact.currency` and `Fact.currency` have for a count of shares. */
export const SHARES_UNIT = "shares";

/** Minor units in which some exchanges quote, and their number per major unit. London prices are in pence. */
const MINOR_UNITS: Readonly<Record<string, { currency: string; perUnit: number }>> = {
  GBX: { currency: "GBP", perUnit: 100 },
  GBp: { currency: "GBP", perUnit: 100 },
  ZAc: { currency: "ZAR", perUnit: 100 },
  ILA: { currency: "ILS", perUnit: 100 },
};

/** A price in its major unit: 308.8 GBp is 3.088 GBP. Codes are case-sensitive, because GBp and GBP differ a hundredfold. */
export function inMajorUnit(price: number, quotedIn: string): { price: number; currency: string } {
  const minor = MINOR_UNITS[quotedIn];
  return minor ? { price: price / minor.perUnit, currency: minor.currency } : { price, currency: quotedIn };
}

/** How the sources describe the company's business. */
export function profileOf({ symbol, name, country, sic, gics, industry, issuer }: CompanyFacts): CompanyProfile {
  return { symbol, name, country, sic, gics, industry, issuer };
}

/**
 * The inputs of a stored stock's screening, every amount in US dollars at the recorded rate.
 *
 * A fact in a currency without a rate is left out: unknown, never zero and never an unconverted amount.
 */
export function financialsOf(
  stock: CompanyFacts,
  rates: ExchangeRates,
): { profile: CompanyProfile; financials: Financials; leftOut: LeftOutFacts } {
  const financials: Financials = {};
  for (const [input, fact] of factEntries(stock.facts)) {
    const inDollars = factInDollars(fact, rates, stock.snapshotOn, stock.cik);
    if (inDollars) financials[input] = inDollars;
  }
  return { profile: profileOf(stock), financials, leftOut: stock.leftOut ?? {} };
}

/** A company's last good facts and its merged ones, both also in US dollars. */
export type ConvertedFacts = {
  known: CompanyFacts;
  merged: MergedFacts;
  knownInDollars: Financials;
  mergedInDollars: Financials;
  /** US dollars a year; null when unknown. */
  interestExpense: number | null;
  /** Merged facts in a currency without a rate. */
  withoutRate: readonly InputName[];
};

/**
 * Converts a company's earlier facts and its sources' new ones, each fact once. Undefined when an earlier fact has no exchange rate
 * today: then nothing of the company can be compared.
 */
export function convertFacts(
  known: CompanyFacts,
  merged: MergedFacts,
  rates: ExchangeRates,
): ConvertedFacts | undefined {
  const knownInDollars: Financials = {};
  for (const [input, fact] of factEntries(known.facts)) {
    const inDollars = factInDollars(fact, rates, known.snapshotOn, known.cik);
    if (!inDollars) return undefined;
    knownInDollars[input] = inDollars;
  }
  const mergedInDollars: Financials = {};
  const withoutRate: InputName[] = [];
  for (const [input, fact] of factEntries(merged.facts)) {
    const isKnown = fact === known.facts[input];
    const inDollars = isKnown ? knownInDollars[input] : factInDollars(fact, rates, known.snapshotOn, known.cik);
    if (inDollars) mergedInDollars[input] = inDollars;
    else withoutRate.push(input);
  }
  const interest = merged.interestExpense && factInDollars(merged.interestExpense, rates, null);
  return { known, merged, knownInDollars, mergedInDollars, interestExpense: interest?.amount ?? null, withoutRate };
}

/**
 * One fact in US dollars; undefined when its currency, or that of the newer one beside it, has no rate. A filing without an address
 * gets that of all the filer's filings.
 */
export function factInDollars(
  fact: SourcedFact,
  rates: ExchangeRates,
  snapshotOn: string | null,
  cik: string | null = null,
): Fact | undefined {
  const needsRate = fact.currency !== "USD" && fact.currency !== SHARES_UNIT;
  const exchangeRate = needsRate ? rates.rates[fact.currency] : 1;
  if (exchangeRate === undefined) return undefined;
  const newer = fact.newer && factInDollars(fact.newer, rates, snapshotOn, cik);
  if (fact.newer && !newer) return undefined;
  return {
    amount: fact.value / exchangeRate,
    originalAmount: fact.value,
    currency: fact.currency,
    exchangeRate,
    exchangeRateDate: needsRate ? rates.asOf : null,
    periodStart: fact.periodStart ?? null,
    periodEnd: fact.periodEnd,
    source: fact.source,
    url: fact.url ?? (fact.source === "sec-edgar" && cik !== null ? `${FILINGS_OF}${cik}` : null),
    quality: fact.quality,
    basis: basisOf(fact, fact.snapshotOn ?? snapshotOn),
    bound: fact.bound ?? null,
    ...(fact.confirmedShare !== undefined && { confirmedShare: fact.confirmedShare }),
    ...(newer && { newer }),
  };
}

const FILINGS_OF = "https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=";

function basisOf({ source, note, detail = [], periodEnd }: SourcedFact, snapshotOn: string | null): FactBasis | null {
  const snapshot = source === "market-snapshot" ? snapshotOn : source === "nasdaq-screener" ? periodEnd : null;
  if (snapshot === null && note === undefined && detail.length === 0) return null;
  return { kind: "source", snapshotOn: snapshot, entries: note ?? null, details: detail };
}

/** The figures with the rates that they are converted at, as far as they need any. */
export function withOwnRates({ rates: _, ...company }: CompanyFacts, { asOf, rates }: ExchangeRates): CompanyFacts {
  const currencies = Object.values(company.facts).flatMap(({ currency, newer }) => [currency, newer?.currency]);
  const own = [...new Set(currencies)].sort().flatMap((currency) => {
    const rate = currency === undefined || currency === "USD" ? undefined : rates[currency];
    return rate === undefined ? [] : [[currency, rate] as const];
  });
  return own.length === 0 ? company : { ...company, rates: { asOf, rates: Object.fromEntries(own) } };
}

/** The exchange rates of a day, none but given ones and the dollar's own. */
export function ratesOn(day: string, { asOf, rates } = NO_RATES): ExchangeRates {
  return { asOf: asOf || day, base: "USD", rates: { USD: 1, ...rates }, source: "exchange-rates", url: "" };
}

const NO_RATES: NonNullable<CompanyFacts["rates"]> = { asOf: "", rates: {} };

/** A day's exchange rates, with those at which a company's figures were converted in their place. */
export function ownRates({ rates: own }: CompanyFacts, ofDay: ExchangeRates): ExchangeRates {
  return own ? { ...ofDay, asOf: own.asOf, rates: { ...ofDay.rates, ...own.rates } } : ofDay;
}
