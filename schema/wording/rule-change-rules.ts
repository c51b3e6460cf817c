import { RATIO_NAMES, type RatioName } from "../../domain/standards/standards.ts";
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
