import { requireAmount } from "../facts/amount.ts";
import type { Fact, FactBasis, Financials } from "../facts/financials.ts";
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
  const rate = RATE_BY_CURRENCY.get(cash.currency);
  if (rate === undefined) return undefined;
  const newer = cash.newer && estimateInterestIncome(cash.newer);
  return {
    amount: (requireAmount("cash", cash.amount) * rate.percent) / 100,
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
    ...(newer && { newer }),
  };
}

const BASIS_BY_CURRENCY = new Map(
  SHORT_TERM_RATES.map(({ currency, percent, asOf, source }): [string, FactBasis] => [
    currency,
    Object.freeze({ kind: "estimated_interest", percent, asOf, source }),
  ]),
);

/** Income to be purified: interest, and the sales of prohibited activities where a reader found them in the report. */
export type NonCompliantIncome = {
  /** US dollars. */
  amount: number;
  /** The interest as reported or estimated; absent where it is unknown or none counts. */
  interest?: Fact | undefined;
  prohibited?: Fact | undefined;
  isEstimated: boolean;
  /** The interest is Mizan's own estimate, whose error can exceed a snapshot's rounding. */
  isInterestEstimated: boolean;
  /** `lower` when the estimate uses cash without short-term investments, `upper` when the amount includes other income. */
  bound: Fact["bound"];
};

/**
 * Non-compliant revenue in US dollars: interest income, reported or estimated, and the sales of prohibited activities, as far as they
 * are known: at least these where the interest is not. Undefined when neither is, and always when money is the business itself: sources
 * give an Islamic bank's income from financing as interest.
 */
export function nonCompliantIncome(facts: Financials, isMoneyTrade: boolean): NonCompliantIncome | undefined {
  if (isMoneyTrade) return undefined;
  const interest = interestOf(facts);
  if (interest === undefined)
    return facts.prohibitedRevenue && { ...prohibitedIncome(facts.prohibitedRevenue), bound: "lower" };
  const { prohibitedRevenue: prohibited } = facts;
  return {
    amount: interest.amount + (prohibited?.amount ?? 0),
    interest,
    prohibited,
    isEstimated: interest.quality === "estimated" || prohibited?.quality === "estimated",
    isInterestEstimated: interest.source === "mizan-estimate",
    bound: interest.bound,
  };
}

/** The sales of prohibited activities alone, for a standard that counts no interest. */
export function prohibitedIncome(prohibited: Fact): NonCompliantIncome {
  return {
    amount: prohibited.amount,
    prohibited,
    isEstimated: prohibited.quality === "estimated",
    isInterestEstimated: false,
    bound: null,
  };
}

/**
 * The reported interest, otherwise the estimate on the cash. If a source that is itself an estimate gives an upper bound of the
 * interest, the estimate on the whole cash counts up to that bound; an estimate on cash without short-term investments is too low, so
 * the greater counts.
 */
function interestOf({
  interestIncome: reported,
  cashAndInterestBearingSecurities: cash,
}: Financials): Fact | undefined {
  if (reported !== undefined && (reported.bound !== "upper" || reported.quality === "reported")) return reported;
  const estimate = cash && estimateInterestIncome(cash);
  if (reported === undefined || estimate === undefined) return reported ?? estimate;
  const isEstimateGreater = estimate.amount > reported.amount;
  return isEstimateGreater === (cash?.bound === "lower") ? estimate : reported;
}
