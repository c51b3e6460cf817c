import { addDays, daysBetween } from "../facts/iso-date.ts";
import { bestVersion, type Figure, figureOf, sum } from "./fact-selection.ts";
import type { ReportedFact } from "./reported-fact.ts";

type Duration = ReportedFact & { start: string };

/** Days by which the same period of two years, or two consecutive periods, may differ (52- and 53-week years). */
const SLACK = 10;

const isAbout = (days: number, least: number, most: number) => days >= least && days <= most;
const length = (fact: Duration) => daysBetween(fact.start, fact.end);
const isQuarter = (fact: Duration) => isAbout(length(fact), 80, 100);
const isYear = (fact: Duration) => isAbout(length(fact), 350, 375);
const isYearToDate = (fact: Duration) => isAbout(length(fact), 170, 190) || isAbout(length(fact), 255, 285);
const areClose = (a: string, b: string) => Math.abs(daysBetween(a, b)) <= SLACK;
const follows = (fact: Duration, end: string) => areClose(fact.start, addDays(end, 1));
const isYearBefore = (fact: Duration, later: Duration) => areClose(fact.end, addDays(later.end, -365));

/**
 * A concept's newest twelve months: the latest fiscal year, extended by the quarters reported since if the same quarters of the
 * previous year can be subtracted, since a fourth quarter is never reported alone.
 *
 *   fiscal year + quarters since − the same quarters a year before
 */
export function trailingTwelveMonths(facts: readonly ReportedFact[], tag: string): Figure | undefined {
  const durations = versionsByPeriod(facts);
  const year = newest(durations.filter(isYear));
  if (!year) return fourQuarters(durations, tag);
  return movedByQuarters(durations, year, tag) ?? movedByYearToDate(durations, year, tag) ?? figureOf(year, tag);
}

function movedByQuarters(durations: readonly Duration[], year: Duration, tag: string): Figure | undefined {
  const quarters = chainAfter(durations.filter(isQuarter), year.end);
  const before = quarters.map((quarter) => durations.find((fact) => isQuarter(fact) && isYearBefore(fact, quarter)));
  return moved(year, quarters, before, tag);
}

function movedByYearToDate(durations: readonly Duration[], year: Duration, tag: string): Figure | undefined {
  const sinceYear = newest(durations.filter((fact) => isYearToDate(fact) && follows(fact, year.end)));
  if (!sinceYear) return undefined;
  const before = durations.find(
    (fact) => isYearToDate(fact) && areClose(fact.start, year.start) && isYearBefore(fact, sinceYear),
  );
  return moved(year, [sinceYear], [before], tag);
}

function moved(
  year: Duration,
  since: readonly Duration[],
  before: readonly (Duration | undefined)[],
  tag: string,
): Figure | undefined {
  const last = since.at(-1);
  const known = before.filter((fact) => fact !== undefined);
  const lastBefore = known.at(-1);
  if (!last || !lastBefore || known.length < since.length) return undefined;
  const negated = known.map((fact) => figureOf({ ...fact, value: -fact.value }, tag));
  const total = sum(figureOf(year, tag), ...since.map((fact) => figureOf(fact, tag)), ...negated);
  return total && { ...total, start: addDays(lastBefore.end, 1), end: last.end, concepts: [tag] };
}

/** A company too young for a fiscal year of facts: its latest four quarters, if they are consecutive. */
function fourQuarters(durations: readonly Duration[], tag: string): Figure | undefined {
  const quarters = durations.filter(isQuarter).sort((a, b) => (a.end < b.end ? 1 : -1));
  const latest = quarters[0];
  if (!latest) return undefined;
  const chain = [latest];
  for (const quarter of quarters) {
    const first = chain.at(-1);
    if (chain.length < 4 && first && follows(first, quarter.end)) chain.push(quarter);
  }
  const first = chain.at(-1);
  if (chain.length < 4 || !first) return undefined;
  const total = sum(...chain.map((fact) => figureOf(fact, tag)));
  return total && { ...total, start: first.start, end: latest.end, concepts: [tag] };
}

function chainAfter(quarters: readonly Duration[], end: string): Duration[] {
  const next = quarters.find((quarter) => follows(quarter, end));
  return next ? [next, ...chainAfter(quarters, next.end)] : [];
}

/** Each period once, in the filing version that counts. */
function versionsByPeriod(facts: readonly ReportedFact[]): Duration[] {
  const periods = new Map<string, ReportedFact[]>();
  for (const fact of facts) {
    if (fact.start === null) continue;
    const period = `${fact.start} ${fact.end}`;
    const versions = periods.get(period);
    if (versions) versions.push(fact);
    else periods.set(period, [fact]);
  }
  return [...periods.values()].flatMap((versions) => {
    const best = bestVersion(versions);
    return best && best.start !== null ? [{ ...best, start: best.start }] : [];
  });
}

function newest(durations: readonly Duration[]): Duration | undefined {
  return durations.reduce<Duration | undefined>(
    (latest, fact) => (!latest || fact.end > latest.end ? fact : latest),
    undefined,
  );
}
