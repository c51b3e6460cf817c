/** Why the figures of one stock are under review. */
export const ANOMALY_CODES = [
  "debt_above_total_assets",
  "thousandfold_jump",
  "balance_vanished",
  "shares_contradict_market_capitalization",
  "ratio_moved_without_filing",
  "price_jump_without_split",
  "revenue_collapsed",
  "sources_disagree",
] as const;
export type AnomalyCode = (typeof ANOMALY_CODES)[number];

/** Why a whole run is not published. */
export const RUN_ANOMALY_CODES = [
  "too_many_status_changes",
  "coverage_below_limit",
  "source_below_limit",
  "figure_below_limit",
] as const;
export type RunAnomalyCode = (typeof RUN_ANOMALY_CODES)[number];
