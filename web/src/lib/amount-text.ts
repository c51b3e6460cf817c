/** A larger amount is a typing error, and exceeds what a number can hold to the cent. */
const AMOUNT_MAX = 1e15;

const AMOUNT = /^\$?\s*(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/;
const ARABIC_DIGITS = "٠١٢٣٤٥٦٧٨٩";
const PERSIAN_DIGITS = "۰۱۲۳۴۵۶۷۸۹";

/**
 * The number a person typed: "1,200.50", "$300", "١٬٢٠٠٫٥". Undefined when it is none, when it is ambiguous, as "1,5" is, or when it
 * is above 10¹⁵.
 */
export function parseAmount(text: string): number | undefined {
  const typed = withLatinDigits(text.trim());
  if (!AMOUNT.test(typed) || !/\d/.test(typed)) return undefined;
  const amount = Number(typed.replace(/[$,\s]/g, ""));
  return amount <= AMOUNT_MAX ? amount : undefined;
}

function withLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(ARABIC_DIGITS.indexOf(digit)))
    .replace(/[۰-۹]/g, (digit) => String(PERSIAN_DIGITS.indexOf(digit)))
    .replaceAll("٬", ",")
    .replaceAll("٫", ".");
}
