import type { NearMiss } from "../../../domain/refresh/near-miss.ts";
import { repeatedCrossings, type Screened } from "../../../domain/refresh/repeated-crossings.ts";
import type { ChangeCause, VerdictChange } from "../../../domain/refresh/verdict-change.ts";
import type { AgeChange } from "../../../domain/screening/ageing.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import { houseLimitsOn } from "../../../domain/standards/rule-changes.ts";
import { RATIO_NAMES, type RatioName } from "../../../domain/standards/standards.ts";
import { formatAmount, formatCount, formatDay, formatPercentAgainst } from "./format.ts";
import { INPUT_LABELS } from "./screening/inputs.ts";
import { STANDING_LABELS } from "./screening/standing.ts";

export const CAUSE_LABELS: Readonly<Record<ChangeCause, string>> = {
  figures: "New figures",
  price: "Price",
  correction: "Corrected source",
  rule: "Our rules",
  age: "Age",
};

const CAUSE_SENTENCES: Readonly<Record<ChangeCause, string>> = {
  figures: "The company reported newer figures.",
  price: "Its market value moved.",
  correction: "A source corrected what it had said of the same period.",
  rule: "We changed a rule.",
  age: "Its figures became too old for its verdict.",
};

const CAUSE_UNKNOWN = "The reason is not known: the figures behind the earlier verdict were not kept.";

const SHORT_RATIOS: Readonly<Record<RatioName, string>> = {
  debtRatio: "debt",
  cashRatio: "cash",
  nonCompliantIncomeRatio: "non-compliant income",
};

type Moved = Pick<VerdictChange, "before" | "after"> & { changedOn: string };

/** From one standing to another: "Halal → Haram". */
export function standingsSentence({ before, after }: Pick<VerdictChange, "before" | "after">): string {
  return `${STANDING_LABELS[before.standing]} → ${STANDING_LABELS[after.standing]}`;
}

/** A fall into doubt by age, told on its day or before it. */
export function ageingSentence(change: AgeChange & { standing: Standing }): string {
  if (change.isPast) return `${agedTitle(change)}. ${CAUSE_SENTENCES.age}`;
  return `${STANDING_LABELS[change.standing]} today. Its figures will be too old on ${formatDay(change.doubtOn)}, unless newer ones come before.`;
}

/** The same in a few words: "Halal → In doubt", "will be too old on Dec 1, 2026". */
export function agedTitle({ standing, doubtOn, isPast }: AgeChange & { standing: Standing }): string {
  if (isPast) return `${STANDING_LABELS[standing]} → ${STANDING_LABELS.doubt}`;
  return `its figures will be too old on ${formatDay(doubtOn)}`;
}

export function causeSentence(causes: readonly ChangeCause[]): string {
  return causes.length > 0 ? causes.map((cause) => CAUSE_SENTENCES[cause]).join(" ") : CAUSE_UNKNOWN;
}

/** The ratios that moved, each before and after: "debt 28.0% → 40.0% (limit 33%)". */
export function ratioMoves({ before, after, changedOn }: Moved): string[] {
  const limits = houseLimitsOn(changedOn);
  return RATIO_NAMES.filter((name) => before[name] !== after[name]).map((name) => {
    const limit = limits[name];
    return `${SHORT_RATIOS[name]} ${ratioText(before[name], limit)} → ${ratioText(after[name], limit)} (limit ${limit}%)`;
  });
}

/** The change of a verdict, its cause and its figures, in one paragraph. */
export function changeSentence(change: VerdictChange & Pick<Moved, "changedOn">): string {
  const moves = ratioMoves(change);
  const ratios = moves.length > 0 ? ` ${capitalized(moves.join(", "))}.` : "";
  return `${standingsSentence(change)}. ${causeSentence(change.causes)}${ratios}`;
}

export function inputMove({ input, before, after }: VerdictChange["inputs"][number]): string {
  const shown = (amount: number | null) => (amount === null ? "not known" : formatAmount(amount));
  return `${INPUT_LABELS[input]}: ${shown(before)} → ${shown(after)}`;
}

/** Why a verdict went back and forth: the ratio that crossed its limit each time, near it; undefined when none did. */
export function flickerSentence(history: readonly Screened[]): string | undefined {
  const crossed = repeatedCrossings(history);
  if (!crossed) return undefined;
  const { ratio, limit, crossings } = crossed;
  const told = crossings.map(({ figure, on }) => `${ratioText(figure, limit)} on ${formatDay(on)}`);
  return `Its ${SHORT_RATIOS[ratio]} moves around the limit of ${limit}%, and its verdict with it: ${told.join(", ")}.`;
}

/** How far a ratio is from its limit: "0.6 points below the debt limit of 33%". */
export function nearMissSentence({ ratio, figure, limit, points, isAbove }: NearMiss): string {
  const distance = points === 0 ? "exactly at" : `${pointsText(points)} ${isAbove ? "above" : "below"}`;
  return `${formatPercentAgainst(figure, limit)}: ${distance} the ${SHORT_RATIOS[ratio]} limit of ${limit}%.`;
}

function pointsText(points: number): string {
  const rounded = points < 0.1 ? points.toPrecision(1) : points.toFixed(1);
  return rounded === "1.0" ? "1 point" : `${Number(rounded)} points`;
}

function ratioText(ratio: number | null, limit: number): string {
  return ratio === null ? "not known" : formatPercentAgainst(ratio, limit);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const CHANGES_TEXTS = {
  market: "Market",
  sector: "Sector",
  day: "Day",
  everyMarket: "All markets",
  everySector: "All sectors",
  everyDay: "All days",
  show: "Show",
  everything: "Everything",
  age: "By age",
  agedLine: (past: number, soon: number) =>
    `Old figures put ${past === 1 ? "1 verdict" : `${formatCount(past)} verdicts`} in doubt, and ${formatCount(soon)} more within a month.`,
  seeAged: "See which",
  ageing: {
    soon: {
      title: "Soon too old",
      lead: "In doubt within a month, unless the company reports before.",
      none: "No verdict falls into doubt by age within a month.",
    },
    past: {
      title: "Too old since the last refresh",
      lead: "Their figures are too old for a verdict. Newer ones will settle it.",
      none: "No verdict has fallen into doubt by age since the last refresh.",
    },
  },
  mine: "My watchlist",
  near: "Near misses",
  noChanges: "No refresh has changed a verdict here.",
  noChangesHint: "Figures are refreshed once a month. Verdicts that change are listed here.",
  noneOfMine: "No verdict in your watchlist has changed.",
  noneOfMineHint: "Changes in your watchlist appear here from the day you add a stock.",
  noNear: "No ratio is near its limit here.",
  nearLead:
    "Stocks close to another verdict: permissible ones near a limit, and haram ones that a single ratio keeps out. Near means within two points of the debt or cash limit, or one point of the income limit.",
  more: "Show more",
  loading: "Loading the changes…",
  failed: "The changes could not be loaded.",
  retry: "Try again",
  found: (count: number) => (count === 1 ? "1 change" : `${formatCount(count)} changes`),
  onDay: (date: string, count: number) => `${formatDay(date)} (${formatCount(count)})`,
  arrow: "→",
  became: "became",
  willBecome: "will become",
  noMove: "No ratio moved.",
  sinceVisit: (count: number, date: string) =>
    `${formatCount(count)} ${count === 1 ? "verdict has" : "verdicts have"} changed since your visit of ${formatDay(date)}.`,
  nothingSince: (date: string) => `No verdict has changed since your visit of ${formatDay(date)}.`,
  see: "See what changed",
} as const;
