import type { ComplianceStatus } from "../screening/screening.ts";
import { RATIO_NAMES, type RatioName } from "../standards/standards.ts";
import { houseLimitsOn } from "../standards/standards-on.ts";

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
