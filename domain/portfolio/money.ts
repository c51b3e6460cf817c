import type { ExchangeRates } from "../facts/company-facts.ts";
import { inMajorUnit } from "../facts/in-dollars.ts";

/** The platform's exchange rates: units for one US dollar, on one day. */
export type DatedRates = Pick<ExchangeRates, "asOf" | "rates">;

/** An amount in US dollars at the dated rate; null when the currency has none. Minor units such as pence are converted first. */
export function inDollars(amount: number, currency: string, rates: DatedRates | null): number | null {
  const whole = inMajorUnit(amount, currency);
  if (whole.currency === "USD") return whole.price;
  const rate = rates?.rates[whole.currency];
  return rate === undefined || !(rate > 0) ? null : whole.price / rate;
}

/** US dollars in another currency at the dated rate; null when it has none. */
export function fromDollars(dollars: number, currency: string, rates: DatedRates | null): number | null {
  if (currency === "USD") return dollars;
  const rate = rates?.rates[currency];
  return rate === undefined || !(rate > 0) ? null : dollars * rate;
}

const DAYS_NEAR = 7;

/** Whether a rate is from another week than the day it is used for, which makes the dollar amount an estimate. */
export function isRateOfOtherDay(currency: string, date: string, rates: DatedRates | null): boolean {
  return currency !== "USD" && rates !== null && isOfOtherWeek(rates.asOf, date);
}

export function isOfOtherWeek(date: string, other: string): boolean {
  return Math.abs(Date.parse(date) - Date.parse(other)) > DAYS_NEAR * 86_400_000;
}

/** The amount to pay, rounded up to the next cent, so that no part of it stays unpaid. */
export function roundedUpToCents(amount: number): number {
  const cents = amount * 100;
  const nearest = Math.round(cents);
  return (Math.abs(cents - nearest) < 1e-6 ? nearest : Math.ceil(cents)) / 100;
}
