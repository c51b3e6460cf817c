import { EXCHANGES, type ExchangeCode } from "../issuers/exchanges.ts";

const CALENDAR_YEAR = "12-31";

/** An annual report may come this long after the end of its year, in the slowest of the markets. Months. */
const REPORT_WITHIN_MONTHS = 4;

/**
 * The date that a balance without one is given: the last fiscal year's end, as is usual in its market, whose report was surely
 * out on the day on which the balance was on file. It may be older than the true date and is hardly ever newer, so that an old
 * figure is not taken for a fresh one.
 */
export function lastReportedYearEnd(exchange: ExchangeCode, onFile: string): string {
  const year = Number(onFile.slice(0, 4));
  const month = Number(onFile.slice(5, 7)) - REPORT_WITHIN_MONTHS;
  const reported = month > 0 ? isoDate(year, month, onFile.slice(8)) : isoDate(year - 1, month + 12, onFile.slice(8));
  const end = EXCHANGES[exchange].yearEnd ?? CALENDAR_YEAR;
  return `${reported.slice(5) >= end ? reported.slice(0, 4) : Number(reported.slice(0, 4)) - 1}-${end}`;
}

function isoDate(year: number, month: number, day: string): string {
  return `${year}-${String(month).padStart(2, "0")}-${day}`;
}
