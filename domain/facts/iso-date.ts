/** The day of a time, UTC, as an ISO date. */
export function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** The day that many days after another, both ISO dates. */
export function addDays(day: string, days: number): string {
  return isoDay(new Date(Date.parse(day) + days * 86_400_000));
}

/** Whole days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The month of a date, counted from the year 0. */
export function monthOf(date: string): number {
  return numberAt(date, 0, 4) * 12 + numberAt(date, 5, 7);
}

/** The end of a month that is nearest to a date, as the number of its month: a day in the first half counts for the month before. */
export function nearestMonthEnd(date: string): number {
  return numberAt(date, 8, 10) > MIDDLE_OF_MONTH ? monthOf(date) : monthOf(date) - 1;
}

const MIDDLE_OF_MONTH = 15;

/**
 * Calendar months from one ISO date to another; days count as thirty-firsts of a month, so that the same day of the month gives a
 * whole number.
 */
export function monthsBetween(from: string, to: string): number {
  const days = numberAt(to, 8, 10) - numberAt(from, 8, 10);
  return monthOf(to) - monthOf(from) + days / 31;
}

/** The last day on which a date is at most so many months ago. */
export function lastDayWithin(date: string, months: number): string {
  const count = monthOf(date) - 1 + months;
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  const two = (number: number) => String(number).padStart(2, "0");
  const day = Math.min(numberAt(date, 8, 10), daysOf(year, month));
  return `${year}-${two(month)}-${two(day)}`;
}

function daysOf(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** Whether a text is a valid calendar date. */
export function isIsoDate(text: string): boolean {
  if (text === lastDate) return true;
  if (text.length !== 10 || text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return false;
  const month = numberAt(text, 5, 7);
  const day = numberAt(text, 8, 10);
  const isDate = numberAt(text, 0, 4) >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  if (isDate) lastDate = text;
  return isDate;
}

/** The last date that was read: a company's balances share one day, so the next date is usually the same. */
let lastDate = "2000-01-01";

/**
 * The number between two places of a text, or −1 when anything else is there. Read digit by digit: cutting the text up, or a pattern,
 * costs more than all the arithmetic of a ratio.
 */
export function numberAt(text: string, start: number, end: number): number {
  let number = 0;
  for (let at = start; at < end; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return -1;
    number = number * 10 + digit;
  }
  return number;
}

const ZERO = "0".charCodeAt(0);
const DASH = "-".charCodeAt(0);
