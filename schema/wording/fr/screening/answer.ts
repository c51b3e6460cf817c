import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { answerWording } from "../../answer-rules.ts";
import { lowerFirst } from "../../format-rules.ts";
import { counted, exactPercent, formatMonth, formatPercent, formatPercentAgainst, of } from "../format.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { partToGive, withBound } from "./ratios.ts";

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "de dette",
  cash: "de liquidités",
  income: "de revenus non conformes",
  receivables: "de créances",
  receivables_and_cash: "de créances et de liquidités",
};

export const { answerLine, answerOf, TOO_OLD_ANSWER } = answerWording({
  formatMonth,
  formatPercent,
  formatPercentAgainst,
  exactPercent,

  yes: (dated) => (dated ? `Oui, d’après ${dated}.` : "Oui."),
  restsOn: (dated) => `Cela repose sur ${dated}.`,
  dated: (figures, price) =>
    figures && price
      ? `des chiffres ${of(figures)} et un cours ${of(price)}`
      : figures
        ? `des chiffres ${of(figures)}`
        : `un cours ${of(price ?? "")}`,
  no: (cause) => (cause ? `Non : ${cause}.` : "Non."),
  unclear: (cause) =>
    cause ? `Nous ne pouvons pas encore le dire : ${cause}.` : "Nous ne pouvons pas encore le dire.",
  give: {
    ofDividends: (percent, bound) =>
      percent
        ? `Oui, en reversant ${partToGive(percent, bound)} de ses dividendes à une œuvre.`
        : "Oui, en reversant à une œuvre une partie de ses dividendes, qui n’est pas connue.",
    ofGain: (percent, bound) =>
      percent
        ? `Oui. Elle ne verse pas de dividende actuellement ; si vous vendez avec un gain, reversez-en ${partToGive(percent, bound)} à une œuvre.`
        : "Oui. Elle ne verse pas de dividende actuellement ; si vous vendez avec un gain, reversez-en à une œuvre une partie, qui n’est pas connue.",
    dividendsUnknown: (percent, bound) =>
      percent
        ? `Oui, en purifiant : ses revenus non conformes sont de ${withBound(percent, bound)} ; ses dividendes ne sont pas connus.`
        : "Oui, en purifiant : on ne connaît ni la part à reverser ni ses dividendes.",
  },

  forbiddenBusiness: (activity) =>
    activity ? `son activité est interdite (${lowerFirst(activity)})` : "son activité est interdite",
  aboveLimit: (part, limit, percent) =>
    percent
      ? `${percent} ${PARTS[part]}, le seuil est de ${limit}`
      : `son ratio ${PARTS[part]} dépasse le seuil de ${limit}`,

  noFigures: "aucune source n’en donne les chiffres",
  tooOld: "ses chiffres sont périmés",
  oldReport: (month, months) => `son rapport ${of(month)} a ${counted(months, "mois", "mois")}`,
  mayBeAbove: (part, limit) => `son ratio ${PARTS[part]} dépasse peut-être le seuil de ${limit}`,
  underReview: "ses chiffres les plus récents sont en cours de vérification",
  unknownBusiness: "son activité n’est pas assez connue",
  noRevenue: "elle déclare un chiffre d’affaires nul",
  differedUpon: "les savants divergent sur son activité",
  mixed: "une partie de son activité est peut-être interdite",
  sourcesDisagree: (input) => (input ? `deux sources divergent sur ${input}` : "ses sources divergent"),
  notKnown: (input) => (input ? `on ne connaît pas ${input}` : "on n’en sait pas assez"),
  subjects: INPUT_SUBJECTS,
  inSentence: (subject) => lowerFirst(subject),
});
