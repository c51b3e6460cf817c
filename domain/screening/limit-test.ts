import type { InputName } from "../facts/company-facts.ts";
import type { Limit } from "../standards/editions.ts";
import {
  CASH_WITHOUT_INVESTMENTS_DOUBT,
  DEBT_WITH_LEASES_DOUBT_FACTOR,
  DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS,
  NEAR_LIMIT_MARGIN,
} from "../standards/screening-limits.ts";
import type { RatioName } from "../standards/standards.ts";

export type Outcome = "pass" | "doubt" | "fail";

/** A ratio compared with a limit, with the doubt that the quality of its inputs leaves. */
export type LimitTest = {
  about: RatioName | InputName;
  /** The input that moves the ratio. */
  input: InputName;
  ratio: number;
  limit: number;
  /** From this ratio on it is in doubt; Infinity when no ratio below the limit is. */
  doubtFrom: number;
  /** Above this ratio it certainly fails: the limit itself, or more when the ratio may be overstated. */
  failsAbove: number;
  /** What a ratio that fails is only known to be; null when it is exact. */
  bound: "upper" | "estimate" | null;
  outcome: Outcome;
  /** The certain part of a ratio that is an upper bound; null when none is known. */
  confirmed: number | null;
  /** A ratio that does not fail and is within one point of its limit. */
  isNearLimit: boolean;
  doubt: Doubt | null;
};

/** Why a ratio neither certainly fails nor certainly passes. */
export const DOUBTS = [
  "estimate",
  "investments_missing",
  "leases_included",
  "interest_estimated",
  "islamic_financing",
  "islamic_deposits",
  "all_liabilities",
  "other_assets_included",
  "other_income_included",
  /** What passes by average market value alone. */
  "passes_by_value",
  /** Above a lower limit that is announced without a day. */
  "limit_announced",
  /** Exactly at a limit of which no text says whether it passes. */
  "at_limit",
] as const;
export type Doubt = (typeof DOUBTS)[number];

/** What makes a ratio less than certain. */
type Certainty = {
  isEstimated: boolean;
  /** Cash without investments is a lower bound; debt with operating leases, cash or income with other items are upper ones. */
  bound: "upper" | "lower" | null;
  /** The certain share of an upper bound; 0 when none is known. */
  confirmedShare?: number;
  isLeaseHeavy?: boolean;
  /** The whole numerator is Mizan's own estimate. */
  isInterestEstimated?: boolean;
  /** The debt or the cash, or a part of it, may be Islamic financing or murabaha deposits, which bear no interest. */
  mayBeIslamic?: boolean;
  /** The upper bound is everything that the company owes, which never shows that its debt is too high. */
  isAllLiabilities?: boolean;
};

/**
 * Compares a ratio with a limit, both in percent.
 *
 * An exact ratio passes up to the limit and fails above it. An estimated one is in doubt within one point of the limit. A lower bound
 * certainly fails above the limit, and is in doubt below it as far as the omitted part can reach. An upper bound certainly passes
 * below the limit, and is in doubt above it in the same way, unless its certain part is itself above the limit. Debt and cash that may be
 * Islamic, everything that is owed, interest that is only estimated, and upper bounds of cash and income, which say nothing about the actual amount,
 * never fail.
 */
export function testLimit(
  about: RatioName | InputName,
  input: InputName,
  ratio: number,
  { limit, atLimit, announced }: Limit,
  {
    isEstimated,
    bound: ofInput,
    confirmedShare = 0,
    isLeaseHeavy,
    isInterestEstimated,
    mayBeIslamic,
    isAllLiabilities,
  }: Certainty,
): LimitTest {
  let doubtFrom = Number.POSITIVE_INFINITY;
  let failsAbove = limit;
  let bound: LimitTest["bound"] = null;
  let belowDoubt: Doubt = "estimate";
  let aboveDoubt: Doubt = "estimate";
  if (isEstimated) {
    doubtFrom = limit - NEAR_LIMIT_MARGIN;
    failsAbove = limit + NEAR_LIMIT_MARGIN;
    bound = "estimate";
  }
  if (announced !== undefined) {
    doubtFrom = Math.min(doubtFrom, announced);
    belowDoubt = "limit_announced";
  }
  if (ofInput === "lower") {
    doubtFrom = Math.min(doubtFrom, leastInDoubt(limit));
    belowDoubt = "investments_missing";
  }
  if (isAllLiabilities) {
    failsAbove = Number.POSITIVE_INFINITY;
    aboveDoubt = "all_liabilities";
  } else if (ofInput === "upper" && input === "interestBearingDebt") {
    const confirmedAbove = failsAbove / Math.min(confirmedShare, 1);
    const factor = isLeaseHeavy ? DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS : DEBT_WITH_LEASES_DOUBT_FACTOR;
    failsAbove = Math.min(confirmedAbove, limit * factor);
    if (confirmedShare < 1) bound = "upper";
    aboveDoubt = "leases_included";
  } else if (ofInput === "upper") {
    failsAbove = Number.POSITIVE_INFINITY;
    aboveDoubt = about === "nonCompliantIncomeRatio" ? "other_income_included" : "other_assets_included";
  }
  if (isInterestEstimated) {
    failsAbove = Number.POSITIVE_INFINITY;
    aboveDoubt = "interest_estimated";
  }
  if (mayBeIslamic) {
    failsAbove = Number.POSITIVE_INFINITY;
    aboveDoubt = input === "interestBearingDebt" ? "islamic_financing" : "islamic_deposits";
  }
  const isAtLimit = ratio === limit;
  const isOverLimit = ratio > limit || (isAtLimit && atLimit === "fails");
  const isUnclear = isAtLimit && atLimit === "unknown";
  const fails = ratio > failsAbove || (isOverLimit && failsAbove === limit);
  const isDoubt = !fails && (isOverLimit || isUnclear || ratio >= doubtFrom);
  return {
    about,
    input,
    ratio,
    limit,
    doubtFrom,
    failsAbove,
    bound,
    confirmed: confirmedShare > 0 ? ratio * confirmedShare : null,
    outcome: fails ? "fail" : isDoubt ? "doubt" : "pass",
    isNearLimit: !fails && Math.abs(ratio - limit) <= NEAR_LIMIT_MARGIN,
    doubt: isDoubt ? (isOverLimit ? aboveDoubt : isUnclear ? "at_limit" : belowDoubt) : null,
  };
}

/** Whether a ratio certainly passes and is not near its limit, so that it needs no mention. */
export function isClear(ratio: number, { limit, announced = limit }: Limit, bound: Certainty["bound"]): boolean {
  if (bound === "lower" && ratio >= leastInDoubt(limit)) return false;
  return ratio < Math.min(announced, limit - NEAR_LIMIT_MARGIN);
}

/** From this ratio on, the investments that a source of cash alone omits may reach the limit. */
function leastInDoubt(limit: number): number {
  return (limit * CASH_WITHOUT_INVESTMENTS_DOUBT.of) / CASH_WITHOUT_INVESTMENTS_DOUBT.outOf;
}
