/** Whether a text is the date of a day, with a month and a day that there can be. */
export function isIsoDate(text: string): boolean {
  if (text === lastDate) return true;
  if (text.length !== 10 || text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return false;
  const month = numberAt(text, 5, 7);
  const day = numberAt(text, 8, 10);
  const isDate = numberAt(text, 0, 4) >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  if (isDate) lastDate = text;
  return isDate;
}

/** The last date that was read: a company's balances are of one day, so that it is mostly the next one too. */
let lastDate = "2000-01-01";

/**
 * The number that stands between two places of a text, −1 when anything else stands there. Digit by digit: cutting the text
 * up, or a pattern, costs more than all the arithmetic of a ratio.
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
