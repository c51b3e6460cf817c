import { isFactorWithin } from "../facts/anomalies.ts";
import {
  type CompanyFacts,
  type ExchangeRates,
  INPUT_NAMES,
  type InputName,
  type LeftOutFacts,
  OF_A_SHARE,
  type SourcedFact,
  type SourcedFacts,
} from "../facts/company-facts.ts";
import { IMPLIED_SHARES_FACTOR, SHARES_TOLERANCE } from "../facts/fact-limits.ts";
import { ofAllShares } from "../facts/gather-facts.ts";
import { factInDollars } from "../facts/in-dollars.ts";
import { monthOf } from "../facts/iso-date.ts";
import { mergeFacts } from "../facts/merge-facts.ts";
import { percentApart } from "../facts/newest-figure.ts";
import { factEntries } from "../facts/source-answer.ts";
import type { Issuer } from "./group-issuers.ts";

/** Two figures of one quantity and time that differ by this factor belong to two companies, or one of them is wrong. */
const CONTRADICTION = 2;
const SAME_TIME_MONTHS = 3;

/**
 * The stocks of companies with more than one listing, each with the company's facts: for every input the newest and best-sourced
 * figure of any listing, and the business of the best-known one. Price, dividend and number of shares stay each listing's own.
 * Contradicting facts are left out of all listings, with that reason.
 */
export function withSharedFacts(
  stocks: readonly CompanyFacts[],
  issuers: readonly Issuer[],
  rates: ExchangeRates,
): CompanyFacts[] {
  const bySymbol = new Map(stocks.map((stock) => [stock.symbol, stock]));
  const shared = new Map<string, CompanyFacts>();
  for (const issuer of issuers) {
    const listings = issuer.flatMap((symbol) => bySymbol.get(symbol) ?? []);
    for (const stock of listings.length > 1 ? shareFacts(listings, rates) : listings) shared.set(stock.symbol, stock);
  }
  return stocks.map((stock) => shared.get(stock.symbol) ?? stock);
}

function shareFacts(listings: readonly CompanyFacts[], rates: ExchangeRates): CompanyFacts[] {
  const merged = mergeFacts(
    { facts: {} },
    listings.map(({ facts, leftOut, snapshotOn }) => ({
      facts: withSnapshotDay(ofCompany(facts), snapshotOn),
      leftOut: leftOut && ofCompany(leftOut),
    })),
    { rates: rates.rates },
  );
  const facts = { ...merged.facts };
  const leftOut: LeftOutFacts = { ...merged.leftOut };
  for (const input of INPUT_NAMES) {
    const fact = facts[input];
    if (!fact || !isContradicted(input, fact, listings, rates)) continue;
    delete facts[input];
    leftOut[input] = "sources_disagree";
  }
  const value = valueOfAllShares(facts.marketCapitalization, listings, rates);
  if (value === "sources_disagree") {
    delete facts.marketCapitalization;
    leftOut.marketCapitalization = value;
  } else if (value) facts.marketCapitalization = value;
  const lead = leadOf(listings, facts);
  const { sector, industry, industryTaxonomy, gics, sic, country, region } = lead;
  const cik = listings.find((listing) => listing.cik)?.cik ?? null;
  const issuer = listings.map(({ symbol }) => symbol);
  return listings.map(({ leftOut: own = {}, ...listing }) => {
    const reasons = { ...ofShare(own), ...leftOut };
    return {
      ...listing,
      sector,
      industry,
      industryTaxonomy,
      gics,
      sic,
      country,
      region,
      cik,
      issuer,
      facts: { ...ofShare(listing.facts), ...facts },
      ...(Object.keys(reasons).length > 0 && { leftOut: reasons }),
    };
  });
}

/** A count of shares is borne out where with its price it gives its own listing's value. Percent. */
const BORNE_OUT_WITHIN = 5;

/**
 * A listing's value that counts only a part of the company's shares, as of one of two companies that are one group: the price of its day
 * times all shares, which a listing of about that price counts, stands far above it. One so far above that the listing may stand for
 * several shares is believed as little as the value. Undefined where the value may stand.
 */
