import type { FundKind } from "../../../domain/funds/known-funds.ts";
import type { FundPart, FundWarning } from "../../../domain/funds/look-through.ts";
import { HOUSE_STANDARD_ID } from "../../../domain/standards/standards.ts";
import type { Fund, UNREAD_REASONS } from "../../contracts/funds.ts";
import { counted, formatDay, formatMonth, formatPercent } from "./format.ts";

export const PART_LABELS: Readonly<Record<FundPart, string>> = {
  halal: "Conforme",
  purify: "Conforme, à purifier",
  doubt: "Indéterminé",
  haram: "Non conforme",
  cannotBeJudged: "Ne peut pas être jugé",
  notScreened: "Pas examiné",
  notFound: "Pas reconnu",
  cash: "Liquidités",
  beyond: "Autre chose que des actions",
  undeclared: "Absent de la liste",
};

export const KIND_SENTENCES: Readonly<Record<Exclude<FundKind, "shares">, string>> = {
  bonds:
    "Ce fonds détient des obligations ou d’autres dettes. Un filtrage de sociétés n’en dit rien : qu’une dette ou un sukuk soit permis dépend de son contrat.",
  metal:
    "Ce fonds détient un métal. Un filtrage de sociétés n’en dit rien : ce qui compte, c’est de savoir si chaque part possède pleinement son métal et comment il est acheté et vendu.",
  options:
    "Ce fonds tire un revenu d’options en plus de ses actions. Un filtrage de sociétés ne dit rien des options : interrogez un savant de confiance sur leur contrat.",
  leverage:
    "Ce fonds multiplie ou inverse l’évolution d’un indice, par l’emprunt et les produits dérivés. Cela dépasse un filtrage de sociétés, quoi que l’indice contienne.",
  property: "Ce fonds détient de l’immobilier, qu’un filtrage de sociétés ne juge pas.",
};

/** What a shared link says of a fund: how much of its weight passes under the house's own standard. */
export function answerOfFund({ kind, holdings }: Pick<Fund, "kind" | "holdings">): string {
  const house = holdings?.standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  if (!house) return kind === "shares" ? "On ne sait pas encore ce qu’il détient." : KIND_SENTENCES[kind];
  const { halal, purify, doubt, haram } = house.parts;
  return `De son poids : ${formatPercent(halal + purify)} permis, ${formatPercent(haram)} non conforme, ${formatPercent(doubt)} indéterminé.`;
}

/** The name of a fund of the SEC's list until its own filing gives one. */
export const UNREAD_FUND_NAME = "Un fonds américain, pas encore lu";

/** Why nothing is known of what a fund of the SEC's list holds. */
export const UNREAD_SENTENCES: Readonly<Record<(typeof UNREAD_REASONS)[number], string>> = {
  not_read: "C’est un fonds américain qui dépose sa composition à la SEC. Nous ne l’avons pas encore lue.",
  in_work: "Sa composition est arrivée et elle est en cours d’examen. Revenez dans quelques heures.",
  no_filing:
    "Ce fonds américain n’a pas déposé de liste de sa composition (formulaire N-PORT) à la SEC : nous ne pouvons pas voir ce qu’il contient.",
  too_long: "La liste que ce fonds américain a déposée est trop longue pour que nous la lisions.",
  unreadable: "Nous avons essayé de lire la composition que ce fonds américain a déposée, sans y parvenir.",
};

/** The same in two words, where there is room for no more. */
export const WARNING_LABELS: Readonly<Record<FundWarning["code"], string>> = {
  old_holdings: "Composition ancienne",
  incomplete_holdings: "Composition incomplète",
  unrecognized_holdings: "Peu reconnu",
};

export function warningSentence(warning: FundWarning, asOf: string): string {
  switch (warning.code) {
    case "old_holdings":
      return `Cette composition est ancienne (${asOf}, il y a ${counted(warning.days, "jour")}). Le fonds détient peut-être d’autres actions aujourd’hui.`;
    case "incomplete_holdings":
      return `Cette composition est incomplète : elle totalise ${formatPercent(warning.percent)} du fonds.`;
    case "unrecognized_holdings":
      return `Seuls ${formatPercent(warning.percent)} de son poids en actions ont été reconnus. Ce qui suit dit peu de chose du reste.`;
  }
}

/** The day of the holdings; holdings from issuers' files are known only by month. */
export function holdingsDay({ asOf, source }: { asOf: string; source: string }): string {
  return source === "fund-issuers" ? formatMonth(asOf) : formatDay(asOf);
}
