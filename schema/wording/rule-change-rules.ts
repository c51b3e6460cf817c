import { houseLimitsOn, type RuleChange } from "../../domain/standards/rule-changes.ts";
import { RATIO_NAMES, type RatioName } from "../../domain/standards/standards.ts";

type Words = {
  exactPercent: (percent: number) => string;
  limitMoves: (ratio: RatioName, after: string, before: string) => string;
  excluded: (activity: NonNullable<RuleChange["alsoExcludes"]>[number]) => string;
};

/** The content of a rule change, one sentence for each part. */
export function ruleChangeOf(words: Words, { announcedOn, limits = {}, alsoExcludes = [] }: RuleChange): string {
  const before = houseLimitsOn(announcedOn);
  const moved = RATIO_NAMES.flatMap((name) => {
    const limit = limits[name];
    if (limit === undefined) return [];
    return [words.limitMoves(name, words.exactPercent(limit), words.exactPercent(before[name]))];
  });
  return [...moved, ...alsoExcludes.map(words.excluded)].join(" ");
}
