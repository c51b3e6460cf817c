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

/** A refresh's data is out of date after this long: scheduled ones are at most 35 days apart, the rest is time to notice. Days. */
export const OUT_OF_DATE_AFTER_DAYS = 40;
