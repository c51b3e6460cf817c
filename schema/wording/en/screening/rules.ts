import type { RuleChange } from "../../../../domain/standards/standards-on.ts";
import { type Correction, movedBy, ruleChangeOf } from "../../rule-change-rules.ts";
import { exactPercent, formatCount } from "../format.ts";
import { LIST_SEPARATOR } from "../site.words.ts";
import { activityClassName } from "./activity-rules.ts";
import * as words from "./rules.words.ts";
import { standardName } from "./standard-names.ts";

export { announcedTitle, RULES_TEXTS } from "./rules.words.ts";

/** The content of a rule change, one sentence for each part. */
export const ruleChangeSentence = (change: RuleChange) =>
  ruleChangeOf(
    {
      exactPercent,
      limitMoves: (ratio, after, before) => words.LIMIT_MOVES[ratio](after, before),
      excluded: (activity) => words.EXCLUDED(activityClassName(activity)),
    },
    change,
  );

type Counted = { takesEffectOn: string; isComplete: boolean; screened: number; moved: number };

export const announcedSentence = ({ takesEffectOn, isComplete, screened, moved }: Counted): string =>
  words.ANNOUNCED[isComplete ? "whole" : "soFar"](takesEffectOn, moved, screened);

export const correctedTitle = ({ on }: Pick<Correction, "on">) => words.correctedTitle(on);

/** What our data said wrongly of other standards until a day, and how many verdicts the right editions moved. */
export const correctedSentence = (correction: Correction): string =>
  words.CORRECTED(correction.screened, movedBy(correction, standardName, formatCount).join(LIST_SEPARATOR));
