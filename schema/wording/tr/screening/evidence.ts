import { evidenceWording } from "../../evidence-rules.ts";
import { formatAmount, formatCount, formatDay, formatDollars, formatPrice } from "../format.ts";
import { RATIO_TEXTS, withBound } from "./ratios.ts";

function rateText(rate: number): string {
  const decimals = String(rate).split(".")[1];
  return decimals === undefined ? formatCount(rate) : `${formatCount(Math.trunc(rate))},${decimals}`;
}

export const { evidenceAmount, originalAmount, evidencePeriod, evidenceQuality } = evidenceWording({
  formatAmount,
  formatDay,
  formatDollars,
  formatPrice,
  withBound,
  atRate: (amount, rate, day) => `${amount}; 1 dolar = ${rateText(rate)}${day ? `, ${day}` : ""}`,
  reported: RATIO_TEXTS.reported,
  estimated: RATIO_TEXTS.estimated,
});
