import { SIMILAR_SIZE_FACTOR } from "../../../../../domain/screening/alternatives.ts";
import { HOUSE_STANDARD_ID } from "../../../../../domain/standards/standards.ts";
import type { Alternatives } from "../../../../../schema/contracts/stocks.ts";
import { counted } from "../../../../../schema/wording/fr/format.ts";
import { industryText } from "../../../../../schema/wording/fr/industries.ts";
import { regionName } from "../../../../../schema/wording/fr/places.ts";
import { standardName } from "../../../../../schema/wording/fr/screening/standard-names.ts";

export const alternativesTexts = {
  title: "De meilleures alternatives",
  compare: "Comparer côte à côte",
  caption: (symbol: string) => `Sociétés au statut meilleur que ${symbol}, et leurs ratios`,
  company: "Société",
  standing: "Statut",
  aboveLimit: "au-dessus du seuil",
  size: "Capitalisation boursière",
  thisStock: (symbol: string) => `${symbol}, cette action`,
  orFund:
    "Si vous vouliez une part du marché plutôt que cette activité, un fonds sans de telles sociétés peut convenir à la place. Nous n’appelons aucun fonds halal dans son ensemble : voyez quelle part de chacun est permise.",
  funds: "Les fonds qui se disent halal, ligne par ligne",
  notAdvice: "Des sociétés comparables, non un conseil : une action permise peut être un mauvais placement.",
  method: "Comment les sociétés comparables sont trouvées",
} as const;

export function howFound(alternatives: Alternatives): string {
  const { standardId, compared, passing } = alternatives;
  const industry = alternatives.industry && industryText(alternatives.industry);
  const region = alternatives.region && regionName(alternatives.region);
  const under = standardId === HOUSE_STANDARD_ID ? "" : ` selon la norme ${standardName(standardId)}`;
  const order = region
    ? `Celles de taille proche (jusqu’à ${SIMILAR_SIZE_FACTOR} fois plus grandes ou plus petites) viennent d’abord, et parmi elles celles de la région (${region}).`
    : "Les plus proches par la taille viennent d’abord.";
  if (passing > 0)
    return `Dans sa branche (${industry}), ${counted(passing, "société a un meilleur statut", "sociétés ont un meilleur statut")}${under}, sur ${counted(compared, "autre")}. ${order}`;
  return compared > 0
    ? `Sur ${counted(compared, "autre société", "autres sociétés")} de sa branche, aucune n’a un meilleur statut${under} : ce qui l’exclut tient à toute l’activité, et aucune société qui fait la même chose ne peut donc la remplacer.`
    : "Son activité n’est pas assez connue pour chercher des sociétés comparables.";
}
