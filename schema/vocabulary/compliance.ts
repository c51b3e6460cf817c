/** The one word for the result of a screening. */
export const COMPLIANCE_STATUSES = ["halal", "questionable", "haram"] as const;
export type ComplianceStatus = (typeof COMPLIANCE_STATUSES)[number];

/** Why a stock has its status. Every reason travels with the figure that caused it. */
export const REASON_CODES = [
  "prohibited_business",
  "debt_above_limit",
  "cash_above_limit",
  "income_above_limit",
  "purification_required",
  "grey_business",
  "mixed_business",
  "insufficient_data",
  "stale_data",
  "sources_disagree",
  "near_limit",
  "under_review",
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** Whether a figure was read in a source, or derived because the source is silent. */
export const DATA_QUALITIES = ["reported", "estimated"] as const;
export type DataQuality = (typeof DATA_QUALITIES)[number];

/** The inputs a verdict rests on; the words of the evidence table. */
export const INPUT_NAMES = [
  "marketCapitalization",
  "averageMarketCapitalization",
  "interestBearingDebt",
  "cashAndInterestBearingSecurities",
  "accountsReceivable",
  "totalAssets",
  "totalRevenue",
  "interestIncome",
  "nonCompliantRevenue",
  "dividendPerShare",
  "sharesOutstanding",
  "price",
] as const;
export type InputName = (typeof INPUT_NAMES)[number];

/** The three tests of a standard, by the wire's names. */
export const RATIO_NAMES = ["debtRatio", "cashRatio", "nonCompliantIncomeRatio"] as const;
export type RatioName = (typeof RATIO_NAMES)[number];
