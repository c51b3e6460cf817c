import { answerWording } from "../../answer-rules.ts";
import { exactPercent, formatMonth, formatPercent, formatPercentAgainst, lowerFirst } from "../format.ts";
import { PARTS, SENTENCES } from "./answer.words.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { partToGive, withBound } from "./ratios.ts";

export const { answerLine, answerOf, TOO_OLD_ANSWER } = answerWording({
  ...SENTENCES,
  formatMonth,
  formatPercent,
  formatPercentAgainst,
  exactPercent,
  lowerFirst,
  partToGive,
  withBound,
  parts: PARTS,
  subjects: INPUT_SUBJECTS,
});
