import type { InputName } from "../facts/company-facts.ts";
import type { ComplianceStatus } from "../screening/screening.ts";
import type { Standing } from "../screening/standing.ts";
import { PURIFICATION_REQUIRED_FROM } from "../standards/screening-limits.ts";
import { RATIO_NAMES, type RatioName } from "../standards/standards.ts";

/** Five years of points, at one refresh a month. */
const POINTS_MAX = 60;
const CAUSES_MAX = 3;

/** The part of a screening that its history needs. Amounts in US dollars, ratios in percent. */
export type HistoricScreening = Readonly<Record<RatioName, number | null>> & {
  screenedOn: string;
  status: ComplianceStatus;
  standing?: Standing | undefined;
  evidence: readonly { input: InputName; amount: number }[];
};

/** One published screening, and the inputs that moved since the previous one. */
export type HistoryPoint = Readonly<Record<RatioName, number | null>> & {
  screenedOn: string;
  status: ComplianceStatus;
  /** Not in a point of an earlier form. */
  standing?: Standing | undefined;
  causes: { input: InputName; before: number | null; after: number | null }[];
  /** True of a day before the stock was first screened, worked out afterwards from filings: it is no verdict. */
  isReconstructed?: true | undefined;
  /** True of the day on which its figures became too old for its verdict. */
  isAged?: true | undefined;
};

/** The part of a published stock that its history continues. */
export type Recorded = {
  isScreened: boolean;
  complianceStatus: ComplianceStatus;
  standing: Standing;
  history: readonly HistoryPoint[];
  analysis: Omit<HistoricScreening, "status">;
};

/** The history of a stock with its newest screening, the day on which age moved the stored verdict, and the days before both. */
export function continueHistory(
  stored: Recorded | null,
  agedOn: string | undefined,
  next: HistoricScreening,
  past: readonly HistoryPoint[] = [],
): HistoryPoint[] {
  if (!stored?.isScreened) return withPast(extendHistory([], null, next), past);
  const verdict = agedOn ? DOUBT : { status: stored.complianceStatus, standing: stored.standing };
  const before = { ...stored.analysis, ...verdict };
  return withPast(extendHistory(withAgedPoint(stored, agedOn), before, next), past);
}

export const DOUBT = { status: "questionable", standing: "doubt" } as const;

/** A stock's history with the day on which age alone moved its verdict; its ratios stayed. */
export function withAgedPoint(
  { history, analysis }: Pick<Recorded, "history" | "analysis">,
  agedOn: string | undefined,
): readonly HistoryPoint[] {
  if (!agedOn) return history;
  const { debtRatio, cashRatio, nonCompliantIncomeRatio } = analysis;
  const ratios = { debtRatio, cashRatio, nonCompliantIncomeRatio };
  return [...history, { ...ratios, screenedOn: agedOn, ...DOUBT, causes: [], isAged: true }];
}

/**
 * The history of a stock with its newest screening, oldest first, at most 60 points.
 *
 * A screening that changed neither standing nor ratio adds nothing, and a day has one point: its last. The causes are the inputs that moved most, relative to their
 * earlier amount; one that appeared or vanished comes first, with null on the side where it is missing.
 */
export function extendHistory(
  history: readonly HistoryPoint[],
  previous: HistoricScreening | null,
  next: HistoricScreening,
): HistoryPoint[] {
  if (previous && !isChanged(previous, next)) return [...history];
  const { screenedOn, status, standing, debtRatio, cashRatio, nonCompliantIncomeRatio } = next;
  const point = { debtRatio, cashRatio, nonCompliantIncomeRatio, screenedOn, status, ...(standing && { standing }) };
  const causes = previous ? causesOf(previous, next) : [];
  const last = history.at(-1);
  if (last?.screenedOn !== screenedOn) return [...history, { ...point, causes }].slice(-POINTS_MAX);
  const [earlier, before] = [history.slice(0, -1), history.at(-2)];
  if (!before) return [{ ...point, causes: [] }];
  if (!isChanged(before, point)) return earlier;
  return [...earlier, { ...point, causes: inOne(last.causes, causes) }];
}

/** What moved in two steps, as in one. */
function inOne(first: HistoryPoint["causes"], second: HistoryPoint["causes"]): HistoryPoint["causes"] {
  const moved = new Map(first.map((cause) => [cause.input, cause]));
  for (const cause of second) moved.set(cause.input, { ...cause, before: (moved.get(cause.input) ?? cause).before });
  return [...moved.values()].filter(({ before, after }) => before !== after).slice(0, CAUSES_MAX);
}

/** A history with the days before it that were worked out from filings; those that it had before give way to these. */
export function withPast(history: readonly HistoryPoint[], past: readonly HistoryPoint[]): HistoryPoint[] {
  if (past.length === 0) return [...history];
  const screened = history.filter(({ isReconstructed }) => !isReconstructed);
  const first = screened[0]?.screenedOn;
  return [...past.filter(({ screenedOn }) => first !== undefined && screenedOn < first), ...screened].slice(
    -POINTS_MAX,
  );
}

type Judged = Pick<HistoricScreening, RatioName | "status" | "standing">;

function isChanged(previous: Judged, next: Judged): boolean {
  const isOther =
    previous.standing && next.standing ? previous.standing !== next.standing : previous.status !== next.status;
  return isOther || RATIO_NAMES.some((name) => previous[name] !== next[name]);
}

/** The inputs that moved most between two screenings, relative to their earlier amount. */
export function causesOf(previous: HistoricScreening, next: HistoricScreening): HistoryPoint["causes"] {
  const before = amountsOf(previous);
  const after = amountsOf(next);
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((input) => ({ input, before: before.get(input) ?? null, after: after.get(input) ?? null }))
    .filter((cause) => cause.before !== cause.after)
    .sort((first, second) => movement(second) - movement(first))
    .slice(0, CAUSES_MAX);
}

function amountsOf({ evidence }: HistoricScreening): Map<InputName, number> {
  return new Map(evidence.map(({ input, amount }) => [input, amount]));
}

function movement({ before, after }: HistoryPoint["causes"][number]): number {
  if (before === null || after === null || before === 0) return Number.POSITIVE_INFINITY;
  return Math.abs(after - before) / before;
}

/** The standing of a point; of one of an earlier form, what its status and ratios tell of it. */
export function standingThen({ standing, status, isAged, ...ratios }: HistoryPoint): Standing {
  if (standing || status !== "questionable") return standing ?? (status as Exclude<ComplianceStatus, "questionable">);
  const isKnown = !isAged && RATIO_NAMES.every((name) => ratios[name] !== null);
  return isKnown && (ratios.nonCompliantIncomeRatio ?? 0) >= PURIFICATION_REQUIRED_FROM ? "purify" : "doubt";
}
