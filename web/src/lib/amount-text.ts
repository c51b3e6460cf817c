/** A larger amount is a typing error, and exceeds what a number can hold to the cent. */
const AMOUNT_MAX = 1e15;

const WITH_POINT = /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:[\s'’]\d{3})+|\d+)?(?:\.\d*)?$/;
const WITH_COMMA = /^(?:[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:[\s'’]\d{3})+|\d+)?(?:,\d*)?$/;
const ARABIC_DIGITS = "٠١٢٣٤٥٦٧٨٩";
const PERSIAN_DIGITS = "۰۱۲۳۴۵۶۷۸۹";

/**
 * The number a person typed: "1,200.50", "1.200,50", "12 500", "$300", "١٬٢٠٠٫٥". "1,234" and "1.234" are read as this page writes them,
 * and not at all where the person's own language writes them the other way. Undefined as well for what is no number, or above 10¹⁵.
 */
export function parseAmount(text: string, language = navigator.language): number | undefined {
  const typed = withLatinDigits(text.trim().replace(/^\$\s*/, ""));
  if (!/\d/.test(typed)) return undefined;
  const byPoint = WITH_POINT.test(typed) ? Number(typed.replace(/[,\s'’]/g, "")) : undefined;
  const isArabic = /[٬٫]/.test(text);
  const byComma =
    WITH_COMMA.test(typed) && !isArabic ? Number(typed.replace(/[.\s'’]/g, "").replace(",", ".")) : undefined;
  const isTwofold = byPoint !== undefined && byComma !== undefined && byPoint !== byComma;
  if (isTwofold && writesDecimalComma(language)) return undefined;
  const amount = byPoint ?? byComma;
  return amount !== undefined && amount <= AMOUNT_MAX ? amount : undefined;
}

function writesDecimalComma(language: string): boolean {
  try {
    return new Intl.NumberFormat(language).format(1.5).includes(",");
  } catch {
    // Some browsers on servers call their language "en-US@posix".
    return false;
  }
}

function withLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(ARABIC_DIGITS.indexOf(digit)))
    .replace(/[۰-۹]/g, (digit) => String(PERSIAN_DIGITS.indexOf(digit)))
    .replaceAll("٬", ",")
    .replaceAll("٫", ".");
}
