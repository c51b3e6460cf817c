import type { InputName, SourcedFact } from "./company-facts.ts";
import { FILING_OVER_ESTIMATE_MONTHS, NEWER_BY_MONTHS, PART_BELOW, SOURCES_DISAGREE_ABOVE } from "./fact-limits.ts";
import { daysBetween, nearestMonthEnd } from "./iso-date.ts";

/** A figure that one reader gives for one date. */
export type Reading = {
  fact: SourcedFact;
  /** Two readings by one reader are one source. */
  reader: string;
};

/** Figures of statements, of which readings of several dates stand beside each other. */
export const OF_STATEMENTS = ["interestBearingDebt", "cashAndInterestBearingSecurities", "totalRevenue"] as const;

export function isOfStatement(input: InputName): boolean {
  return (OF_STATEMENTS as readonly InputName[]).includes(input);
}

/** Dates this near, a quarter with the differences between fiscal calendars, are about the same. */
const ABOUT_ITS_DATE_DAYS = 100;

export const SAME_QUARTER_DAYS = 45;

/** Whether the first is of a period that ended more than a quarter after the second's. */
export function isMuchNewer(first: Dated, second: Dated): boolean {
  return nearestMonthEnd(first.periodEnd) - nearestMonthEnd(second.periodEnd) > NEWER_BY_MONTHS;
}

/**
 * Whether a figure is known to be only a part of the whole: it is below three quarters of what two other sources say, one of them of
 * about its date and none more than a year away; where another source of its quarter bears it out, older ones say nothing. Of a company
 * that rents its premises, debt with leases says nothing of loans.
 */
export function isPart({ fact, reader }: Reading, readings: readonly Reading[], rentsPremises: boolean): boolean {
  if (fact.bound === "lower") return false;
  const isBorneOut = readings.some(
    (other) =>
      other.reader !== reader &&
      other.fact.currency === fact.currency &&
      other.fact.bound !== "lower" &&
      Math.abs(daysBetween(other.fact.periodEnd, fact.periodEnd)) <= SAME_QUARTER_DAYS &&
      isWithinATenth(fact, other.fact),
  );
  const above = readings.filter(
    (other) =>
      other.reader !== reader &&
      other.fact.currency === fact.currency &&
      !(rentsPremises && other.fact.bound === "upper") &&
      fact.value < other.fact.value * PART_BELOW &&
      !(isBorneOut && daysBetween(other.fact.periodEnd, fact.periodEnd) > SAME_QUARTER_DAYS) &&
      Math.abs(nearestMonthEnd(other.fact.periodEnd) - nearestMonthEnd(fact.periodEnd)) <= FILING_OVER_ESTIMATE_MONTHS,
  );
  return (
    new Set(above.map((other) => other.reader)).size > 1 && above.some((other) => isAboutSameDate(fact, other.fact))
  );
}

/** Between two balance sheets a company that neither merges nor splits hardly doubles. */
const ANOTHER_SIZE_FACTOR = 2;

/** Whether a balance is from before a merger or a split: a newer balance sheet is of another size than that of about its date. */
export function isOfAnotherSize(balance: SourcedFact, sheets: readonly SourcedFact[]): boolean {
  const newer = sheets.filter((sheet) => isMuchNewer(sheet, balance));
  return sheets.some(
    (then) =>
      isAboutSameDate(then, balance) &&
      newer.some((now) => {
        const factor = now.value / then.value;
        const isFarApart = factor >= ANOTHER_SIZE_FACTOR || factor <= 1 / ANOTHER_SIZE_FACTOR;
        return now.currency === then.currency && isMuchNewer(now, then) && isFarApart;
      }),
  );
}

/**
 * Whether a second source, of a later quarter than the older figure too, is within a tenth of the newer one. A lower bound supports
 * the whole of another source, but is never supported.
 */
export function isSupported(newer: Reading, older: SourcedFact, readings: readonly Reading[]): boolean {
  if (newer.fact.bound === "lower") return false;
  return readings.some(
    ({ fact, reader }) =>
      reader !== newer.reader &&
      fact.currency === newer.fact.currency &&
      daysBetween(older.periodEnd, fact.periodEnd) > SAME_QUARTER_DAYS &&
      isWithinATenth(fact, newer.fact),
  );
}

type Dated = Pick<SourcedFact, "periodEnd">;

export function isAboutSameDate(one: Dated, other: Dated): boolean {
  return Math.abs(daysBetween(one.periodEnd, other.periodEnd)) <= ABOUT_ITS_DATE_DAYS;
}

function isWithinATenth(one: SourcedFact, other: SourcedFact): boolean {
  return percentApart(one.value, other.value) <= SOURCES_DISAGREE_ABOVE;
}

/** The difference of two amounts in percent of the larger one. */
export function percentApart(first: number, second: number): number {
  const larger = Math.max(Math.abs(first), Math.abs(second));
  return larger === 0 ? 0 : (Math.abs(first - second) / larger) * 100;
}
