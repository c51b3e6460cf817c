import type { RatioName } from "../../../domain/standards/standards.ts";
import type { ChangeCause } from "../../../domain/verdict/verdict-change.ts";
import { changeWording } from "../change-rules.ts";
import { upperFirst } from "../format-rules.ts";
import {
  counted,
  decimal,
  exactPercent,
  formatAmount,
  formatCount,
  formatDay,
  formatPercentAgainst,
} from "./format.ts";
import { INPUT_LABELS } from "./screening/inputs.ts";
import { STANDING_LABELS } from "./screening/standing.ts";

export const CAUSE_LABELS: Readonly<Record<ChangeCause, string>> = {
  figures: "Nouveaux chiffres",
  price: "Cours",
  correction: "Source corrigée",
  rule: "Nos règles",
  age: "Chiffres périmés",
};

const SHORT_RATIOS: Readonly<Record<RatioName, string>> = {
  debtRatio: "dette",
  cashRatio: "liquidités",
  nonCompliantIncomeRatio: "revenus non conformes",
};

export const {
  patience,
  standingsSentence,
  ageingSentence,
  agedTitle,
  causeSentence,
  ratioMoves,
  changeSentence,
  inputMove,
  flickerSentence,
  nearMissSentence,
} = changeWording({
  formatAmount,
  formatDay,
  formatPercentAgainst,
  exactPercent,
  standings: STANDING_LABELS,
  inputs: INPUT_LABELS,

  sentence: (text) => `${text}.`,
  separator: ", ",
  upperFirst,
  moved: (before, after) => `${before} → ${after}`,
  causes: {
    figures: "La société a publié des chiffres plus récents.",
    price: "Sa valeur boursière a changé.",
    correction: "Une source a corrigé ce qu’elle avait dit de la même période.",
    rule: "Nous avons changé une règle.",
    age: "Ses chiffres sont périmés ; aucun résultat ne peut plus s’y appuyer.",
  },
  patience: "Rien d’autre n’a changé : attendez son prochain rapport.",
  isPermissible: "Elle est désormais permise.",
  causeUnknown: "La raison n’est pas connue : les chiffres de l’ancien résultat n’ont pas été conservés.",
  notKnown: "pas connu",

  willBeTooOld: (standing, day) =>
    `${standing} aujourd’hui. Ses chiffres seront périmés le ${day}, à moins que de plus récents n’arrivent avant.`,
  willBeTooOldTitle: (day) => `ses chiffres seront périmés le ${day}`,
  ratioMove: (ratio, move, limit) => `${SHORT_RATIOS[ratio]} ${move} (seuil ${limit})`,
  inputMove: (input, move) => `${input} : ${move}`,
  flicker: (ratio, limit, crossings) =>
    `Un ratio (${SHORT_RATIOS[ratio]}) oscille autour du seuil de ${limit}, et le résultat avec lui : ${crossings}.`,
  crossing: (figure, day) => `${figure} le ${day}`,
  atLimit: (figure, ratio, limit) => `${figure} : exactement au seuil de ${limit} (${SHORT_RATIOS[ratio]}).`,
  nearLimit: (figure, ratio, limit, points, isAbove) =>
    `${figure} : ${decimal(points)} ${points < 2 ? "point" : "points"} ${isAbove ? "au-dessus du" : "au-dessous du"} seuil de ${limit} (${SHORT_RATIOS[ratio]}).`,
});

export const CHANGES_TEXTS = {
  market: "Marché",
  sector: "Secteur",
  day: "Date",
  everyMarket: "Tous",
  everySector: "Tous",
  everyDay: "Tous",
  show: "Afficher",
  everything: "Tout",
  age: "Par chiffres périmés",
  agedLine: (past: number, soon: number) =>
    `Rendus indéterminés par des chiffres anciens : ${counted(past, "résultat")}, et ${formatCount(soon)} de plus d’ici un mois.`,
  seeAged: "Voir lesquels",
  ageing: {
    soon: {
      title: "Chiffres bientôt périmés",
      lead: "Indéterminés d’ici un mois, à moins que la société ne publie avant.",
      none: "Aucun résultat ne devient indéterminé d’ici un mois à cause de chiffres périmés.",
    },
    past: {
      title: "Chiffres périmés depuis la dernière mise à jour",
      lead: "Aucun résultat ne peut plus s’appuyer sur ces chiffres. De plus récents trancheront.",
      none: "Aucun résultat n’est devenu indéterminé depuis la dernière mise à jour à cause de chiffres périmés.",
    },
  },
  mine: "Ma liste de suivi",
  near: "De justesse",
  noChanges: "Aucune mise à jour n’a changé de résultat ici.",
  noChangesHint: "Les chiffres sont mis à jour une fois par mois. Les résultats qui changent figurent ici.",
  noneOfMine: "Aucun résultat de votre liste de suivi n’a changé.",
  noneOfMineHint:
    "Les changements de votre liste de suivi apparaissent ici à partir du jour où vous ajoutez une action.",
  noNear: "Aucun ratio n’est proche de son seuil ici.",
  nearLead:
    "Des actions proches d’un autre résultat : des actions permises près d’un seuil, et des actions non conformes qu’un seul ratio écarte. Proche veut dire à deux points au plus du seuil de dette ou de liquidités, ou à un point au plus du seuil de revenus.",
  more: "Afficher plus",
  loading: "Chargement des changements…",
  failed: "Les changements n’ont pas pu être chargés.",
  retry: "Réessayer",
  found: (count: number) => counted(count, "changement"),
  onDay: (date: string, count: number) => `${formatDay(date)} (${formatCount(count)})`,
  became: "devenu",
  willBecome: "deviendra",
  ifHeld: "Si vous la détenez",
  noMove: "Aucun ratio n’a changé.",
  sinceVisit: (count: number, date: string) =>
    `${counted(count, "résultat a", "résultats ont")} changé depuis votre visite du ${formatDay(date)}.`,
  nothingSince: (date: string) => `Aucun résultat n’a changé depuis votre visite du ${formatDay(date)}.`,
  see: "Voir ce qui a changé",
} as const;
