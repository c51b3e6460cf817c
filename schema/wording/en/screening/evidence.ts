import { isDayAbout } from "../../../../domain/screening/age.ts";
import { BOUNDS } from "../../../../domain/screening/screening.ts";
import type { Analysis } from "../../../contracts/stocks.ts";
import { formatAmount, formatDay, formatDollars, formatPrice } from "../format.ts";
import { SENTENCES } from "./ageing.words.ts";
import { AT_RATE } from "./evidence.words.ts";
import { RATIO_TEXTS, withBound } from "./ratios.ts";

export type EvidenceFigure = Analysis["evidence"][number];

/** The amount in US dollars or as a count, with "at most" or "at least" when it is only a bound. */
export function evidenceAmount(fact: EvidenceFigure): string {
  return withBound(amountInDollars(fact), fact.bound && BOUNDS[fact.bound]);
}

/** The amount in its source's currency, with the dated exchange rate; null when the source has dollars or a count. */
export function originalAmount(fact: EvidenceFigure): string | null {
  const { originalAmount: amount, currency, exchangeRate, exchangeRateDate } = fact;
  if (currency === "USD" || currency === "shares") return null;
  const original = fact.input === "price" ? priceOf(fact, amount, currency) : formatAmount(amount, currency);
  const rate = Number(exchangeRate.toPrecision(5));
  return exchangeRateDate
    ? AT_RATE.dated(original, rate, formatDay(exchangeRateDate))
    : AT_RATE.undated(original, rate);
}

/** The day of a balance or a price, or the first and last day of a duration. */
export function evidencePeriod(fact: EvidenceFigure): string {
  const period = [fact.periodStart, fact.periodEnd].flatMap((day) => (day ? [formatDay(day)] : [])).join(" – ");
  return isDayAbout(fact) ? SENTENCES.aboutDay(period) : period;
}

export const evidenceQuality = ({ quality }: EvidenceFigure) =>
  quality === "reported" ? RATIO_TEXTS.reported : RATIO_TEXTS.estimated;

function amountInDollars(fact: EvidenceFigure): string {
  const { input, amount, currency } = fact;
  if (currency === "shares") return formatAmount(amount, currency);
  if (input === "price") return priceOf(fact, amount, "USD");
  return input === "dividendPerShare" ? formatDollars(amount) : formatAmount(amount);
}

const priceOf = ({ quality }: EvidenceFigure, amount: number, currency: string) =>
  formatPrice(amount, { currency, isRounded: quality === "estimated" });
