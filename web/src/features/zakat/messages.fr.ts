import type { NisabType } from "../../../../domain/zakat/zakat-terms.ts";
import { decimal, exactPercent, formatCount, formatDay } from "../../../../schema/wording/fr/format.ts";
import { HANDED_OVER_NOTES } from "../../config/zakat-hand-over.ts";
import { HttpError } from "../../lib/http.ts";
import type { Notice } from "../../lib/notices.ts";

export const zakatNotices = {
  invalidAsset: {
    tone: "error",
    title: "Bien non valide",
    description: "Veuillez choisir un type et saisir un montant valide",
  },
  invalidOption: {
    tone: "error",
    title: "Montant non valide",
    description: "Veuillez corriger le champ signalé",
  },
  noAssets: {
    tone: "error",
    title: "Aucun bien ajouté",
    description: "Veuillez ajouter au moins un bien pour calculer la zakat",
  },
} as const satisfies Record<string, Notice>;

/** When the server takes no more for now, its sentence says until when. */
export function calculationFailed(error: unknown): Notice {
  const isForNow = error instanceof HttpError && (error.status === 429 || error.status === 503);
  const description = (isForNow && error.sentence) || "Veuillez réessayer plus tard";
  return { tone: "error", title: "Le calcul a échoué", description };
}

export const zakatTexts = {
  addTitle: "Ajouter un bien",
  type: "Type de bien",
  chooseType: "Choisissez un type",
  value: (currency: string) => `Valeur en ${currency || "dollars américains"}`,
  currency: "Devise de la valeur",
  liabilitiesCurrency: "Devise des dettes",
  dollars: "Dollars américains",
  entered: "le prix que vous avez saisi",
  given: (amount: string, currency: string, day: string) => `${amount} ${currency} au taux du ${formatDay(day)}`,
  add: "Ajouter",
  moreDetail: "Plus de détails",
  moreDetailNote:
    "Autres devises, poids, carats, actions détenues à long terme, dettes, écoles, prix des métaux du jour",
  listTitle: "Vos biens",
  listEmpty:
    "Rien d’ajouté pour l’instant. Ajoutez ce que vous possédez depuis une année lunaire : épargne, or, actions, marchandises dont vous faites commerce.",
  fromPortfolio: "Reprendre les actions de votre portefeuille",
  listKept: "Gardé sur cet appareil seulement, jusqu’à ce que vous le retiriez.",
  remove: (label: string) => `Retirer : ${label}`,
  added: (label: string) => `Ajouté : ${label}`,
  removed: (label: string) => `Retiré : ${label}`,
  total: "Total de vos biens",
  estimate: (percent: string, isWhole: boolean) =>
    `Estimation, ${percent} ${isWhole ? "du total" : "du patrimoine zakatable"}`,
  belowNisab: (percent: string, dollars: string) =>
    `${percent} ferait ${dollars}, mais au-dessous du nisab aucune zakat n’est due.`,
  noEstimate: "L’estimation a besoin des prix du jour, qui ne sont pas chargés.",
  estimateNote: "Calculez pour voir chaque ligne expliquée et garder le résultat.",
  calculate: "Calculer la zakat",
  calculating: "Calcul en cours…",
  missedYears: "Zakat des années manquées",
  grams: (grams: number) => `${decimal(grams)} g`,
  metal: (grams: number, purity: string, price: string | undefined) =>
    [`${decimal(grams)} g`, purity, price].filter(Boolean).join(" × "),
} as const;

const NISAB_NAMES: Readonly<Record<NisabType, string>> = { gold: "Or", silver: "Argent" };
const BY_METAL: Readonly<Record<NisabType, string>> = { gold: "Nisab de l’or", silver: "Nisab de l’argent" };

/** A note of the person's own is shown as it is. */
export function noteText(note: string): string {
  const { trading, accepted, known } = HANDED_OVER_NOTES;
  if (note === trading) return "Portefeuille : détenu en vue du commerce";
  if (note === accepted) return "Portefeuille : détenu à long terme, forfait de 25 %";
  return note === known ? "Portefeuille : détenu à long terme, part connue" : note;
}

export const nisabTexts = {
  title: "Nisab",
  lead: "La zakat est due quand votre patrimoine atteint la valeur de cette quantité d’or ou d’argent.",
  name: (type: NisabType) => NISAB_NAMES[type],
  about: (dollars: number) => `environ ${formatCount(dollars)} $`,
  price: (dollars: string, day: string) => `${dollars} le gramme, le ${day}`,
  source: "Prix :",
  isReference:
    "Valeurs de référence : aucun prix de marché n’a encore été obtenu. Le nisab d’aujourd’hui est probablement bien plus élevé.",
  failed: "Le prix de marché n’a pas pu être chargé ; voici des valeurs de référence.",
  retry: "Réessayer",
} as const;

