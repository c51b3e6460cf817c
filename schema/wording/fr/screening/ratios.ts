import type { PurificationBound } from "../../../../domain/screening/screening.ts";
import type { RatioName, Standard } from "../../../../domain/standards/standards.ts";
import { exactPercent } from "../format.ts";

export const RATIO_LABELS: Readonly<Record<RatioName, string>> = {
  debtRatio: "Ratio de dette",
  cashRatio: "Liquidités et titres à intérêt",
  nonCompliantIncomeRatio: "Revenus non conformes",
};

export const RATIO_BASIS: Readonly<Record<RatioName, string>> = {
  debtRatio: "Dette portant intérêt ÷ capitalisation boursière",
  cashRatio: "Liquidités et titres portant intérêt ÷ capitalisation boursière",
  nonCompliantIncomeRatio: "Revenus non conformes ÷ chiffre d’affaires total",
};

/** What a ratio means and why it has a limit, for first-time readers. */
export const RATIO_MEANINGS = {
  question: "Qu’est-ce que cela veut dire ?",
  lesson: "Lire la leçon",
  debtRatio:
    "Ce que la société doit avec intérêt, comparé à la valeur de toutes ses actions. Emprunter à intérêt n’est pas permis : les savants n’acceptent donc une société que si cette dette reste une petite part de sa valeur.",
  cashRatio:
    "Les liquidités de la société, avec les dépôts et les obligations qui rapportent des intérêts, comparées à la valeur de toutes ses actions. Au-dessus du seuil, acheter l’action revient presque à acheter de l’argent, dont une grande partie rapporte des intérêts.",
  nonCompliantIncomeRatio:
    "La part du chiffre d’affaires de la société qui vient d’intérêts ou d’une activité interdite. Une faible part est tolérée si vous donnez la vôtre en aumône ; au-dessus du seuil, l’action n’est pas permise.",
} as const;

export const RATIO_TEXTS = {
  below: (limit: number) => `✓ Sous le seuil de ${exactPercent(limit)}`,
  above: (limit: number) => `✗ Au-dessus du seuil de ${exactPercent(limit)}`,
  limit: (limit: number) => `seuil ${exactPercent(limit)}`,
  uncertain: "incertain, voir pourquoi",
  notKnown: "Pas connu",
  notApplied: "Sans objet",
  notTested: "Pas de tel test",
  interestNotCounted: "Intérêts non comptés",
  noMeaning:
    "La dette et les liquidités sont le métier de cette société : ce ratio n’a pas de sens et n’est pas testé.",
  businessDecides: "L’activité elle-même est interdite : ses revenus ne sont pas testés.",
  figureMissing: "Un chiffre nécessaire n’est pas connu.",
  estimated: "Estimé",
  reported: "Déclaré",
  atMost: "au plus",
  atLeast: "au moins",
} as const;

export const PURIFICATION_BOUND_TEXTS: Readonly<Record<PurificationBound, string>> = {
  about: "environ",
  at_least: RATIO_TEXTS.atLeast,
  at_most: RATIO_TEXTS.atMost,
};

/** An amount or percentage to purify, with "environ", "au moins" or "au plus" where it is only known so. */
export function withBound(text: string, bound: PurificationBound | null | undefined): string {
  return bound ? `${PURIFICATION_BOUND_TEXTS[bound]} ${text}` : text;
}

type Judged = { isMoneyTrade: boolean; verdict: "prohibited" | "differed_upon" | "permissible" };

/** What stands in the place of a ratio that has no value: the standard or the business has no such test, or it is not known. */
export function noRatioText(name: RatioName, { isMoneyTrade, verdict }: Judged, standard?: Standard): string {
  if (name === "cashRatio" && standard?.cash === null) return RATIO_TEXTS.notTested;
  if (name === "nonCompliantIncomeRatio" && standard?.income.countsInterest === false)
    return RATIO_TEXTS.interestNotCounted;
  const isTested = !isMoneyTrade || (name === "nonCompliantIncomeRatio" && verdict !== "prohibited");
  return isTested ? RATIO_TEXTS.notKnown : RATIO_TEXTS.notApplied;
}
