/** One to five capital letters, optionally a dot and one or two more, is a ticker and gets no suggestions. */
export const TICKER_PATTERN = /^[A-Z]{1,5}(\.[A-Z]{1,2})?$/;

/** Two characters or more that are not already a ticker. */
export function deservesSuggestions(text: string): boolean {
  return text.length >= 2 && !TICKER_PATTERN.test(text);
}

/** The longest symbol of any known exchange, with its suffix. */
export const SYMBOL_MAX_LENGTH = 16;

const SYMBOL_PATTERN = /^[A-Z0-9&][A-Z0-9&.^-]*$/;

/**
 * The form in which a symbol is stored: upper case, American share classes with a dot (BRK-B and BRK/B are BRK.B), Hong
 * Kong's numbers with four digits (700.HK is 0700.HK). Returns undefined for text that cannot be a symbol.
 */
export function normalizeSymbol(text: string): string | undefined {
  // Copied from a page that runs from right to left, it has marks that nobody sees.
  const symbol = text
    .replace(/\p{Cf}/gu, "")
    .trim()
    .toUpperCase()
    .replace("/", "-")
    .replace(/^([A-Z]{1,5})-([A-Z])$/, "$1.$2")
    .replace(/^0*(\d{1,5}\.HK)$/, (_, number: string) => number.padStart(7, "0"));
  if (symbol.length > SYMBOL_MAX_LENGTH || !SYMBOL_PATTERN.test(symbol)) return undefined;
  return symbol;
}

/** The check digit of an ISIN by the eleven characters before it (ISO 6166): letters are numbers, every other digit counts double. */
export function isinCheckDigit(body: string): number {
  const digits = [...body].map((letter) => Number.parseInt(letter, 36)).join("");
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether a text is an International Securities Identification Number: two letters, nine characters, a check digit. */
export function isIsin(text: string): boolean {
  return /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(text) && isinCheckDigit(text.slice(0, -1)) === Number(text.slice(-1));
}

/** In these countries the number contains a CUSIP, which is licensed by its owner: we publish none. */
const WITH_CUSIP = new Set(["US", "CA", "BM", "KY", "VG", "PA", "LR", "MH", "BS", "PR", "VI"]);

/** Whether we may publish a number: it contains neither a CUSIP nor the same owner's International number (G and a digit). */
export function mayBePublished(isin: string): boolean {
  return isIsin(isin) && !WITH_CUSIP.has(isin.slice(0, 2));
}
