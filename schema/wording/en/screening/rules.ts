import { houseLimitsOn, type RuleChange } from "../../../../domain/standards/rule-changes.ts";
import { RATIO_NAMES, type RatioName } from "../../../../domain/standards/standards.ts";
import { formatCount, formatDay } from "../format.ts";
import { ACTIVITY_RULES } from "./activity-rules.ts";

const LIMIT_NAMES: Readonly<Record<RatioName, string>> = {
  debtRatio: "debt limit",
  cashRatio: "cash limit",
  nonCompliantIncomeRatio: "limit of non-compliant income",
};

/** The content of a rule change, one sentence for each part. */
export function ruleChangeSentence({ announcedOn, limits = {}, alsoExcludes = [] }: RuleChange): string {
  const before = houseLimitsOn(announcedOn);
  const moved = RATIO_NAMES.flatMap((name) => {
    const limit = limits[name];
    return limit === undefined ? [] : [`The ${LIMIT_NAMES[name]} becomes ${limit}%; it is ${before[name]}% today.`];
  });
  const excluded = alsoExcludes.map(
    (activity) => `A business that was in doubt is excluded: ${ACTIVITY_RULES[activity]}`,
  );
  return [...moved, ...excluded].join(" ");
}

type Counted = { takesEffectOn: string; isComplete: boolean; screened: number; moved: number };

export function announcedSentence({ takesEffectOn, isComplete, screened, moved }: Counted): string {
  const from = `It applies from the refresh of ${formatDay(takesEffectOn)}.`;
  const counts = `${formatCount(moved)} of ${formatCount(screened)} screened stocks`;
  if (!isComplete) return `${from} What it would change is still being worked out: so far ${counts}.`;
  return `${from} On today's figures it would change ${counts}.`;
}

export const announcedTitle = (takesEffectOn: string) =>
  `Announced: our rules change with the refresh of ${formatDay(takesEffectOn)}`;

export const RULES_TEXTS = {
  others: (count: number) => `and ${formatCount(count)} more`,
  show: "Which stocks it would change",
} as const;
