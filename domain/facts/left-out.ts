/** Why an amount that a source gave is not among a stock's facts. */
export const LEFT_OUT_REASON_CODES = [
  "negative_amount",
  "not_a_number",
  "zero_unconfirmed",
  "debt_above_total_assets",
  "cash_above_total_assets",
  "debt_far_above_value",
  "cash_far_above_value",
  "revenue_far_above_value",
  "revenue_below_interest_expense",
  "revenue_far_below_debt",
  "placeholder_share_count",
  "shares_disagree_with_value",
  "dividend_above_half_of_price",
  "partial_debt",
  "sources_disagree",
  "unknown_currency",
  "no_exchange_rate",
  "stale_concept",
  "average_far_from_value",
  "mixed_dates",
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASON_CODES)[number];
