import { businessWording } from "../../business-rules.ts";
import { industryText } from "../industries.ts";
import { ACTIVITY_RULES, activityClassName } from "./activity-rules.ts";
import { SENTENCES } from "./business.words.ts";
import { INPUT_LABELS } from "./inputs.ts";

export const { activityName, wordedActivities, businessRule } = businessWording({
  ...SENTENCES,
  activityClassName,
  rules: ACTIVITY_RULES,
  industryText,
  inputs: INPUT_LABELS,
});
