import { formatCount, formatPercent } from "#wording/format.ts";

/** A larger amount is a typing error, and exceeds what a number can hold to the cent. */
const AMOUNT_MAX = 1e15;

const WITH_POINT = /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:[\s'’]\d{3})+|\d+)?(?:\.\d*)?$/;
const WITH_COMMA = /^(?:[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:[\s'’]\d{3})+|\d+)?(?:,\d*)?$/;
const ARABIC_DIGITS = "٠١٢٣٤٥٦٧٨٩";
const PERSIAN_DIGITS = "۰۱۲۳۴۵۶۷۸۹";

export type DecimalMark = "." | ",";

/** Before the decimals of this page's figures. */
export const DECIMAL_MARK: DecimalMark = formatPercent(1.5).includes(",") ? "," : ".";

/** The marks of the page, and of the person's own language as the browser tells it. */
type Marks = { page?: DecimalMark; own?: DecimalMark };

/**
 * The number a person typed: "1,200.50", "1.200,50", "12 500", "$300", "١٬٢٠٠٫٥". "1,234" and "1.234" are read as this page writes them,
 * and not at all where the person's own language writes them the other way. Undefined as well for what is no number, or above 10¹⁵.
 */
export function parseAmount(text: string, { page = DECIMAL_MARK, own = decimalMarkOf() }: Marks = {}) {
  const readings = readingsOf(text);
  if (isTwofold(readings)) return own === page ? readings[page] : undefined;
  return readings["."] ?? readings[","];
}

/** What an amount could mean that `parseAmount` does not take because it has two meanings, each as it can be typed. */
export function meaningsOf(text: string, { page = DECIMAL_MARK, own = decimalMarkOf() }: Marks = {}) {
  const readings = readingsOf(text);
  return isTwofold(readings) && own !== page ? [readings["."], readings[","]].map((it) => amountText(it, page)) : [];
}

/** An amount as `parseAmount` reads it back whatever the person's own language: ungrouped, and never with three decimals. */
export function amountText(amount: number, mark = DECIMAL_MARK): string {
  const plain = String(amount).includes("e") ? amount.toFixed(20).replace(/0+$/, "") : String(amount);
  return plain.replace(/\.\d{3}$/, "$&0").replace(".", mark);
}

export function formatShares(shares: number): string {
  const [whole, fraction] = String(Number(shares.toFixed(6))).split(".");
  return [formatCount(Number(whole)), ...(fraction ? [fraction] : [])].join(DECIMAL_MARK);
}

/** What was typed on a page with this mark, as it is typed on this one; as it was where it is no amount. */
export function retyped(text: string, mark: DecimalMark): string {
  const amount = mark === DECIMAL_MARK ? undefined : parseAmount(text, { page: mark, own: mark });
  return amount === undefined ? text : amountText(amount);
}

type Readings = Partial<Record<DecimalMark, number>>;

/** Either decimal mark's reading of a text. */
function readingsOf(text: string): Readings {
  const typed = withLatinDigits(text.replace(/[\u200e\u200f\u2066-\u2069]/g, "").trim()).replace(/^\$\s*|\s*\$$/g, "");
  if (!/\d/.test(typed)) return {};
  const isArabic = /[٬٫]/.test(text);
  const readings = {
    ".": WITH_POINT.test(typed) ? Number(typed.replace(/[,\s'’]/g, "")) : Number.NaN,
    ",": WITH_COMMA.test(typed) && !isArabic ? Number(typed.replace(/[.\s'’]/g, "").replace(",", ".")) : Number.NaN,
  };
  return Object.fromEntries(Object.entries(readings).filter(([, amount]) => amount <= AMOUNT_MAX));
}

const isTwofold = (readings: Readings): readings is Required<Readings> =>
  readings["."] !== undefined && readings[","] !== undefined && readings["."] !== readings[","];

/** Of a language as a browser names it. */
export function decimalMarkOf(language = navigator.language): DecimalMark {
  try {
    return new Intl.NumberFormat(language).format(1.5).includes(",") ? "," : ".";
  } catch {
    // Some browsers on servers call their language "en-US@posix".
    return ".";
  }
}

function withLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(ARABIC_DIGITS.indexOf(digit)))
    .replace(/[۰-۹]/g, (digit) => String(PERSIAN_DIGITS.indexOf(digit)))
    .replaceAll("٬", ",")
    .replaceAll("٫", ".");
}

/** A percentage as typed, with a minus of any kind before it; undefined for what is none. */
export function parsePercent(text: string): number | undefined {
  const [, sign = "", rest = ""] = /^[\u200e\u200f\u2066-\u2069\s]*([-−–+]?)(.*?)[%٪\s]*$/.exec(text) ?? [];
  const number = parseAmount(rest);
  return number !== undefined && sign !== "" && sign !== "+" ? -number : number;
}
