import { addDays } from "../facts/iso-date.ts";

/** The mean lunar year: twelve months of 29.530589 days. */
const LUNAR_YEAR_DAYS = 354.36707;
const DAY_MS = 86_400_000;

/**
 * The day on which a lunar year of wealth is complete, as an ISO date: the first one is 354 days after its start. By the mean length
 * of lunar months; a sighted new moon may come a day earlier or later.
 */
export function hawlEnd(began: string, years = 1): string {
  return addDays(began, Math.round(LUNAR_YEAR_DAYS * years));
}

/** The next days after `today` on which a lunar year that started on a day is complete. */
export function nextHawlEnds(began: string, today: string, most: number): string[] {
  const passed = Math.floor((Date.parse(today) - Date.parse(began)) / (LUNAR_YEAR_DAYS * DAY_MS));
  const ends: string[] = [];
  for (let years = Math.max(1, passed); ends.length < most; years++) {
    const end = hawlEnd(began, years);
    if (end >= today) ends.push(end);
  }
  return ends;
}