export const resultTexts = {
  semicolon: " ; ",
  title: "Votre zakat",
  owed: "Zakat due",
  totalZakatable: "Patrimoine zakatable",
  nisab: (type: NisabType) => BY_METAL[type],
  reached: "Votre patrimoine zakatable atteint le nisab.",
  silver:
    "Votre argent métal atteint à lui seul le nisab de l’argent. Beaucoup de savants tiennent que la zakat est alors due sur lui : choisissez le nisab de l’argent pour voir combien.",
  silverNisab:
    "Il atteint cependant le nisab de l’argent. Les savants divergent sur celui des deux qui compte pour la monnaie : choisissez le nisab de l’argent pour voir combien serait dû selon lui.",
  notReached: "Votre patrimoine zakatable est au-dessous du nisab : aucune zakat n’est due.",
  notYet: (dollars: string) =>
    `L’année n’est pas accomplie. Si rien ne change, ${dollars} seront dus quand elle le sera.`,
  outdated: "Vous avez changé quelque chose depuis. Recalculez pour voir ce que vous devez maintenant.",
  chartTitle: "Ce qui a été compté",
  counted: (part: string, whole: string) => `${part} sur ${whole}`,
  deducted: "Dettes déduites",
  kept: "Dettes, non déduites",
  percent: (percent: number) => exactPercent(Number(percent.toFixed(3))),
  rate: (percent: string) => `Taux : ${percent}`,
  positionsTitle: "Les positions sur lesquelles ceci repose",
  heldBy: "Soutenue par",
  sources: "Sources",
  print: "Imprimer le résultat",
  printed: (day: string) => `Mizan, calculateur de zakat, ${day}`,
  disclaimer: "Un calcul, non une fatwa. Interrogez un savant de confiance sur votre propre cas.",
  donateTitle: "Soutenir notre mission",
  donateText:
    "Votre zakat appartient à ceux qui y ont droit ; Mizan ne la collecte pas. Si ceci vous a aidé, un don volontaire, distinct de votre zakat, garde Mizan gratuit pour tous.",
  donate: "Donner 1 $ par mois",
} as const;

export const historyTexts = {
  title: "Vos derniers calculs",
  empty: "Pas encore de calcul. Les cinq derniers seront gardés ici.",
  failed: "Vos calculs n’ont pas pu être chargés.",
  of: (total: string) => `sur ${total} de patrimoine zakatable`,
} as const;

export const detailTexts = {
  byValue: "Par valeur",
  byWeight: "Par poids",
  measureLegend: "Comment vous saisissez le métal",
  weight: "Poids en grammes",
  karat: "Carats",
  fineness: "Titre (millièmes)",
  pure: "pur",
  useLegend: "À quoi il sert",
  kept: "Gardé comme épargne",
  worn: "Porté en bijoux",
  wornNote: "Les écoles divergent sur les bijoux portés : choisissez une école ci-dessous.",
  sharesLegend: "Comment les actions sont comptées",
  zakatablePercent: "Part zakatable de la société, en pourcentage",
  realEstateLegend: "À quoi sert le bien immobilier",
  loansLegend: "Le débiteur",
  note: "Note (facultatif)",
  optionsTitle: "Comment c’est calculé",
  madhab: "École",
  noMadhab: "Aucune école choisie",
  liabilities: (currency: string) => `Dettes exigibles maintenant, en ${currency || "dollars américains"} (facultatif)`,
  amountInvalid: "Veuillez saisir un montant, par exemple 1234,56",
  percentInvalid: "Veuillez saisir un pourcentage de 0 à 100",
  priceInvalid: "Veuillez saisir un prix supérieur à 0, ou laisser vide",
  goldPrice: "Or aujourd’hui, le gramme (facultatif)",
  silverPrice: "Argent aujourd’hui, le gramme (facultatif)",
  priceNote: "Laissez vide pour utiliser les prix affichés avec le nisab.",
  liabilityLegend: "Dettes",
  yearLegend: "Année",
  hawlLegend: "Une année entière est-elle passée sur vos biens ?",
  hawlYes: "Oui",
  hawlNo: "Pas encore",
} as const;
