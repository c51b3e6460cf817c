import { bringUpToDate } from "../facts/bring-up-to-date.ts";
import {
  type CompanyFacts,
  type ExchangeRates,
  type LeftOutReason,
  REPORTED_INPUTS,
  type ReaderFigure,
  type SourcedFact,
} from "../facts/company-facts.ts";
import { factEntries } from "../facts/source-answer.ts";
import { screenBusiness } from "../screening/business-screen.ts";

/** The figures of a report that a reader may give. */
export const CLAIMED_INPUTS = REPORTED_INPUTS;
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

/** What is wrong with the period of a figure on a day: it has not ended, or no verdict rests on so old a report. */
export function periodProblem({ periodEnd }: Pick<ClaimedFigure, "periodEnd">, today: string) {
  if (periodEnd > today) return "claim_future";
  return periodEnd < `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}` ? "claim_old" : undefined;
}
const OLDEST_YEARS = 3;

/** Whether two readers say the same: the same amount for the same quantity and day, in whatever unit, from the same report. */
export function isSameClaim(first: ClaimedFigure, second: ClaimedFigure): boolean {
  return (
    first.input === second.input &&
    first.periodEnd === second.periodEnd &&
    first.currency === second.currency &&
    placeOf(first) === placeOf(second) &&
    amountOf(first) === amountOf(second)
  );
}

/** A report's address without the place in it. */
const placeOf = ({ url }: ClaimedFigure) => url.replace(/#.*/, "");

/** The figure as a fact of the company, from the source of checked readers. */
export function readerFigure(claim: ClaimedFigure): ReaderFigure {
  const { input, currency, periodEnd, url } = claim;
  const year = isOfYear(input) ? { periodStart: yearBefore(periodEnd) } : {};
  const fact = { value: amountOf(claim), currency, ...year, periodEnd, source: "reader-report", url } as const;
  return { input, fact: { ...fact, quality: "reported" } };
}

/** The first day of the year that ends on a day: 2025-01-01 for 2025-12-31. */
function yearBefore(end: string): string {
  const day = new Date(`${end}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day.toISOString().slice(0, 10);
}

type Business = Parameters<typeof bringUpToDate>[2]["business"];

export type ClaimResult =
  | { kind: "used"; facts: CompanyFacts }
  /** A newer or more trusted figure stands. */
  | { kind: "outranked"; by: SourcedFact }
  | { kind: "implausible"; reason: LeftOutReason | "no_exchange_rate" };

/** What a company's facts become with a reader's figure, by the same merge as every source's. */
export function withFigure(
  known: CompanyFacts,
  figure: ReaderFigure,
  rates: ExchangeRates,
  business: Business = screenBusiness(known),
): ClaimResult {
  const { input, fact } = figure;
  const answers = [{ facts: { [input]: fact } }];
  const decided = bringUpToDate(known, answers, { rates, decisions: "accepted", business, on: fact.periodEnd });
  if (!decided) return { kind: "implausible", reason: "no_exchange_rate" };
  const { company, merged } = decided;
  if (isFigure(figure, company.facts[input])) return { kind: "used", facts: company };
  const by = merged[input];
  if (by && !isFigure(figure, by)) return { kind: "outranked", by };
  const otherwise = by ? "sources_disagree" : "part_of_others";
  return { kind: "implausible", reason: company.leftOut?.[input] ?? otherwise };
}

/** Whether a fact is a reader's figure. */
export function isFigure({ fact: { value, periodEnd, url } }: ReaderFigure, fact: SourcedFact | undefined): boolean {
  const isReaders = fact?.source === "reader-report";
  return isReaders && fact.value === value && fact.periodEnd === periodEnd && fact.url === url;
}

/**
 * A company's facts by its sources and the figures of readers that count now, in the order of their decisions. One that loses to a
 * better figure or does not fit changes nothing.
 */
export function withReaders(
  known: CompanyFacts,
  figures: readonly ReaderFigure[],
  rates: ExchangeRates,
  business?: Business,
): CompanyFacts {
  const sources = withoutReaders(known);
  if (figures.length === 0) return sources;
  const company = figures.reduce((facts, figure) => {
    const result = withFigure(facts, figure, rates, business);
    return result.kind === "used" ? result.facts : facts;
  }, sources);
  const { facts, leftOut, snapshotOn } = sources;
  return { ...company, readers: { figures, sources: { facts, ...(leftOut && { leftOut }), snapshotOn } } };
}

/** A company's facts by its sources alone. */
export function withoutReaders({ readers, ...known }: CompanyFacts): CompanyFacts {
  const { leftOut: _, ...company } = known;
  const sources = readers ? { ...company, ...readers.sources } : known;
  const isOfReader = Object.values(sources.facts).some(({ source }) => source === "reader-report");
  if (!isOfReader) return sources;
  const facts = factEntries(sources.facts).filter(([, { source }]) => source !== "reader-report");
  return { ...sources, facts: Object.fromEntries(facts) };
}

/** The figures of readers that count in a company's facts. */
export function readersFigures({ readers, facts }: CompanyFacts): readonly ReaderFigure[] {
  if (readers) return readers.figures;
  return factEntries(facts).flatMap(([input, fact]) => (fact.source === "reader-report" ? [{ input, fact }] : []));
}

/** The figures that count once some are decided: the accepted ones, after those that came with the stock and were not decided. */
export function countingFigures(
  known: CompanyFacts,
  decided: readonly { state: ClaimState; figure: ReaderFigure }[],
): readonly ReaderFigure[] {
  const isDecided = ({ input, fact }: ReaderFigure) =>
    decided.some(({ figure }) => figure.input === input && isFigure(figure, fact));
  const accepted = decided.filter(({ state }) => state === "accepted");
  return [...readersFigures(known).filter((figure) => !isDecided(figure)), ...accepted.map(({ figure }) => figure)];
}
