import type { Fact, FactBasis } from "../facts/financials.ts";
import { SHORT_TERM_RATES } from "../standards/short-term-rates.ts";

const RATE_BY_CURRENCY = new Map(SHORT_TERM_RATES.map((rate) => [rate.currency, rate]));

/**
 * Interest income of a year that the company does not report, estimated in US dollars.
 *
 *   cashAndInterestBearingSecurities × short-term rate of the balance's currency ÷ 100
 *
 * Undefined when no rate is known for the currency.
 *
 * @throws RangeError when the cash is negative or not finite
 * @see ../standards/short-term-rates.ts for the rates, their dates and sources
 */
export function estimateInterestIncome(cash: Fact): Fact | undefined {
  if (!Number.isFinite(cash.amount) || cash.amount < 0) throw new RangeError("cash must be a number of 0 or more");
  const rate = RATE_BY_CURRENCY.get(cash.currency);
  if (rate === undefined) return undefined;
  return {
    amount: (cash.amount * rate.percent) / 100,
    originalAmount: (cash.originalAmount * rate.percent) / 100,
    currency: cash.currency,
    exchangeRate: cash.exchangeRate,
    exchangeRateDate: cash.exchangeRateDate,
    periodStart: null,
    periodEnd: cash.periodEnd,
    source: "mizan-estimate",
    url: null,
    quality: "estimated",
    basis: BASIS_BY_CURRENCY.get(cash.currency) ?? null,
    bound: cash.bound,
  };
}

const BASIS_BY_CURRENCY = new Map(
  SHORT_TERM_RATES.map(({ currency, percent, asOf, source }): [string, FactBasis] => [
    currency,
    Object.freeze({ kind: "estimated_interest", percent, asOf, source }),
  ]),
);
