import type { RatioName } from "../../../../domain/standards/standards.ts";
import type { RuleChange } from "../../../../domain/standards/standards-on.ts";
import { type Correction, movedBy, ruleChangeOf } from "../../rule-change-rules.ts";
import { exactPercent, formatCount, formatDay } from "../format.ts";
import { activityClassName } from "./activity-rules.ts";
import { standardName } from "./standard-names.ts";

const LIMIT_NAMES: Readonly<Record<RatioName, string>> = {
  debtRatio: "debt limit",
  cashRatio: "cash limit",
  nonCompliantIncomeRatio: "limit of non-compliant income",
};

/** The content of a rule change, one sentence for each part. */
export const ruleChangeSentence = (change: RuleChange) =>
  ruleChangeOf(
    {
      exactPercent,
      limitMoves: (ratio, after, before) => `The ${LIMIT_NAMES[ratio]} becomes ${after}; it is ${before} today.`,
      excluded: (activity) => `A business that was in doubt is excluded: ${activityClassName(activity)}.`,
    },
    change,
  );

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

export const correctedTitle = ({ on }: Pick<Correction, "on">) =>
  `Our rules, ${formatDay(on)}: Dow Jones, S&P and MSCI corrected`;

/** What our data said wrongly of other standards until a day, and how many verdicts the right editions moved. */
export function correctedSentence(correction: Correction): string {
  const { screened } = correction;
  const moved = movedBy(correction, standardName, formatCount).join(", ");
  return `Until that day our columns for Dow Jones and S&P asked for two ratios that both gave up in 2023 (cash, and what customers owe) and left interest out of their income test, and the third limit of MSCI stood at ${exactPercent(33.33)} instead of ${exactPercent(70)}. That was wrong. Verdicts that moved, of ${formatCount(screened)}: ${moved}. Mizan's own did not move.`;
}
