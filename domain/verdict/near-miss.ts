import type { ComplianceStatus, Screening } from "../screening/screening.ts";
import { standingOf } from "../screening/standing.ts";
import { RATIO_NAMES, type RatioName } from "../standards/standards.ts";
import { houseLimitsOn } from "../standards/standards-on.ts";

/** Percentage points from its limit within which a ratio is a near miss. */
export const NEAR_MISS_POINTS: Readonly<Record<RatioName, number>> = {
  debtRatio: 2,
  cashRatio: 2,
  nonCompliantIncomeRatio: 1,
};

/** A verdict that a small move would change: a permissible stock near one limit, or a haram one that fails only this ratio. */
export type NearMiss = {
  ratio: RatioName;
  figure: number;
  limit: number;
  /** Percentage points from the limit, never below 0. */
  points: number;
  /** True when the ratio is above its limit. */
  isAbove: boolean;
};

/** The ratio of a verdict that is closest to its limit; undefined when none is near, or when more than one would have to move. */
export function nearMissOf({
  ratios,
  status,
  reasons,
  screenedOn,
}: Pick<Screening, "ratios" | "status" | "reasons" | "screenedOn">): NearMiss | undefined {
  const standing = standingOf({ status, reasons, isScreened: true });
  if (standing === "halal" || standing === "purify") return closest(RATIO_NAMES, ratios, screenedOn);
  const deciding = reasons.filter(({ effect, code }) => effect === "verdict" && code !== "purification_required");
  const [only] = deciding;
  if (!only?.code.endsWith("_above_limit") || deciding.length > 1) return undefined;
  const ratio = RATIO_NAMES.find((name) => name === only.about);
  return ratio && closest([ratio], ratios, screenedOn);
}

function closest(names: readonly RatioName[], ratios: Screening["ratios"], day: string): NearMiss | undefined {
  const limits = houseLimitsOn(day);
  let found: NearMiss | undefined;
  for (const ratio of names) {
    const figure = ratios[ratio];
    if (figure === null) continue;
    const limit = limits[ratio];
    const points = Math.abs(figure - limit);
    if (points > NEAR_MISS_POINTS[ratio] || (found && found.points <= points)) continue;
    found = { ratio, figure, limit, points, isAbove: figure > limit };
  }
  return found;
}

export type Screened = { screenedOn: string; status: ComplianceStatus; isReconstructed?: true | undefined } & Readonly<
  Record<RatioName, number | null>
>;
type Crossings = { ratio: RatioName; limit: number; crossings: { figure: number; on: string }[] };

/** So far from its limit, as a part of it, a ratio's crossing counts as a flicker. */
const NEAR = 0.1;
const TOLD = 4;

/** The ratio whose crossings of its limit, each near it, took a verdict back and forth; its last ones, undefined when none did. */
export function repeatedCrossings(history: readonly Screened[]): Crossings | undefined {
  const verdicts = history.filter(({ isReconstructed }) => !isReconstructed);
  const limits = houseLimitsOn(verdicts.at(-1)?.screenedOn ?? "");
  for (const ratio of RATIO_NAMES) {
    const limit = limits[ratio];
    const crossings = verdicts.flatMap((point, place) => {
      const before = verdicts[place - 1];
      const [from, figure] = [before?.[ratio] ?? null, point[ratio]];
      if (from === null || figure === null || before?.status === point.status) return [];
      const isCrossing = Math.abs(figure - limit) <= limit * NEAR && from > limit !== figure > limit;
      return isCrossing ? [{ figure, on: point.screenedOn }] : [];
    });
    if (crossings.length >= 2) return { ratio, limit, crossings: crossings.slice(-TOLD) };
  }
  return undefined;
}
