import type { CompanyFacts, ExchangeRates, InputName, LeftOutReason, SourcedFact } from "../facts/company-facts.ts";
import { gatherFacts } from "../facts/gather-facts.ts";
import { mergeFacts } from "../facts/merge-facts.ts";
import { bringUpToDate } from "../refresh/bring-up-to-date.ts";

/** The figures of a report that a reader may give. */
export const CLAIMED_INPUTS = [
  "interestIncome",
  "prohibitedRevenue",
  "interestBearingDebt",
  "islamicFinancing",
  "cashAndInterestBearingSecurities",
  "murabahaDeposits",
  "totalRevenue",
  "totalAssets",
  "totalLiabilities",
  "accountsReceivable",
] as const satisfies readonly InputName[];
export type ClaimedInput = (typeof CLAIMED_INPUTS)[number];

/** How far a claim has come; everything but an open one was decided. */
export const CLAIM_STATES = ["open", "accepted", "declined", "withdrawn", "revoked"] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** In what a report prints its figures. */
export const PRINTED_UNITS = { ones: 1, thousands: 1e3, lakh: 1e5, millions: 1e6, crore: 1e7, billions: 1e9 } as const;
export type PrintedUnit = keyof typeof PRINTED_UNITS;

/** The longest of each text, and the last page. */
export const CLAIM_MAX_LENGTHS = { url: 500, quotation: 200, note: 300, reason: 300 } as const;
export const CLAIM_PAGE_MAX = 5000;

/** Of a year's flow, not of a balance at its end. */
export const isOfYear = (input: ClaimedInput) => OF_YEAR.has(input);
const OF_YEAR: ReadonlySet<ClaimedInput> = new Set(["interestIncome", "prohibitedRevenue", "totalRevenue"]);

/** One figure of one report, as its reader copied it. */
export type ClaimedFigure = {
  input: ClaimedInput;
  /** As printed, 0 or more. */
  amount: number;
  unit: PrintedUnit;
  /** ISO 4217. */
  currency: string;
  /** ISO date: the end of the year, or the day of the balance. */
  periodEnd: string;
  /** The report's address. */
  url: string;
};

/** The whole amount in its currency: 1,234.5 million is 1,234,500,000. */
export function amountOf({ amount, unit }: Pick<ClaimedFigure, "amount" | "unit">): number {
  return Math.round(amount * PRINTED_UNITS[unit] * 100) / 100;
}

/** Whether two readers say the same: the same quantity of the same day, apart by no more than the rounding of a report in millions. */
export function isSameClaim(first: ClaimedFigure, second: ClaimedFigure): boolean {
  const [one, other] = [amountOf(first), amountOf(second)];
  return (
    first.input === second.input &&
    first.periodEnd === second.periodEnd &&
    first.currency === second.currency &&
    Math.abs(one - other) <= Math.max(one, other) * ROUNDING
  );
}
const ROUNDING = 0.005;

/** The figure as a fact of the company, from the source of checked readers. */
export function factOfClaim(claim: ClaimedFigure): SourcedFact {
  const { currency, periodEnd, url } = claim;
  const year = isOfYear(claim.input) ? { periodStart: yearBefore(periodEnd) } : {};
  return { value: amountOf(claim), currency, ...year, periodEnd, source: "reader-report", url, quality: "reported" };
}

/** The first day of the year that ends on a day: 2025-01-01 for 2025-12-31. */
function yearBefore(end: string): string {
  const day = new Date(`${end}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day.toISOString().slice(0, 10);
}

export type ClaimResult =
  | { kind: "used"; facts: CompanyFacts }
  /** A newer or more trusted figure stands. */
  | { kind: "outranked"; by: SourcedFact }
  | { kind: "implausible"; reason: LeftOutReason | "no_exchange_rate" };

/** What a company's facts become with a reader's figure, by the same merge as every source's. */
export function withClaim(
  known: CompanyFacts,
  claim: ClaimedFigure,
  { rates, on }: { rates: ExchangeRates; on: string },
): ClaimResult {
  const answers = [{ facts: { [claim.input]: factOfClaim(claim) } }];
  const isClaim = (fact: SourcedFact | undefined) => isFactOf(claim, fact);
  const chosen = mergeFacts(known, gatherFacts(known, answers, on)).facts[claim.input];
  if (!isClaim(chosen))
    return chosen ? { kind: "outranked", by: chosen } : { kind: "implausible", reason: "part_of_others" };
  const first = bringUpToDate(known, answers, { rates, decisions: [], on });
  const decisions = first?.hold ? [{ state: "accepted" as const, anomalies: first.hold.anomalies }] : [];
  const decided = first?.hold ? bringUpToDate(known, answers, { rates, decisions, on }) : first;
  if (!decided) return { kind: "implausible", reason: "no_exchange_rate" };
  const { facts, leftOut } = decided.company;
  if (isClaim(facts[claim.input])) return { kind: "used", facts: decided.company };
  return { kind: "implausible", reason: leftOut?.[claim.input] ?? "sources_disagree" };
}

/** A company's facts without a reader's figure: what stood before it comes back, unless something else stands there by now. */
export function withoutClaim(known: CompanyFacts, claim: ClaimedFigure, before: SourcedFact | null): CompanyFacts {
  if (!isFactOf(claim, known.facts[claim.input])) return known;
  const { [claim.input]: _, ...others } = known.facts;
  return { ...known, facts: before ? { ...others, [claim.input]: before } : others };
}

/** A company's facts with readers' figures, in the order of their decisions; one that loses or does not fit changes nothing. */
export function withClaims(
  known: CompanyFacts,
  claims: readonly ClaimedFigure[],
  day: Parameters<typeof withClaim>[2],
): CompanyFacts {
  return claims.reduce((facts, claim) => {
    const result = withClaim(facts, claim, day);
    return result.kind === "used" ? result.facts : facts;
  }, known);
}

/** Whether a fact is a reader's figure. */
export function isFactOf(claim: ClaimedFigure, fact: SourcedFact | undefined): boolean {
  return fact?.source === "reader-report" && fact.value === amountOf(claim) && fact.periodEnd === claim.periodEnd;
}