function valueOfAllShares(
  value: SourcedFact | undefined,
  listings: readonly CompanyFacts[],
  rates: ExchangeRates,
): SourcedFact | "sources_disagree" | undefined {
  const inDollars = (fact: SourcedFact) => factInDollars(fact, rates, null)?.amount ?? Number.NaN;
  const isOfDay = ({ currency, periodEnd }: SourcedFact) =>
    currency === value?.currency && periodEnd === value.periodEnd;
  const price = listings.find(({ facts: { price: own, marketCapitalization: given } }) => {
    return given?.value === value?.value && given?.source === value?.source && own && isOfDay(own);
  })?.facts.price;
  if (!value || !price) return undefined;
  const counted = listings.flatMap(
    ({ facts: { sharesOutstanding: shares, price: own, marketCapitalization: worth } }) => {
      if (!shares || !own || !worth || own.periodEnd > price.periodEnd) return [];
      const isBorneOut = percentApart(shares.value * inDollars(own), inDollars(worth)) <= BORNE_OUT_WITHIN;
      return isBorneOut && isFactorWithin(inDollars(price) / inDollars(own), IMPLIED_SHARES_FACTOR)
        ? [shares.value]
        : [];
    },
  );
  const whole = Math.max(0, ...counted) * price.value;
  if (whole <= value.value * (1 + SHARES_TOLERANCE / 100)) return undefined;
  return whole > value.value * IMPLIED_SHARES_FACTOR ? "sources_disagree" : ofAllShares(price, whole);
}

/** Beside the figures of listings that were asked for on other days, each keeps its own. */
function withSnapshotDay(facts: SourcedFacts, snapshotOn: string | null): SourcedFacts {
  const dated = (fact: SourcedFact): SourcedFact => ({
    ...fact,
    ...(fact.newer && { newer: dated(fact.newer) }),
    ...(fact.source === "market-snapshot" && snapshotOn !== null && { snapshotOn: fact.snapshotOn ?? snapshotOn }),
  });
  return Object.fromEntries(factEntries(facts).map(([input, fact]) => [input, dated(fact)]));
}

/** The known inputs of a share that belong to its company. */
export function ofCompany<Value>(facts: Partial<Record<InputName, Value>>): Partial<Record<InputName, Value>> {
  return Object.fromEntries(Object.entries(facts).filter(([input]) => !OF_A_SHARE.has(input as InputName)));
}

function ofShare<Value>(facts: Partial<Record<InputName, Value>>): Partial<Record<InputName, Value>> {
  return Object.fromEntries(Object.entries(facts).filter(([input]) => OF_A_SHARE.has(input as InputName)));
}

/** The listing whose business counts: one with an SEC classification, otherwise the one with most of the chosen facts. */
function leadOf(listings: readonly CompanyFacts[], chosen: SourcedFacts): CompanyFacts {
  const weight = (listing: CompanyFacts) =>
    (listing.sic ? 100 : 0) + factEntries(chosen).filter(([input, fact]) => listing.facts[input] === fact).length;
  return listings.reduce((best, listing) => (weight(listing) > weight(best) ? listing : best));
}

/** Whether another listing has a figure of the same quality and time that cannot be the same company's. A filing is decisive. */
function isContradicted(
  input: InputName,
  chosen: SourcedFact,
  listings: readonly CompanyFacts[],
  rates: ExchangeRates,
): boolean {
  if (chosen.bound) return false;
  const amount = factInDollars(chosen, rates, null)?.amount ?? 0;
  return listings.some(({ facts, snapshotOn }) => {
    const other = facts[input];
    if (!other || other === chosen || other.bound || other.quality !== chosen.quality) return false;
    if (Math.abs(monthOf(other.periodEnd) - monthOf(chosen.periodEnd)) > SAME_TIME_MONTHS) return false;
    const second = factInDollars(other, rates, snapshotOn)?.amount ?? 0;
    return Math.max(amount, second) > CONTRADICTION * Math.min(amount, second);
  });
}
