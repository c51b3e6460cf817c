import type { RunAnomalyCode } from "../facts/anomaly-codes.ts";
import { COVERAGE_MIN, STATUS_CHANGES_MAX } from "./refresh-limits.ts";

export type RunFigures = {
  /** Stocks whose status before and after is known. */
  compared: number;
  statusesChanged: number;
  /** Stocks that a source answered for in this run. */
  covered: number;
  /** The same of the last published run, or the stocks that the sources should know when there was none. */
  expected: number;
};

export type RunAnomaly = { code: RunAnomalyCode; figure: number; limit: number };

/** Why a whole run must not be published; none when it may. Figures and limits are percents. */
export function findRunAnomalies({ compared, statusesChanged, covered, expected }: RunFigures): RunAnomaly[] {
  const found: RunAnomaly[] = [];
  const coverage = expected > 0 ? (covered / expected) * 100 : 100;
  if (coverage < COVERAGE_MIN) found.push({ code: "coverage_below_limit", figure: coverage, limit: COVERAGE_MIN });
  const changed = compared > 0 ? (statusesChanged / compared) * 100 : 0;
  if (changed > STATUS_CHANGES_MAX)
    found.push({ code: "too_many_status_changes", figure: changed, limit: STATUS_CHANGES_MAX });
  return found;
}
