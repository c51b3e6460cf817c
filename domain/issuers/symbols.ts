/** One to five capital letters, optionally a dot and one or two more, is a ticker and gets no suggestions. */
export const TICKER_PATTERN = /^[A-Z]{1,5}(\.[A-Z]{1,2})?$/;

/** The longest symbol of any known exchange, with its suffix. */
export const SYMBOL_MAX_LENGTH = 16;

const SYMBOL_PATTERN = /^[A-Z0-9&][A-Z0-9&.^-]*$/;

/**
 * The form in which a symbol is stored: upper case, American share classes with a dot (BRK-B and BRK/B are BRK.B). Returns undefined
 * for text that cannot be a symbol.
 */
export function normalizeSymbol(text: string): string | undefined {
  const symbol = text
    .trim()
    .toUpperCase()
    .replace("/", "-")
    .replace(/^([A-Z]{1,5})-([A-Z])$/, "$1.$2");
  if (symbol.length > SYMBOL_MAX_LENGTH || !SYMBOL_PATTERN.test(symbol)) return undefined;
  return symbol;
}
