import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { answerWording } from "../../answer-rules.ts";
import { lowerFirst } from "../../format-rules.ts";
import { exactPercent, formatMonth, formatPercent, formatPercentAgainst } from "../format.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { withBound } from "./ratios.ts";

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "debt",
  cash: "cash",
  income: "forbidden income",
  receivables: "receivables",
  receivables_and_cash: "receivables and cash",
};

export const { answerLine, answerOf, TOO_OLD_ANSWER } = answerWording({
  formatMonth,
  formatPercent,
  formatPercentAgainst,
  exactPercent,

  yes: "Yes.",
  no: (cause) => (cause ? `No: ${cause}.` : "No."),
  unclear: (cause) => (cause ? `We can't tell yet: ${cause}.` : "We can't tell yet."),
  giveSome: (paid) => `Yes, and give away a part of ${paid}.`,
  give: (percent, bound, paid) => `Yes, and give away ${withBound(percent, bound)} of ${paid}.`,
  paid: { gain: "the gain when you sell", dividends: "its dividends" },

  forbiddenBusiness: (activity) =>
    activity ? `its business is ${lowerFirst(activity)}` : "its business is prohibited",
  aboveLimit: (part, percent, limit, isAtMost) =>
    `${isAtMost ? "up to " : ""}${percent} ${PARTS[part]}, the limit is ${limit}`,

  noFigures: "no source has its figures",
  tooOld: "its figures are too old",
  oldReport: (month, months) => `its report of ${month} is ${months} months old`,
  mayBeAbove: (part, limit) => `its ${PARTS[part]} may be above the limit of ${limit}`,
  underReview: "its newest figures are being checked",
  unknownBusiness: "its business is not known well enough",
  noRevenue: "it reports no revenue",
  differedUpon: "scholars differ on its business",
  mixed: "a part of its business may be prohibited",
  sourcesDisagree: (input) => (input ? `two sources disagree on its ${input}` : "its sources disagree"),
  notKnown: (input) => (input ? `its ${input} is not known` : "not enough is known of it"),
  subjects: INPUT_SUBJECTS,
  inSentence: (subject) => lowerFirst(subject.replace(/^The /, "")),
});
