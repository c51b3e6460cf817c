import { RATIO_NAMES } from "../../../../domain/standards/standards.ts";
import type { RuleChange } from "../../../../domain/standards/standards-on.ts";
import type { Correction } from "../../corrections.ts";
import { exactPercent, formatCount } from "../format.ts";
import { LIST_SEPARATOR } from "../site.words.ts";
import { activityClassName } from "./activity-rules.ts";
import * as words from "./rules.words.ts";
import { standardName } from "./standard-names.ts";

export { announcedTitle, RULES_TEXTS } from "./rules.words.ts";

/** The content of a rule change, one sentence for each part. */
export function ruleChangeSentence({ limits, alsoExcludes }: Pick<RuleChange, "limits" | "alsoExcludes">): string {
  const moved = RATIO_NAMES.flatMap((name) => {
    const limit = limits[name];
    return limit ? [words.LIMIT_MOVES[name](exactPercent(limit.after), exactPercent(limit.before))] : [];
  });
  return [...moved, ...alsoExcludes.map((activity) => words.EXCLUDED(activityClassName(activity)))].join(" ");
}

type Counted = { takesEffectOn: string; isComplete: boolean; screened: number; moved: number };

export const announcedSentence = ({ takesEffectOn, isComplete, screened, moved }: Counted): string =>
  words.ANNOUNCED[isComplete ? "whole" : "soFar"](takesEffectOn, moved, screened);

export const correctedTitle = ({ on }: Pick<Correction, "on">) => words.correctedTitle(on);

/** What our data said wrongly of other standards until a day, and how many verdicts the right editions moved. */
export function correctedSentence({ screened, moved }: Correction): string {
  const movedBy = moved.map(([id, verdicts]) => `${standardName(id)} ${formatCount(verdicts)}`);
  return words.CORRECTED(screened, movedBy.join(LIST_SEPARATOR));
}
