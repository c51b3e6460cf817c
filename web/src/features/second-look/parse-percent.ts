import { parseAmount } from "../../lib/amount-text.ts";

/** A percentage as typed, with a minus of any kind before it; undefined for what is none. */
export function parsePercent(text: string): number | undefined {
  const [, sign = "", rest = ""] = /^[\u200e\u200f\u2066-\u2069\s]*([-−–+]?)(.*?)[%٪\s]*$/.exec(text) ?? [];
  const number = parseAmount(rest);
  return number !== undefined && sign !== "" && sign !== "+" ? -number : number;
}
