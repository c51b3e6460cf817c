import type { Fact, Financials } from "../facts/financials.ts";
import { estimateInterestIncome } from "./estimates.ts";

/** Income to be purified: interest. No source gives the sales of prohibited activities. */
export type NonCompliantIncome = {
  /** US dollars. */
  amount: number;
  /** What the amount was read in, or how it was estimated. */
  interest: Fact;
  isEstimated: boolean;
  /** The interest is Mizan's own estimate, which can err by more than a snapshot's rounding. */
  isInterestEstimated: boolean;
  /** `lower` where the estimate rests on cash without short-term investments, `upper` where other income is in the amount. */
  bound: Fact["bound"];
};

/**
 * Non-compliant revenue in US dollars: interest income, reported or estimated. Undefined when it is not known. Where money is the
 * trade itself it never is: an Islamic bank's income from financing stands in the sources as interest.
 */
export function nonCompliantIncome(facts: Financials, isMoneyTrade: boolean): NonCompliantIncome | undefined {
  const interest = isMoneyTrade ? undefined : interestOf(facts);
  if (interest === undefined) return undefined;
  return {
    amount: interest.amount,
    interest,
    isEstimated: interest.quality === "estimated",
    isInterestEstimated: interest.source === "mizan-estimate",
    bound: interest.bound,
  };
}

/**
 * The reported interest; without one the estimate on the cash. Where a source that is itself an estimate gives what the interest
 * is at most, the estimate on the whole cash counts up to there; on cash without short-term investments it is too low, and the
 * greater counts.
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
