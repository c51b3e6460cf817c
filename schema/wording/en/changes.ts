import type { NearMiss } from "../../../domain/refresh/near-miss.ts";
import type { ChangeCause, Verdict, VerdictChange } from "../../../domain/refresh/verdict-change.ts";
import { RATIO_NAMES, type RatioName } from "../../../domain/screening/compliance.ts";
import { HOUSE_LIMITS } from "../../../domain/standards/standards.ts";
import { formatPercentAgainst } from "./format.ts";
import { STANDING_LABELS } from "./standing.ts";

const CAUSE_SENTENCES: Readonly<Record<ChangeCause, string>> = {
  figures: "The company reported newer figures.",
  price: "Its market value moved.",
  correction: "A source corrected a figure of the same period.",
  rule: "We changed a rule.",
  age: "Its figures became more than fifteen months old.",
};

const CAUSE_UNKNOWN = "Why is not known: the facts behind the earlier verdict were not kept.";

const SHORT_RATIOS: Readonly<Record<RatioName, string>> = {
  debtRatio: "debt",
  cashRatio: "cash",
  nonCompliantIncomeRatio: "non-compliant income",
};

/** From one standing to the other: "Halal → Haram". */
export function standingsSentence({ before, after }: Pick<VerdictChange, "before" | "after">): string {
  return `${STANDING_LABELS[before.standing]} → ${STANDING_LABELS[after.standing]}`;
}

/** Why a verdict changed. */
export function causeSentence(causes: readonly ChangeCause[]): string {
  return causes.length > 0 ? causes.map((cause) => CAUSE_SENTENCES[cause]).join(" ") : CAUSE_UNKNOWN;
}

/** The ratios that moved, each before and after: "debt 28.0% → 40.0% (limit 33%)". */
export function ratioMoves({ before, after }: Pick<VerdictChange, "before" | "after">): string[] {
  return RATIO_NAMES.filter((name) => before[name] !== after[name]).map((name) => {
    const [was, is] = [ratioText(before, name), ratioText(after, name)];
    return `${SHORT_RATIOS[name]} ${was} → ${is} (limit ${HOUSE_LIMITS[name]}%)`;
  });
}

/** What became of a verdict, why, and by which figures, in one paragraph. */
export function changeSentence(change: VerdictChange): string {
  const moves = ratioMoves(change);
  const ratios = moves.length > 0 ? ` ${capitalized(moves.join(", "))}.` : "";
  return `${standingsSentence(change)}. ${causeSentence(change.causes)}${ratios}`;
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

function ratioText(verdict: Verdict, name: RatioName): string {
  const ratio = verdict[name];
  return ratio === null ? "not known" : formatPercentAgainst(ratio, HOUSE_LIMITS[name]);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
