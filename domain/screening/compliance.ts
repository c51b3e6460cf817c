/** The one word for the result of a screening. */
export const COMPLIANCE_STATUSES = ["halal", "questionable", "haram"] as const;
export type ComplianceStatus = (typeof COMPLIANCE_STATUSES)[number];

/** Why a stock has its status. Every reason carries the figure that caused it. */
export const REASON_CODES = [
  "prohibited_business",
  "debt_above_limit",
  "cash_above_limit",
  "income_above_limit",
  "purification_required",
  "grey_business",
  "mixed_business",
  "insufficient_data",
  /** No source has the standard's denominator or an input of one of its own tests. */
  "cannot_be_judged",
  "stale_data",
  "sources_disagree",
  "near_limit",
  /** The standard counts no interest, and no prohibited part of the business is known. */
  "no_prohibited_part",
  "under_review",
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** Each of these makes a stock haram by itself. */
export const FORBIDDING_REASONS: ReadonlySet<string> = new Set<ReasonCode>([
  ...(["prohibited_business", "debt_above_limit", "cash_above_limit", "income_above_limit"] as const),
]);
