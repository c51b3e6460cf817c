import type { RatioName } from "../../../domain/standards/standards.ts";
import type { ChangeCause } from "../../../domain/verdict/verdict-change.ts";
import { changeWording } from "../change-rules.ts";
import { upperFirst } from "../format-rules.ts";
import { exactPercent, formatAmount, formatCount, formatDay, formatPercentAgainst } from "./format.ts";
import { INPUT_LABELS } from "./screening/inputs.ts";
import { STANDING_LABELS } from "./screening/standing.ts";

export const CAUSE_LABELS: Readonly<Record<ChangeCause, string>> = {
  figures: "New figures",
  price: "Price",
  correction: "Corrected source",
  rule: "Our rules",
  age: "Figures out of date",
};

const SHORT_RATIOS: Readonly<Record<RatioName, string>> = {
  debtRatio: "debt",
  cashRatio: "cash",
  nonCompliantIncomeRatio: "non-compliant income",
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
    figures: "The company reported newer figures.",
    price: "Its market value moved.",
    correction: "A source corrected what it had said of the same period.",
    rule: "We changed a rule.",
    age: "Its figures went out of date, so no verdict can rest on them.",
  },
  patience: "Nothing else changed: wait for its next report.",
  isPermissible: "It is permissible now.",
  causeUnknown: "The reason is not known: the figures behind the earlier verdict were not kept.",
  notKnown: "not known",

  willBeTooOld: (standing, day) =>
    `${standing} today. Its figures will be out of date on ${day}, unless newer ones arrive first.`,
  willBeTooOldTitle: (day) => `its figures will be out of date on ${day}`,
  ratioMove: (ratio, move, limit) => `${SHORT_RATIOS[ratio]} ${move} (limit ${limit})`,
  inputMove: (input, move) => `${input}: ${move}`,
  flicker: (ratio, limit, crossings) =>
    `Its ${SHORT_RATIOS[ratio]} moves around the limit of ${limit}, and its verdict with it: ${crossings}.`,
  crossing: (figure, day) => `${figure} on ${day}`,
  atLimit: (figure, ratio, limit) => `${figure}: exactly at the ${SHORT_RATIOS[ratio]} limit of ${limit}.`,
  nearLimit: (figure, ratio, limit, points, isAbove) =>
    `${figure}: ${points === 1 ? "1 point" : `${points} points`} ${isAbove ? "above" : "below"} the ${SHORT_RATIOS[ratio]} limit of ${limit}.`,
});

export const CHANGES_TEXTS = {
  market: "Market",
  sector: "Sector",
  day: "Date",
  everyMarket: "All markets",
  everySector: "All sectors",
  everyDay: "All dates",
  show: "Show",
  everything: "Everything",
  age: "By age of figures",
  agedLine: (past: number, soon: number) =>
    `Old figures put ${past === 1 ? "1 verdict" : `${formatCount(past)} verdicts`} in doubt, and ${formatCount(soon)} more within a month.`,
  seeAged: "See which",
  ageing: {
    soon: {
      title: "Figures that will soon be out of date",
      lead: "In doubt within a month, unless the company reports before.",
      none: "No verdict falls into doubt within a month because its figures go out of date.",
    },
    past: {
      title: "Figures that went out of date since the last refresh",
      lead: "No verdict can rest on them any more. Newer figures will settle it.",
      none: "No verdict has fallen into doubt since the last refresh because its figures went out of date.",
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
  became: "became",
  willBecome: "will become",
  ifHeld: "If you hold it",
  noMove: "No ratio moved.",
  sinceVisit: (count: number, date: string) =>
    `${formatCount(count)} ${count === 1 ? "verdict has" : "verdicts have"} changed since your visit of ${formatDay(date)}.`,
  nothingSince: (date: string) => `No verdict has changed since your visit of ${formatDay(date)}.`,
  see: "See what changed",
} as const;
