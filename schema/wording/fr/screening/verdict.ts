import { everydayName } from "../../../../domain/issuers/folded-names.ts";
import type { ComplianceStatus } from "../../../../domain/screening/screening.ts";
import type { Stock } from "../../../contracts/stocks.ts";
import { verdictWording } from "../../verdict-rules.ts";
import { formatAmount, formatDollars, formatPercent } from "../format.ts";
import { answerOf } from "./answer.ts";
import { INPUT_LABELS } from "./inputs.ts";
import { partToGive, withBound } from "./ratios.ts";
import { standingLine } from "./standing.ts";

export const STATUS_LABELS: Readonly<Record<ComplianceStatus, string>> = {
  halal: "Conforme",
  questionable: "Sous réserve",
  haram: "Non conforme",
};

export const EVERY_TEST_PASSED = "Tous les tests sont réussis, sur des justificatifs suffisants.";

export const NOT_SCREENED = {
  title: "Pas encore examiné",
  text: "Ce nom est connu par la liste de sa bourse, mais aucune source n’en donne encore les chiffres. Nous ne disons rien pour ni contre : l’absence de chiffres ne rend aucune action conforme, et aucune non conforme.",
} as const;

export const FLIP_TEXTS = {
  input: "Si ceci change, toutes choses égales par ailleurs",
  now: "de",
  to: "à",
  verdict: "le résultat devient",
} as const;

export const { verdictSentence, whatDecides, flipRows, businessNote, byOurEstimate, noAmountText } = verdictWording({
  formatAmount,
  formatDollars,
  formatPercent,
  withBound,
  standingLine,
  inputs: INPUT_LABELS,

  noFigures: "Aucune source n’en donne encore les chiffres : on ne peut rien dire pour ni contre.",
  halal: "Permis. Aucun seuil n’est dépassé.",
  avoid: (sentence) => `À éviter. ${sentence}`,
  firstSentence: /^.*?\.(?= \p{Lu}|$)/u,
  purify: "Permis avec purification.",
  partNotKnown:
    "Permis. Reversez une partie de chaque dividende à une œuvre, pour le purifier. On ne sait pas laquelle : la source ne compte pas les placements à court terme.",
  ofGain: (percent, bound, estimated) =>
    `Permis. L’action ne verse pas de dividende ; quand vous vendez, reversez ${partToGive(percent, bound)} du gain à une œuvre, pour le purifier${estimated}.`,
  ofDividends: (percent, bound, estimated) =>
    `Permis. Reversez ${partToGive(percent, bound)} de chaque dividende à une œuvre, pour le purifier${estimated}.`,
  ofDividendsAmount: (percent, bound, amount, estimated) =>
    `Permis. Reversez ${partToGive(percent, bound)} de chaque dividende à une œuvre, pour le purifier : ${amount} par action sur les douze derniers mois${estimated}.`,
  byOurEstimate: ", selon notre estimation",

  below: (amount) => `moins de ${amount}`,
  above: (amount) => `plus de ${amount}`,

  business: {
    incomeNotKnown: "L’activité principale est permise. On ne sait pas quelle part des revenus n’est pas conforme.",
    compliant: "Toutes les activités sont entièrement conformes à la charia.",
    roundsToNothing:
      "L’activité principale est conforme à la charia. Ses revenus non conformes s’arrondissent à 0 % du total : il n’y a rien à purifier.",
    purify:
      "L’activité principale est conforme à la charia. Une faible part de revenus non conformes demande une purification.",
    aboveLimit: "L’activité principale est permise, mais les revenus non conformes dépassent le seuil.",
  },
  dividendNotKnown: "Le dividende n’est pas connu : on ne peut pas indiquer de montant par action.",
  noDividend: "Pas de dividende à purifier. Le gain d’une vente se purifie avec le calculateur.",
});

export const stockQuestion = ({ name, symbol }: Pick<Stock, "name" | "symbol">) =>
  `L’action ${name} (${symbol}) est-elle halal ?`;

/** The name of the page: the company without the legal form of its name. */
export const stockTitle = (name: string) => `L’action ${everydayName(name)} est-elle halal ?`;

/** The description of a stock's page for search engines: the answer first, then the other contents. */
export function stockDescription(stock: Stock): string {
  return `${answerOf(stock)} Les ratios, les chiffres et les documents dont ils viennent, et le montant à purifier. Gratuit.`;
}
