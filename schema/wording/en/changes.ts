import { changeWording } from "../change-rules.ts";
import { SENTENCES } from "./changes.words.ts";
import { exactPercent, formatAmount, formatDay, formatPercentAgainst, upperFirst } from "./format.ts";
import { INPUT_LABELS } from "./screening/inputs.ts";
import { STANDING_LABELS } from "./screening/standing.ts";

export { CAUSE_LABELS, CHANGES_TEXTS } from "./changes.words.ts";

export const {
  patience,
  standingsSentence,
  ageingSentence,
  agedTitle,
  causeSentence,
  ratioMoves,
  changeSentence,
  inputMove,
  flickerSentence,
  nearMissSentence,
} = changeWording({
  ...SENTENCES,
  formatAmount,
  formatDay,
  formatPercentAgainst,
  exactPercent,
  standings: STANDING_LABELS,
  inputs: INPUT_LABELS,
  upperFirst,
});
