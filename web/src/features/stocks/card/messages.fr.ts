import { of } from "../../../../../schema/wording/fr/format.ts";

export const analysisTexts = {
  why: "Pourquoi ce résultat",
  wouldChange: "Ce qui le changerait",
  proof: "Voir les preuves",

  activities: "Répartition des activités",
  noBreakdown: "Aucune source ne répartit le chiffre d’affaires par activité.",

  ratios: "Analyse des ratios financiers",
  realData: (sources: string) => `✓ Données réelles : ${sources}`,
  estimatedRatios: "⚠ Ratios estimés",
  aboveLimit: "au-dessus du seuil",
  accuracyTitle: "Exactitude des ratios financiers",
  accuracyText:
    "Au moins un des chiffres de ces ratios est estimé ou arrondi. Les justificatifs ci-dessous disent lequel, et comment. Vérifiez le rapport de la société avant de vous y fier.",
  verifiedTitle: "Données financières vérifiées",
  verifiedText:
    "La dette, les liquidités et le chiffre d’affaires ont été déclarés par la société. La valeur boursière est calculée au cours du jour indiqué, et des intérêts estimés sont signalés à côté de leur ratio. Les justificatifs ci-dessous nomment chaque source.",

  purification: "Purification nécessaire",
  cautiousPurification: "Purification, si vous souhaitez être prudent",
  perShare: "par action",
  perThousand: "pour 1 000 actions",
  ofDividends: "Sur une année de dividendes",
  ofIncome: "Sur les revenus de la société elle-même, avec ou sans dividende : la méthode de l’AAOIFI",
  leastOfMixed: "Ses ventes interdites ne sont pas connues : c’est le minimum à reverser, et ce peut être davantage.",
  leastPurification:
    "Sa source ne compte pas les placements à court terme ni ce qu’ils rapportent : c’est donc le minimum à reverser. Le rapport de la société indique ses produits d’intérêts ou financiers.",
  roundsToNothing:
    "Les revenus non conformes s’arrondissent à 0 % du total : le résultat ne demande donc pas de purification. Purifier malgré tout est le choix prudent.",
  calculateTotal: "Calculer le total",
  aboutPurification: "Comment la purification est calculée",

  standards: "Les normes côte à côte",
  lists: "Dans les listes d’autres organismes",
  listed: (name: string, day: string, isMember: boolean) =>
    `${isMember ? "Dans la liste" : "Pas dans la liste"} : ${name}, au ${day}.`,
  fund: (fund: string) => `composition du fonds halal ${fund}`,
  listsNote:
    "Chaque liste suit les seuils, moyennes et dates de son propre comité. Elle est affichée pour comparaison et ne décide jamais de notre résultat.",
  standardsNote: "Toutes les normes sur les mêmes chiffres, à la même date.",
  caveats: "Ce qu’il faut en savoir",
  saidYes: (yes: number, judged: number, all: number) =>
    judged === all
      ? `Oui : ${yes} sur ${all}`
      : `Peuvent en juger : ${judged} sur ${all}${judged > 0 ? ` ; oui : ${yes}` : ""}`,
  agree: (judged: number, all: number) =>
    judged === all
      ? "Les normes s’accordent sur cette action."
      : `Peuvent en juger, et s’accordent : ${judged} sur ${all}.`,
  partOnEvidence:
    "Aucun ratio n’explique à lui seul la différence : certaines normes ont besoin d’un chiffre qu’aucune source ne donne, ou traitent une activité autrement.",
  evidence: "Les justificatifs",
  oldestFigure: (day: string) => `Chiffre le plus ancien : ${day}`,
  checkAt: (place: string) => `Vérifiez-le : ${place}`,
  fromReport: "Vous avez le rapport ? Corrigez ce chiffre",
  giveFigure: "Vous avez le rapport ? Donnez ce chiffre",
  readBy: "Lu par",
  missing: (label: string) => `Aucune source ne donne ce chiffre : ${label}.`,
  haveReport: "Vous avez le rapport annuel ?",
  oneFigure: (label: string) => `Un seul chiffre tranche la question : ${label}`,
  evidenceNote: "Tous les chiffres sur lesquels le résultat repose.",
  history: "Ce qui a changé",
  historyChart: "Chaque ratio au fil du temps, en pourcentage de son seuil",
  historyLimit: "Le seuil de chacun",
  historyDay: "Date",
  noHistory: "Rien n’a changé depuis le premier examen.",
  tooOldOn: (day: string) => `Ses chiffres seront périmés le ${day}, à moins que de plus récents n’arrivent avant.`,
  reconstructed: "D’après les documents déposés",
  noVerdict: "Pas de résultat",
  reconstructedNote:
    "Les jours marqués « D’après les documents déposés » ont été calculés après coup à partir des rapports de la société, avec la valeur boursière des actions non détenues par des initiés, que son rapport annuel indique pour ce jour. Ce ne sont pas des résultats : cette valeur est inférieure à celle de toute la société, et les vrais ratios de dette et de liquidités ont donc pu être plus bas.",
  noEvidence: "Aucune source n’a de chiffre pour cette société.",
  screenedOn: (day: string) => `Examiné le ${day}`,
  priceOf: (day: string, isRounded: boolean) => `${isRounded ? "Cours arrondi" : "Cours"} du ${day}`,

  scholarlyBasis: "Fondement selon les savants",
  defaultScholarlyBasis:
    "On peut détenir les actions d’une société quand son activité est permise et que sa dette portant intérêt, ses dépôts portant intérêt et ses revenus non conformes restent chacun dans leur seuil ; la part de revenus qui n’est pas conforme est reversée à des œuvres.",
  methodologyLink: "Voir la méthodologie détaillée",
  share: "Partager l’analyse",

  tryAgain: "Réessayer",
  failedTitle: "Cette action n’a pas pu être affichée",
  loading: (symbol = "") => (symbol ? `Chargement ${of(symbol)}` : "Chargement"),

  columns: {
    standard: "Norme",
    verdict: "Résultat",
    input: "Donnée",
    amount: "Montant",
    period: "Période",
    source: "Source",
    quality: "Qualité",
  },
} as const;
