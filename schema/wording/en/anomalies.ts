import type { AnomalyCode } from "../../../domain/facts/anomalies.ts";
import type { RunAnomalyCode } from "../../../domain/refresh/run-anomalies.ts";

/** Why the figures of one stock are under review. */
export const ANOMALY_TEXTS: Readonly<Record<AnomalyCode, string>> = {
  debt_above_total_assets: "Debt is above total assets.",
  thousandfold_jump: "A figure jumped or fell at least a hundredfold.",
  balance_vanished: "A material balance fell to nothing.",
  shares_contradict_market_capitalization: "Shares times price contradicts the market capitalization.",
  ratio_moved_without_filing: "A ratio moved although no new filing came.",
  price_jump_without_split: "The price moved more than threefold without a split.",
  revenue_collapsed: "Revenue fell to less than a fifth.",
  sources_disagree: "Two sources differ by more than ten percent.",
};

/** Why a whole run is not published. */
export const RUN_ANOMALY_TEXTS: Readonly<Record<RunAnomalyCode, string>> = {
  too_many_status_changes: "More than five percent of the statuses would change at once.",
  coverage_below_limit: "The run reached less than ninety percent of the stocks that the last one reached.",
  source_below_limit: "A source answered less than ninety percent of what it was asked.",
  figure_below_limit: "A figure came for less than ninety percent of the stocks for which it came before.",
};
