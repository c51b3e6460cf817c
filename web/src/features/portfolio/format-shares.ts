import { formatCount } from "#wording/format.ts";

export function formatShares(shares: number): string {
  const rounded = Number(shares.toFixed(6));
  const whole = Math.trunc(rounded);
  const fraction = /\.\d+$/.exec(rounded.toFixed(6).replace(/\.?0+$/, ""))?.[0] ?? "";
  return formatCount(whole) + fraction;
}
