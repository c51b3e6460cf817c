import { ZAKAT_AMOUNT_MAX } from "../../../../schema/vocabulary/zakat.ts";

const AMOUNT = /^\$?\s*(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/;

/**
 * The number a person typed: "1,200.50", "$300". Undefined when it is none, when it could mean two numbers, as "1,5" does, or
 * when it is more than the calculator takes.
 */
export function parseAmount(text: string): number | undefined {
  const typed = text.trim();
  if (!AMOUNT.test(typed) || !/\d/.test(typed)) return undefined;
  const amount = Number(typed.replace(/[$,\s]/g, ""));
  return amount <= ZAKAT_AMOUNT_MAX ? amount : undefined;
}
