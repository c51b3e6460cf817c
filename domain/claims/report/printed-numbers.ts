import { plainDigits } from "../../facts/plain-digits.ts";
/** The sign between a number's whole part and its decimals, where a page shows it; in doubt three digits are thousands. */
export type DecimalSign = "." | "," | undefined;

export type PrintedNumber = { amount: number; text: string; at: number };

const SPACE = "[ \\u00a0\\u2009\\u202f]";
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,/-])(\\(?-?${SPACE}?)(\\d{1,3}(?:${SPACE}\\d{3})+(?:[.,]\\d{1,2})?|\\d(?:[\\d.,'’]*\\d)?)(${SPACE}?\\)|-(?!\\d))?(?![\\p{L}\\d%/-]|[.,]\\d)(?!${SPACE}?%)`,
  "gu",
);
const SEPARATED = /^\d{1,3}(?:[.,'’ \u00a0\u2009\u202f]\d{2,3})+(?:[.,]\d{1,2})?$/;

/** The amounts in a text; years, dates, percents and numbers of paragraphs are none. */
export function numbersIn(text: string, decimal: DecimalSign): PrintedNumber[] {
  return [...plainDigits(text).matchAll(NUMBER)].flatMap(
    ({ 0: whole, 1: sign = "", 2: digits = "", 3: end = "", index }) => {
      const amount = amountOf(digits, decimal);
      if (amount === undefined || isYear(digits)) return [];
      const isNegative = (sign.includes("(") && end.includes(")")) || sign.includes("-") || end === "-";
      return [{ amount: isNegative ? -amount : amount, text: whole.trim(), at: index }];
    },
  );
}

const isYear = (digits: string) => /^(?:19|20)\d{2}$/.test(digits);

function amountOf(digits: string, decimal: DecimalSign): number | undefined {
  const compact = digits.replace(/[\s'’\u00a0\u2009\u202f]/g, "");
  const sign = decimalIn(compact) ?? (isAmbiguous(compact) ? decimal : undefined);
  if (!sign && /[.,]/.test(compact) && !SEPARATED.test(digits)) return undefined;
  const whole = compact.replace(sign === "," ? /\./g : sign === "." ? /,/g : /[.,]/g, "").replace(",", ".");
  const amount = Number(whole);
  return Number.isFinite(amount) && amount < 1e15 ? amount : undefined;
}

/** The decimal sign that a number itself shows: the last of two kinds, or one that no group of three digits follows. */
function decimalIn(compact: string): DecimalSign {
  const last = Math.max(compact.lastIndexOf("."), compact.lastIndexOf(","));
  if (last === -1) return undefined;
  const sign = compact.charAt(last) === "." ? "." : ",";
  const other = sign === "." ? "," : ".";
  if (compact.indexOf(sign) !== last) return undefined;
  if (compact.includes(other)) return sign;
  return compact.length - last !== 4 || compact.startsWith(`0${sign}`) ? sign : undefined;
}

const isAmbiguous = (compact: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(compact);

/** The decimal sign of a page: what those of its numbers show that can be read in one way. */
export function decimalSignOf(texts: readonly string[]): DecimalSign {
  let commas = 0;
  for (const text of texts) {
    for (const [, , digits = ""] of plainDigits(text).matchAll(NUMBER)) {
      const sign =
        decimalIn(digits) ?? (/\.\d{3}\.\d{3}/.test(digits) ? "," : /,\d{2,3},\d{3}/.test(digits) ? "." : undefined);
      if (sign) commas += sign === "," ? 1 : -1;
    }
  }
  return commas > 0 ? "," : commas < 0 ? "." : undefined;
}
