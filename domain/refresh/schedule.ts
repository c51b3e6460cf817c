import { addDays, isoDay } from "../facts/iso-date.ts";

const REFRESH_HOUR_UTC = 2;
const SATURDAY = 6;

/** The first refresh after a time: the last Saturday of a month at 02:00 UTC. */
export function nextRefresh(now: Date): Date {
  const ofMonth = refreshOfMonth(now.getUTCFullYear(), now.getUTCMonth());
  return ofMonth > now ? ofMonth : refreshOfMonth(now.getUTCFullYear(), now.getUTCMonth() + 1);
}

/** The last refresh that was due at or before a time. */
export function latestDueRefresh(now: Date): Date {
  const ofMonth = refreshOfMonth(now.getUTCFullYear(), now.getUTCMonth());
  return ofMonth <= now ? ofMonth : refreshOfMonth(now.getUTCFullYear(), now.getUTCMonth() - 1);
}

/** The month of a scheduled refresh, as 2026-11. */
export function refreshMonth(due: Date): string {
  return due.toISOString().slice(0, 7);
}

function refreshOfMonth(year: number, month: number): Date {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, REFRESH_HOUR_UTC));
  const daysSinceSaturday = (lastDay.getUTCDay() - SATURDAY + 7) % 7;
  return new Date(Date.UTC(year, month + 1, -daysSinceSaturday, REFRESH_HOUR_UTC));
}

/** Figures are out of date after this long, whenever they were published: live refreshes are at most 35 days apart, the rest is time to notice. */
const OUT_OF_DATE_AFTER_DAYS = 40;

/** How many days old the newest figures are, by their ISO date; undefined while they are not out of date. */
export function daysOfOldFigures(asOf: string, now: Date): number | undefined {
  const days = Math.floor((now.getTime() - Date.parse(asOf)) / 86_400_000);
  return days > OUT_OF_DATE_AFTER_DAYS ? days : undefined;
}

/** Days after its period within which a report to the SEC is due: a quarter's, and a year's for the smallest filers. */
const QUARTER_DUE_DAYS = 45;
const YEAR_DUE_DAYS = 90;
const MONTHS_OF_A_QUARTER = 3;

/**
 * The day by which an American company's next report is due at the latest: for the quarter after its newest figures, forty-five days
 * after its end, or ninety if that quarter may close its year. It is unknown which quarter does, so the later day covers all.
 */
export function nextFilingDueBy(newestPeriodEnd: string): { from: string; to: string } {
  const [year = 0, month = 1] = newestPeriodEnd.split("-").map(Number);
  const periodEnd = isoDay(new Date(Date.UTC(year, month + MONTHS_OF_A_QUARTER, 0)));
  return { from: addDays(periodEnd, QUARTER_DUE_DAYS), to: addDays(periodEnd, YEAR_DUE_DAYS) };
}
