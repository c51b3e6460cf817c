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

  yes: (dated) => (dated ? `Yes, by ${dated}.` : "Yes."),
  restsOn: (dated) => `It rests on ${dated}.`,
  dated: (figures, price) =>
    figures && price
      ? `figures of ${figures} and a price of ${price}`
      : figures
        ? `figures of ${figures}`
        : `a price of ${price}`,
  no: (cause) => (cause ? `No: ${cause}.` : "No."),
  unclear: (cause) => (cause ? `We can't tell yet: ${cause}.` : "We can't tell yet."),
  give: {
    ofDividends: (percent, bound) =>
      percent
        ? `Yes, and give ${withBound(percent, bound)} of its dividends to charity.`
        : "Yes, and give a part of its dividends to charity: how much is not known.",
    ofGain: (percent, bound) =>
      percent
        ? `Yes. It pays no dividend now; when you sell at a gain, give ${withBound(percent, bound)} of it to charity.`
        : "Yes. It pays no dividend now; when you sell at a gain, give a part of it to charity: how much is not known.",
    dividendsUnknown: (percent, bound) =>
      percent
        ? `Yes, and purify it: ${withBound(percent, bound)} of its income is forbidden; its dividends are not known.`
        : "Yes, and purify it: how much is not known, nor are its dividends.",
  },

  forbiddenBusiness: (activity) =>
    activity ? `its business is ${lowerFirst(activity)}` : "its business is prohibited",
  aboveLimit: (part, limit, percent) =>
    percent ? `${percent} ${PARTS[part]}, the limit is ${limit}` : `its ${PARTS[part]} is above the limit of ${limit}`,

  noFigures: "no source has its figures",
  tooOld: "its figures are out of date",
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
