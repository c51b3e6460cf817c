import type { CompanyFacts, ExchangeRates, SourcedFacts } from "../facts/company-facts.ts";
import { isOfficialHost } from "../facts/filings-pages.ts";
import { amountOf, type ClaimedFigure } from "./claim.ts";

/** What a machine notices about a claim; a person decides. */
export type ClaimFinding =
  /** The report is not at the regulator, the exchange, or a place where companies of the market must file. */
  | { code: "unknown_host" }
  /** About `times` the figure that is known, by a power that units are apart: printed in another unit than was said. */
  | { code: "unit_mistake"; times: number }
  /** `percent` of the figure that is known. */
  | { code: "far_from_known"; percent: number };

/** How many others must find the figure in the report before it can be accepted: two where a machine noticed something. */
export const readersNeeded = (findings: readonly ClaimFinding[]) => (findings.length > 0 ? 2 : 1);

/** What a claim is compared with: a company's facts in their currencies, the rates of those, and where it is listed. */
export type Known = {
  known: Pick<CompanyFacts, "facts">;
  rates: Pick<ExchangeRates, "rates">;
  listings: readonly Pick<CompanyFacts, "exchange" | "country">[];
};

/** Thousand for million, crore for million, lakh for crore … */
const UNIT_STEPS = [100, 1000, 10_000, 100_000, 1e6, 1e7, 1e9];
/** A year's change stays within it, so that the unit is recognized. */
const STEP_TOLERANCE = 1.6;
const FAR = 3;

export function checkClaim(claim: ClaimedFigure, { known, rates, listings }: Known): ClaimFinding[] {
  const found: ClaimFinding[] = [];
  if (!isOfficialHost(reportHost(claim.url) ?? "", listings)) found.push({ code: "unknown_host" });
  const size = comparedWithKnown(claim, known, rates);
  if (size) found.push(size);
  return found;
}

function comparedWithKnown(
  claim: ClaimedFigure,
  { facts }: Known["known"],
  rates: Known["rates"],
): ClaimFinding | undefined {
  const last = facts[claim.input];
  if (!last && claim.input === "interestIncome") return comparedWithCash(claim, facts, rates);
  const [mine, theirs] = [rateOf(claim.currency, rates), last && rateOf(last.currency, rates)];
  if (!last || !mine || !theirs || last.value <= 0 || claim.amount <= 0) return undefined;
  const times = amountOf(claim) / mine / (last.value / theirs);
  const factor = Math.max(times, 1 / times);
  const step = UNIT_STEPS.find((one) => factor > one / STEP_TOLERANCE && factor < one * STEP_TOLERANCE);
  if (step) return { code: "unit_mistake", times: times > 1 ? step : 1 / step };
  return factor > FAR ? { code: "far_from_known", percent: Math.round(times * 1000) / 10 } : undefined;
}

/** Interest that nobody reported stands beside the cash that earns it: only a wrong unit takes a year's yield so far from the usual one. */
function comparedWithCash(
  claim: ClaimedFigure,
  { cashAndInterestBearingSecurities: cash }: SourcedFacts,
  rates: Known["rates"],
): ClaimFinding | undefined {
  const [mine, theirs] = [rateOf(claim.currency, rates), cash && rateOf(cash.currency, rates)];
  if (!cash || !mine || !theirs || cash.value <= 0 || claim.amount <= 0) return undefined;
  const times = amountOf(claim) / mine / ((cash.value / theirs) * USUAL_YIELD);
  if (times < MOST_TIMES_USUAL && times > LEAST_TIMES_USUAL) return undefined;
  const distance = (step: number) => Math.abs(Math.log(step) - Math.abs(Math.log(times)));
  const step = UNIT_STEPS.reduce((nearest, one) => (distance(one) < distance(nearest) ? one : nearest));
  return { code: "unit_mistake", times: times > 1 ? step : 1 / step };
}
const USUAL_YIELD = 0.04;
/** 200 %, beyond any inflation's interest. */
const MOST_TIMES_USUAL = 50;
/** 0.002 %, below what cash in yen earned. */
const LEAST_TIMES_USUAL = 1 / 2000;

const rateOf = (currency: string, { rates }: Known["rates"]) => (currency === "USD" ? 1 : rates[currency]);

/** The host of a report's address; undefined unless it is a plain public one over https. */
export function reportHost(address: string): string | undefined {
  const host = /^https:\/\/([^/?#]+)(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase();
  return host && /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(host) && !/(?:^|\.)xn--/.test(host)
    ? host
    : undefined;
}
