import type { Fact, Financials } from "../facts/financials.ts";
import { estimateInterestIncome } from "./estimates.ts";

/** Income to be purified: interest. No source gives the sales of prohibited activities. */
export type NonCompliantIncome = {
  /** US dollars. */
  amount: number;
  /** The figure that the amount was read from, or its estimate. */
  interest: Fact;
  isEstimated: boolean;
  /** The interest is Mizan's own estimate, whose error can exceed a snapshot's rounding. */
  isInterestEstimated: boolean;
  /** `lower` when the estimate uses cash without short-term investments, `upper` when the amount includes other income. */
  bound: Fact["bound"];
};

/**
 * Non-compliant revenue in US dollars: interest income, reported or estimated. Undefined when unknown, and always when money is the
 * business itself: sources give an Islamic bank's income from financing as interest.
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
