import { EXCHANGES, type ExchangeCode } from "./exchanges.ts";

const CALENDAR_YEAR = "12-31";

/** Months after the end of its year by which an annual report appears, in the slowest of the markets. */
const REPORT_WITHIN_MONTHS = 4;

/**
 * The date given to an undated balance: the last usual fiscal year's end in its market whose report was certainly out when the
 * balance was on file. It may be older than the true date and is hardly ever newer, so that an old figure is not taken for a recent
 * one.
 */
export function lastReportedYearEnd(exchange: ExchangeCode, onFile: string): string {
  return lastEnd(EXCHANGES[exchange].yearEnd ?? CALENDAR_YEAR, onFile);
}

/**
 * The end that a sum of the latest twelve months without a date is given: of a fiscal year or of its first half, whichever
 * was surely reported last. Such a sum moves on with every report, so it is not of the year of the last balance.
 */
export function lastReportedHalfYearEnd(exchange: ExchangeCode, onFile: string): string {
  const yearEnd = EXCHANGES[exchange].yearEnd ?? CALENDAR_YEAR;
  const [year, half] = [lastEnd(yearEnd, onFile), lastEnd(HALF_YEAR_END[yearEnd] ?? yearEnd, onFile)];
  return half > year ? half : year;
}

const HALF_YEAR_END: Readonly<Record<string, string>> = { "12-31": "06-30", "03-31": "09-30", "06-30": "12-31" };

/** The last time that a period ending on a day of the year had surely been reported. */
function lastEnd(end: string, onFile: string): string {
  const year = Number(onFile.slice(0, 4));
  const month = Number(onFile.slice(5, 7)) - REPORT_WITHIN_MONTHS;
  const reported = month > 0 ? isoDate(year, month, onFile.slice(8)) : isoDate(year - 1, month + 12, onFile.slice(8));
  return `${reported.slice(5) >= end ? reported.slice(0, 4) : Number(reported.slice(0, 4)) - 1}-${end}`;
}

function isoDate(year: number, month: number, day: string): string {
  return `${year}-${String(month).padStart(2, "0")}-${day}`;
}
