import { everydayName } from "../../../../domain/issuers/folded-names.ts";
import { asksToPurify } from "../../../../domain/screening/compliance-status.ts";
import { type ComplianceStatus, decidingFirst, purificationBound } from "../../../../domain/screening/screening.ts";
import { houseLimitsOn } from "../../../../domain/standards/rule-changes.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../../../domain/standards/screening-limits.ts";
import type { Analysis, Stock } from "../../../contracts/stocks.ts";
import { formatAmount, formatDollars, formatPercent } from "../format.ts";
import { answerOf } from "./answer.ts";
import { INPUT_LABELS } from "./inputs.ts";
import { withBound } from "./ratios.ts";
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

/** The verdict as one sentence to act on: what is allowed, and what to give away or why not. */
export function verdictSentence({
  isScreened,
  complianceStatus,
  analysis,
}: Pick<Stock, "isScreened" | "complianceStatus" | "analysis">): string {
  if (!isScreened) return "Aucune source n’en donne encore les chiffres : on ne peut rien dire pour ni contre.";
  if (complianceStatus === "halal") return "Permis. Aucun seuil n’est dépassé.";
  const verdicts = decidingFirst(analysis.reasons).filter(({ effect }) => effect === "verdict");
  const deciding = verdicts.find(({ code }) => code !== "purification_required");
  if (deciding === undefined) return purifySentence(analysis);
  const sentence = firstSentence(deciding.message);
  return complianceStatus === "haram" ? `À éviter. ${sentence}` : standingLine("doubt", sentence);
}

/** What decides, without the rule and the source behind it, which the reasons name. */
const firstSentence = (text: string) => /^.*?\.(?= \p{Lu}|$)/u.exec(text)?.[0] ?? text;

/** A smaller percentage reads as 0.00 %. */
const LEAST_SHOWN = 0.005;

function purifySentence(analysis: Analysis): string {
  const { nonCompliantIncomeRatio, purificationAmount, dividendPerShare } = analysis;
  if (nonCompliantIncomeRatio === null) return "Permis avec purification.";
  const bound = purificationBound(analysis.evidence);
  const isSmall = bound === "at_least" && nonCompliantIncomeRatio < PURIFICATION_REQUIRED_FROM;
  if (isSmall && nonCompliantIncomeRatio < LEAST_SHOWN)
    return "Permis. On ne sait pas quelle part de chaque dividende donner : la source ne compte pas les placements à court terme.";
  const percent = withBound(formatPercent(nonCompliantIncomeRatio, isSmall ? 2 : 1), bound);
  const estimated = byOurEstimate(analysis);
  if (dividendPerShare === 0)
    return `Permis. L’action ne verse pas de dividende ; donnez ${percent} du gain quand vous vendez${estimated}.`;
  const share = `Permis. Donnez ${percent} de chaque dividende`;
  return purificationAmount
    ? `${share} : ${withBound(formatDollars(purificationAmount), bound)} par action sur la dernière année${estimated}.`
    : `${share}${estimated}.`;
}

/** A move of one input that would change the verdict, all else equal. */
export type FlipRow = { input: string; now: string; to: string; verdict: ComplianceStatus };

/** Flip points, nearest first, without those that an input reaches only at ten times its size or at a tenth of it. */
export function flipRows({ flipPoints }: Pick<Analysis, "flipPoints">): FlipRow[] {
  const near = flipPoints.filter(({ changePercent }) => changePercent > -90 && changePercent < 900);
  const byNearest = near.sort((one, other) => Math.abs(one.changePercent) - Math.abs(other.changePercent));
  return byNearest.map(({ input, threshold, changePercent, to }) => ({
    input: INPUT_LABELS[input],
    now: formatAmount(threshold / (1 + changePercent / 100)),
    to: `${changePercent < 0 ? FLIP_TEXTS.below : FLIP_TEXTS.above} ${formatAmount(threshold)}`,
    verdict: to,
  }));
}

export const FLIP_TEXTS = {
  input: "Si ceci change, toutes choses égales par ailleurs",
  now: "de",
  to: "à",
  verdict: "le résultat devient",
  below: "moins de",
  above: "plus de",
} as const;

/** The usual note on the business where it is true; otherwise the result of the business screen. */
export function businessNote(analysis: Analysis): string {
  const { business, nonCompliantIncomeRatio, screenedOn } = analysis;
  if (business.verdict !== "permissible" || business.isMixed) return business.rule;
  if (nonCompliantIncomeRatio === null)
    return "L’activité principale est permise. On ne sait pas quelle part des revenus n’est pas conforme.";
  const isRequired = asksToPurify(analysis);
  if (!isRequired && nonCompliantIncomeRatio === 0)
    return "Toutes les activités sont entièrement conformes à la charia.";
  if (!isRequired)
    return "L’activité principale est conforme à la charia. Ses revenus non conformes s’arrondissent à 0 % du total : il n’y a rien à donner.";
  return nonCompliantIncomeRatio <= houseLimitsOn(screenedOn).nonCompliantIncomeRatio
    ? "L’activité principale est conforme à la charia. Une faible part de revenus non conformes demande une purification."
    : "L’activité principale est permise, mais les revenus non conformes dépassent le seuil.";
}

/** Said after an amount that rests on our own estimate of the income; empty for any other. */
export function byOurEstimate(analysis: Pick<Analysis, "evidence">): string {
  return purificationBound(analysis.evidence) === "about" ? ", selon notre estimation" : "";
}

/** What to give away of a share's dividends when there is no amount to name. */
export function noAmountText(purificationAmount: number | null): string {
  return purificationAmount === null
    ? "Le dividende n’est pas connu : on ne peut pas donner de montant par action."
    : "Pas de dividende à purifier. Le gain d’une vente se purifie avec le calculateur.";
}

export const stockQuestion = ({ name, symbol }: Pick<Stock, "name" | "symbol">) =>
  `L’action ${name} (${symbol}) est-elle halal ?`;

/** The name of the page: the company without the legal form of its name. */
export const stockTitle = (name: string) => `L’action ${everydayName(name)} est-elle halal ?`;

/** The description of a stock's page for search engines: the answer first, then the other contents. */
export function stockDescription(stock: Stock): string {
  return `${answerOf(stock)} Les ratios, les chiffres et les documents dont ils viennent, et le montant à purifier. Gratuit.`;
}
