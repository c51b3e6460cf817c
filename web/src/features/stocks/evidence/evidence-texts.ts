import type { Analysis } from "../../../../../schema/contracts/stocks.ts";
import { formatAmount, formatDay, formatDollars } from "../../../lib/format.ts";
import { analysisTexts } from "../card/analysis-texts.ts";

export type Evidence = Analysis["evidence"][number];

/** The amount in US dollars or as a count, with "at most" or "at least" where it is only a bound. */
export function evidenceAmount(fact: Evidence): string {
  const bound = fact.bound && `${fact.bound === "upper" ? analysisTexts.atMost : analysisTexts.atLeast} `;
  return `${bound ?? ""}${amountInDollars(fact)}`;
}

/** The amount as its source has it, with the dated exchange rate; null when the source has dollars or a count. */
export function originalAmount({ originalAmount, currency, exchangeRate, exchangeRateDate }: Evidence): string | null {
  if (currency === "USD" || currency === "shares") return null;
  const rate = `at ${Number(exchangeRate.toPrecision(5))} for $1`;
  return `${formatAmount(originalAmount, currency)}, ${rate}${exchangeRateDate ? ` on ${formatDay(exchangeRateDate)}` : ""}`;
}

/** The day of a balance or a price, or the first and last day of a duration. */
export function evidencePeriod({ periodStart, periodEnd }: Evidence): string {
  return periodStart ? `${formatDay(periodStart)} – ${formatDay(periodEnd)}` : formatDay(periodEnd);
}

export function evidenceQuality({ quality }: Evidence): string {
  return quality === "reported" ? analysisTexts.reported : analysisTexts.estimated;
}

function amountInDollars({ input, amount, currency }: Evidence): string {
  if (currency === "shares") return formatAmount(amount, currency);
  return input === "price" || input === "dividendPerShare" ? formatDollars(amount) : formatAmount(amount);
}
