import type { ClassDecision } from "../../../../domain/standards/class-decisions.ts";
import { listText } from "../format.ts";
import { LIST_SEPARATOR } from "../site.words.ts";
import { activityClassName } from "./activity-rules.ts";
import { DECISIONS, LINE } from "./class-decisions.words.ts";

/** A decision's kind of business, and how and why it is judged, with companies judged by it. */
export function decisionLine({ id, activities, examples }: ClassDecision): readonly [kind: string, text: string] {
  const { kind, why } = DECISIONS[id];
  return [kind, LINE(activities.map(activityClassName).join(LIST_SEPARATOR), why, listText(examples))];
}
