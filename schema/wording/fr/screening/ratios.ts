import type { PurificationBound } from "../../../../domain/screening/screening.ts";
import type { RatioName } from "../../../../domain/standards/standards.ts";
import { ratioWording } from "../../ratio-rules.ts";
import { exactPercent, formatDay } from "../format.ts";

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
    "Les liquidités de la société, avec les dépôts et les obligations qui rapportent des intérêts, comparées à la valeur de toutes ses actions. Au-dessus du seuil, acheter l’action revient presque à acheter de l’argent, dont une bonne part rapporte des intérêts.",
  nonCompliantIncomeRatio:
    "La part du chiffre d’affaires de la société qui vient d’intérêts ou d’une activité interdite. Une faible part est tolérée si vous reversez la vôtre à une œuvre ; au-dessus du seuil, l’action n’est pas permise.",
} as const;

export const RATIO_TEXTS = {
  below: (limit: number) => `✓ Sous le seuil de ${exactPercent(limit)}`,
  above: (limit: number) => `✗ Au-dessus du seuil de ${exactPercent(limit)}`,
  limit: (limit: number) => `seuil ${exactPercent(limit)}`,
  uncertain: "incertain, voir pourquoi",
  prohibitedNotKnown: "Ses ventes interdites ne sont pas connues",
  notKnown: "Inconnu",
  notApplied: "Sans objet",
  notTested: "Pas de tel test",
  noMeaning:
    "La dette et les liquidités sont le métier de cette société : ce ratio n’a pas de sens et n’est pas testé.",
  businessDecides: "L’activité elle-même est interdite : ses revenus ne sont pas testés.",
  figureMissing: "Un chiffre nécessaire n’est pas connu.",
  estimated: "Estimé",
  reported: "Déclaré",
  valueOf: (day: string) => `capitalisation du ${formatDay(day)}`,
  atMost: "au plus",
  atLeast: "au moins",
} as const;

export const PURIFICATION_BOUND_TEXTS: Readonly<Record<PurificationBound, string>> = {
  about: "environ",
  at_least: RATIO_TEXTS.atLeast,
  at_most: RATIO_TEXTS.atMost,
};

export const { withBound, noRatioText } = ratioWording(PURIFICATION_BOUND_TEXTS, RATIO_TEXTS);

/** The part that is given away; an upper bound forbids nobody to give more, so it is what the part may reach. */
export function partToGive(percent: string, bound: PurificationBound | null | undefined): string {
  return bound === "at_most" ? `une part pouvant atteindre ${percent}` : withBound(percent, bound);
}
