import type { Fact, Financials, Segment } from "../facts/financials.ts";
import { prohibitedSegments } from "./business-activities.ts";
import { estimateInterestIncome } from "./estimates.ts";

/** Income to be purified and what it is made of. */
export type NonCompliantIncome = {
  /** US dollars; with `isPartial`, only what is known of it. */
  amount: number;
  /** The interest in it: reported, estimated, or undefined when a total was reported instead or nothing is known. */
  interest: Fact | undefined;
  /** Sales of prohibited activities by the segment report; null without one. */
  prohibitedSales: number | null;
  /** Reported total, or the total derived from segments; undefined when interest is all there is. */
  total: Fact | undefined;
  isEstimated: boolean;
  /** The interest is Mizan's own estimate, which can err by more than a snapshot's rounding. */
  isInterestEstimated: boolean;
  /** `lower` where the estimate rests on cash without short-term investments, `upper` where other income is in the amount. */
  bound: Fact["bound"];
  isPartial: boolean;
};

/**
 * Non-compliant revenue in US dollars: the reported total; else interest income, reported or estimated, plus the sales of
 * prohibited segments. Undefined when none of it is known. Where money is the trade itself only a reported total counts: an
 * Islamic bank's income from financing stands in the sources as interest.
 */
export function nonCompliantIncome(
  facts: Financials,
  segments: readonly Segment[],
  isMoneyTrade: boolean,
): NonCompliantIncome | undefined {
  const prohibited = segments.length > 0 ? prohibitedSegments(segments) : undefined;
  const reported = facts.nonCompliantRevenue;
  if (reported !== undefined) {
    return {
      amount: reported.amount,
      interest: undefined,
      prohibitedSales: prohibited?.amount ?? null,
      total: reported,
      isEstimated: reported.quality === "estimated",
      isInterestEstimated: false,
      bound: reported.bound,
      isPartial: false,
    };
  }
  if (isMoneyTrade) return undefined;
  const interest = interestOf(facts);
  if (interest === undefined && prohibited === undefined) return undefined;
  const isInterestEstimated = interest?.source === "mizan-estimate";
  const amount = (interest?.amount ?? 0) + (prohibited?.amount ?? 0);
  return {
    amount,
    interest,
    prohibitedSales: prohibited?.amount ?? null,
    total: prohibited !== undefined && prohibited.amount > 0 ? derivedTotal(amount, prohibited, interest) : undefined,
    isEstimated: interest?.quality === "estimated" || prohibited?.quality === "estimated",
    isInterestEstimated,
    bound: interest?.bound ?? null,
    isPartial: interest === undefined,
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

function derivedTotal(
  amount: number,
  prohibited: { names: readonly string[]; quality: Fact["quality"]; fact: Fact },
  interest: Fact | undefined,
): Fact {
  return {
    ...prohibited.fact,
    amount,
    originalAmount: amount,
    currency: "USD",
    exchangeRate: 1,
    exchangeRateDate: null,
    quality: interest?.quality === "estimated" ? "estimated" : prohibited.quality,
    basis: { kind: "segments", names: prohibited.names, withInterest: interest !== undefined },
    bound: interest === undefined ? "lower" : interest.bound,
  };
}
