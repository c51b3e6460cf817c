import { noteWording } from "../../evidence-rules.ts";
import { formatMonth, isolate } from "../format.ts";
import { DETAILS, NOTES, RATE_NAMES } from "./evidence-notes.words.ts";
import { figureText } from "./reasons.ts";

const names: Readonly<Record<string, string>> = RATE_NAMES;

/** Which rate of which central bank an estimate uses. */
export const rateSource = (source: string): string => names[source] ?? isolate(source);

export const evidenceNote = noteWording({
  ...NOTES,
  figureText,
  formatMonth,
  details: DETAILS,
  estimatedInterest: ({ percent, source, asOf }) => NOTES.estimatedInterest(percent, rateSource(source), asOf),
  newer: (figure, isSame) => NOTES.newer[isSame ? "same" : "other"](figure),
});
