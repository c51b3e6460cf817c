import { formatCount } from "../../../../schema/wording/en/format.ts";

/** A number of shares with at most six decimals: 1,234.5. */
export function formatShares(shares: number): string {
  const rounded = Number(shares.toFixed(6));
  const whole = Math.trunc(rounded);
  const fraction = /\.\d+$/.exec(rounded.toFixed(6).replace(/\.?0+$/, ""))?.[0] ?? "";
  return formatCount(whole) + fraction;
}
