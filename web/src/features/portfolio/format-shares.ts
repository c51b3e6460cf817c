import { formatCount } from "#wording/format.ts";
import { DECIMAL_MARK } from "../../lib/amount-text.ts";

export function formatShares(shares: number): string {
  const [whole, fraction] = String(Number(shares.toFixed(6))).split(".");
  return [formatCount(Number(whole)), ...(fraction ? [fraction] : [])].join(DECIMAL_MARK);
}
