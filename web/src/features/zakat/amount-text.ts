const AMOUNT = /^\$?\s*(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/;

/**
 * The number a person typed: "1,200.50", "$300". Undefined when it is none, or when it could mean two numbers, as "1,5" does.
 */
export function parseAmount(text: string): number | undefined {
  const typed = text.trim();
  if (!AMOUNT.test(typed) || !/\d/.test(typed)) return undefined;
  const amount = Number(typed.replace(/[$,\s]/g, ""));
  return Number.isFinite(amount) ? amount : undefined;
}
