import type { CompanyFacts, ExchangeRates, SourcedFact, SourcedFacts } from "./company-facts.ts";
import type { CompanyProfile, Fact, FactBasis, Financials } from "./financials.ts";
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
 * A company's figures in US dollars at the recorded rates.
 *
 * A fact in a currency without a rate is left out: unknown, never zero and never an unconverted amount.
 */
export function inDollars(
  facts: SourcedFacts,
  rates: ExchangeRates,
  { snapshotOn, cik }: Pick<CompanyFacts, "snapshotOn" | "cik">,
): Financials {
  const financials: Financials = {};
  for (const [input, fact] of factEntries(facts)) {
    const converted = factInDollars(fact, rates, snapshotOn, cik);
    if (converted) financials[input] = converted;
  }
  return financials;
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
