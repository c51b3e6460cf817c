import { RATIO_NAMES, type RatioName, type StandardId } from "../../domain/standards/standards.ts";
import type { RuleChange } from "../../domain/standards/standards-on.ts";

type Words = {
  exactPercent: (percent: number) => string;
  limitMoves: (ratio: RatioName, after: string, before: string) => string;
  excluded: (activity: RuleChange["alsoExcludes"][number]) => string;
};

/** The content of a rule change, one sentence for each part. */
export function ruleChangeOf(
  words: Words,
  { limits, alsoExcludes }: Pick<RuleChange, "limits" | "alsoExcludes">,
): string {
  const moved = RATIO_NAMES.flatMap((name) => {
    const limit = limits[name];
    return limit ? [words.limitMoves(name, words.exactPercent(limit.after), words.exactPercent(limit.before))] : [];
  });
  return [...moved, ...alsoExcludes.map(words.excluded)].join(" ");
}

/** A day on which the limits of other standards were corrected here, with the verdicts that moved by it. */
export type Correction = {
  on: string;
  screened: number;
  moved: readonly (readonly [standardId: StandardId, verdicts: number])[];
};

/** Compared on the embedded universe of August 2026, before and after. */
export const CORRECTIONS: readonly Correction[] = [
  {
    on: "2026-11-24",
    screened: 7882,
    moved: [
      ["dow-jones", 1262],
      ["sp", 1140],
      ["msci", 332],
    ],
  },
];

export const movedBy = (
  { moved }: Correction,
  standardName: (id: string) => string,
  formatCount: (count: number) => string,
) => moved.map(([id, verdicts]) => `${standardName(id)} ${formatCount(verdicts)}`);
