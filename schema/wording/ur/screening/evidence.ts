import type { Analysis } from "../../../contracts/stocks.ts";
import { formatAmount, formatDay, formatDollars, formatPrice } from "../format.ts";
import { RATIO_TEXTS } from "./ratios.ts";

export type EvidenceFigure = Analysis["evidence"][number];

/** The amount in US dollars or as a count, with "at most" or "at least" when it is only a bound. */
export function evidenceAmount(fact: EvidenceFigure): string {
  const bound = fact.bound && `${fact.bound === "upper" ? RATIO_TEXTS.atMost : RATIO_TEXTS.atLeast} `;
  return `${bound ?? ""}${amountInDollars(fact)}`;
}

/** The amount in its source's currency, with the dated exchange rate; null when the source has dollars or a count. */
export function originalAmount(fact: EvidenceFigure): string | null {
  const { originalAmount: amount, currency, exchangeRate, exchangeRateDate } = fact;
  if (currency === "USD" || currency === "shares") return null;
  const original = fact.input === "price" ? priceOf(fact, amount, currency) : formatAmount(amount, currency);
  const rate = `شرحِ مبادلہ 1 ڈالر = ${Number(exchangeRate.toPrecision(5))}`;
  return `${original}، ${rate}${exchangeRateDate ? ` بتاریخ ${formatDay(exchangeRateDate)}` : ""}`;
}

/** The day of a balance or a price, or the first and last day of a duration. */
export function evidencePeriod({ periodStart, periodEnd }: EvidenceFigure): string {
  return periodStart ? `${formatDay(periodStart)} – ${formatDay(periodEnd)}` : formatDay(periodEnd);
}

export function evidenceQuality({ quality }: EvidenceFigure): string {
  return quality === "reported" ? RATIO_TEXTS.reported : RATIO_TEXTS.estimated;
}

function amountInDollars(fact: EvidenceFigure): string {
  const { input, amount, currency } = fact;
  if (currency === "shares") return formatAmount(amount, currency);
  if (input === "price") return priceOf(fact, amount, "USD");
  return input === "dividendPerShare" ? formatDollars(amount) : formatAmount(amount);
}

/** As above the verdict: a market snapshot's price has three digits. */
const priceOf = ({ quality }: EvidenceFigure, amount: number, currency: string) =>
  formatPrice(amount, { currency, isRounded: quality === "estimated" });
