import type { NearMiss } from "../../../domain/refresh/near-miss.ts";
import { repeatedCrossings, type Screened } from "../../../domain/refresh/repeated-crossings.ts";
import type { ChangeCause, VerdictChange } from "../../../domain/refresh/verdict-change.ts";
import type { AgeChange } from "../../../domain/screening/ageing.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import { houseLimitsOn } from "../../../domain/standards/rule-changes.ts";
import { RATIO_NAMES, type RatioName } from "../../../domain/standards/standards.ts";
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
  age: "Ancienneté",
};

const CAUSE_SENTENCES: Readonly<Record<ChangeCause, string>> = {
  figures: "La société a publié des chiffres plus récents.",
  price: "Sa valeur boursière a changé.",
  correction: "Une source a corrigé ce qu’elle avait dit de la même période.",
  rule: "Nous avons changé une règle.",
  age: "Ses chiffres sont devenus trop anciens pour son résultat.",
};

const CAUSE_UNKNOWN = "La raison n’est pas connue : les chiffres de l’ancien résultat n’ont pas été conservés.";

const SHORT_RATIOS: Readonly<Record<RatioName, string>> = {
  debtRatio: "dette",
  cashRatio: "liquidités",
  nonCompliantIncomeRatio: "revenus non conformes",
};

type Moved = Pick<VerdictChange, "before" | "after"> & { changedOn: string };

/** From one standing to another: "Conforme → Non conforme". */
export function standingsSentence({ before, after }: Pick<VerdictChange, "before" | "after">): string {
  return `${STANDING_LABELS[before.standing]} → ${STANDING_LABELS[after.standing]}`;
}

/** A fall into doubt by age, told on its day or before it. */
export function ageingSentence(change: AgeChange & { standing: Standing }): string {
  if (change.isPast) return `${agedTitle(change)}. ${CAUSE_SENTENCES.age}`;
  return `${STANDING_LABELS[change.standing]} aujourd’hui. Ses chiffres seront trop anciens le ${formatDay(change.doubtOn)}, à moins que de plus récents n’arrivent avant.`;
}

/** The same in a few words: "Conforme → Indéterminé", "ses chiffres seront trop anciens le 1er décembre 2026". */
export function agedTitle({ standing, doubtOn, isPast }: AgeChange & { standing: Standing }): string {
  if (isPast) return `${STANDING_LABELS[standing]} → ${STANDING_LABELS.doubt}`;
  return `ses chiffres seront trop anciens le ${formatDay(doubtOn)}`;
}

export function causeSentence(causes: readonly ChangeCause[]): string {
  return causes.length > 0 ? causes.map((cause) => CAUSE_SENTENCES[cause]).join(" ") : CAUSE_UNKNOWN;
}

/** The ratios that moved, each before and after: "dette 28,0 % → 40,0 % (seuil 33 %)". */
export function ratioMoves({ before, after, changedOn }: Moved): string[] {
  const limits = houseLimitsOn(changedOn);
  return RATIO_NAMES.filter((name) => before[name] !== after[name]).map((name) => {
    const limit = limits[name];
    return `${SHORT_RATIOS[name]} ${ratioText(before[name], limit)} → ${ratioText(after[name], limit)} (seuil ${exactPercent(limit)})`;
  });
}

/** The change of a verdict, its cause and its figures, in one paragraph. */
export function changeSentence(change: VerdictChange & Pick<Moved, "changedOn">): string {
  const moves = ratioMoves(change);
  const ratios = moves.length > 0 ? ` ${capitalized(moves.join(", "))}.` : "";
  return `${standingsSentence(change)}. ${causeSentence(change.causes)}${ratios}`;
}

export function inputMove({ input, before, after }: VerdictChange["inputs"][number]): string {
  const shown = (amount: number | null) => (amount === null ? "pas connu" : formatAmount(amount));
  return `${INPUT_LABELS[input]} : ${shown(before)} → ${shown(after)}`;
}

/** Why a verdict went back and forth: the ratio that crossed its limit each time, near it; undefined when none did. */
export function flickerSentence(history: readonly Screened[]): string | undefined {
  const crossed = repeatedCrossings(history);
  if (!crossed) return undefined;
  const { ratio, limit, crossings } = crossed;
  const told = crossings.map(({ figure, on }) => `${ratioText(figure, limit)} le ${formatDay(on)}`);
  return `Un ratio (${SHORT_RATIOS[ratio]}) oscille autour du seuil de ${exactPercent(limit)}, et le résultat avec lui : ${told.join(", ")}.`;
}

/** How far a ratio is from its limit: "0,6 point au-dessous du seuil de 33 % (dette)". */
export function nearMissSentence({ ratio, figure, limit, points, isAbove }: NearMiss): string {
  const distance =
    points === 0 ? "exactement au" : `${pointsText(points)} ${isAbove ? "au-dessus du" : "au-dessous du"}`;
  return `${formatPercentAgainst(figure, limit)} : ${distance} seuil de ${exactPercent(limit)} (${SHORT_RATIOS[ratio]}).`;
}

function pointsText(points: number): string {
  const rounded = points < 0.1 ? points.toPrecision(1) : points.toFixed(1);
  return `${decimal(Number(rounded))} ${Number(rounded) < 2 ? "point" : "points"}`;
}

function ratioText(ratio: number | null, limit: number): string {
  return ratio === null ? "pas connu" : formatPercentAgainst(ratio, limit);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const CHANGES_TEXTS = {
  market: "Marché",
  sector: "Secteur",
  day: "Jour",
  everyMarket: "Tous les marchés",
  everySector: "Tous les secteurs",
  everyDay: "Tous les jours",
  show: "Afficher",
  everything: "Tout",
  age: "Par ancienneté",
  agedLine: (past: number, soon: number) =>
    `Rendus indéterminés par des chiffres anciens : ${counted(past, "résultat")}, et ${formatCount(soon)} de plus d’ici un mois.`,
  seeAged: "Voir lesquels",
  ageing: {
    soon: {
      title: "Bientôt trop anciens",
      lead: "Indéterminés d’ici un mois, à moins que la société ne publie avant.",
      none: "Aucun résultat ne devient indéterminé par ancienneté d’ici un mois.",
    },
    past: {
      title: "Trop anciens depuis la dernière mise à jour",
      lead: "Leurs chiffres sont trop anciens pour un résultat. De plus récents trancheront.",
      none: "Aucun résultat n’est devenu indéterminé par ancienneté depuis la dernière mise à jour.",
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
  arrow: "→",
  became: "devenu",
  willBecome: "deviendra",
  noMove: "Aucun ratio n’a changé.",
  sinceVisit: (count: number, date: string) =>
    `${counted(count, "résultat a", "résultats ont")} changé depuis votre visite du ${formatDay(date)}.`,
  nothingSince: (date: string) => `Aucun résultat n’a changé depuis votre visite du ${formatDay(date)}.`,
  see: "Voir ce qui a changé",
} as const;
