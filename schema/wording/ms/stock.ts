import { stockWording } from "../word-stock.ts";
import { answerOf } from "./screening/answer.ts";
import { activityName, businessRule, wordedActivities } from "./screening/business.ts";
import { evidenceNote } from "./screening/evidence-notes.ts";
import { reasonText } from "./screening/reasons.ts";
import { standardName } from "./screening/standard-names.ts";
import { STANDARD_WORDS } from "./screening/standards.ts";

export const { wordedStock, wordedAnalysis } = stockWording({
  answerOf,
  activityName,
  businessRule,
  wordedActivities,
  evidenceNote,
  reasonText,
  standards: STANDARD_WORDS,
  standardName,
});
