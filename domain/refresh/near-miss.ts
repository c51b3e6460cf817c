import type { Reason, Screening } from "../screening/screening.ts";
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

const ABOVE: Readonly<Partial<Record<Reason["code"], RatioName>>> = {
  debt_above_limit: "debtRatio",
  cash_above_limit: "cashRatio",
  income_above_limit: "nonCompliantIncomeRatio",
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
  const ratio = only && deciding.length === 1 ? ABOVE[only.code] : undefined;
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
