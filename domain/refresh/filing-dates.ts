import { addDays, isoDay } from "../facts/iso-date.ts";

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
