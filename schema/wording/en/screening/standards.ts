import { namesText, type StandardWords } from "../../standard-rules.ts";
import { exactPercent, formatDay, formatMonth, isolate, percentText } from "../format.ts";
import { LANGUAGE } from "../language.ts";
import * as words from "./standards.words.ts";

export { COUNTED } from "./standards.words.ts";

export const STANDARD_WORDS: StandardWords = {
  ...words.STANDARD_WORDS,
  names: namesText(LANGUAGE.code === "en" ? "en-GB" : LANGUAGE.code, isolate),
  exactPercent,
  percentText,
  formatDay,
  formatMonth,
  otherWhole: (who, share, whole) => words.STANDARD_WORDS.otherWhole(who, share, words.WHOLE_TEXTS[whole]),
};
