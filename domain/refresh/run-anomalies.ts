/** If more statuses change in one run, something is wrong with the run. Percent of the stocks compared. */
export const STATUS_CHANGES_MAX = 5;

/** A run is published if it reached at least this share of the stocks that the last one reached. Percent. */
export const COVERAGE_MIN = 90;

/** A figure's coverage means nothing if fewer stocks have it: a single delisted one would be several percent. */
export const FEWEST_STOCKS_OF_A_FIGURE = 20;

/** Why a whole run is not published. */
export const RUN_ANOMALY_CODES = [
  "too_many_status_changes",
  "coverage_below_limit",
  "source_below_limit",
  "figure_below_limit",
] as const;
export type RunAnomalyCode = (typeof RUN_ANOMALY_CODES)[number];

/** How much of the expected data of one source or one figure arrived. */
export type Coverage = { about: string; covered: number; expected: number };

export type RunFigures = {
  /** Stocks whose status is known before and after. */
  compared: number;
  statusesChanged: number;
  /** Stocks that a source answered for in this run. */
  covered: number;
  /** The stocks covered by the last published run or, without one, those that the sources should know. */
  expected: number;
  /** For each source, what it was asked and how much of it was answered. */
  sources: readonly Coverage[];
  /** For each figure, the stocks that had it before and those that received it now. */
  figures: readonly Coverage[];
};

/** `about` names the source or the figure; null when the finding is about the whole run. */
export type RunAnomaly = { code: RunAnomalyCode; about: string | null; figure: number; limit: number };

/** Why a whole run must not be published; empty when it may. Figures and limits are percents. */
export function findRunAnomalies(run: RunFigures): RunAnomaly[] {
  const figures = run.figures.filter(({ expected }) => expected >= FEWEST_STOCKS_OF_A_FIGURE);
  const changed = percent(run.statusesChanged, run.compared, 0);
  return [
    ...belowLimit("coverage_below_limit", null, run),
    ...run.sources.flatMap((source) => belowLimit("source_below_limit", source.about, source)),
    ...figures.flatMap((figure) => belowLimit("figure_below_limit", figure.about, figure)),
    ...(changed > STATUS_CHANGES_MAX
      ? [{ code: "too_many_status_changes" as const, about: null, figure: changed, limit: STATUS_CHANGES_MAX }]
      : []),
  ];
}

function belowLimit(
  code: RunAnomalyCode,
  about: string | null,
  { covered, expected }: Pick<Coverage, "covered" | "expected">,
): RunAnomaly[] {
  const figure = percent(covered, expected, 100);
  return figure < COVERAGE_MIN ? [{ code, about, figure, limit: COVERAGE_MIN }] : [];
}

function percent(part: number, whole: number, ofNothing: number): number {
  return whole > 0 ? (part / whole) * 100 : ofNothing;
}
