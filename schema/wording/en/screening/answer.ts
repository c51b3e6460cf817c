import { monthsBetween } from "../../../../domain/screening/age.ts";
import { firstReason, type RatioPart, type Reason } from "../../../../domain/screening/screening.ts";
import type { Standing } from "../../../../domain/screening/standing.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../../../domain/standards/screening-limits.ts";
import type { Stock } from "../../../contracts/stocks.ts";
import { formatMonth, formatPercent, formatPercentAgainst } from "../format.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { withBound } from "./ratios.ts";

/** What is known of a verdict where it is shown; a list knows less of it, and its answers are shorter. */
export type Answerable = {
  standing: Standing;
  /** ISO date of reading. */
  readOn: string;
  reasons?: readonly Reason[];
  /** The prohibited business in words. */
  activity?: string;
  dividendPerShare?: number | null | undefined;
};

/** Of a doubt by age, where nothing more is known of it. */
export const TOO_OLD_ANSWER = "We can't tell yet: its figures are too old.";

/** Whether a share may be bought, in the words of a beginner: the line that stands above everything else about it. */
export function answerLine(known: Answerable): string {
  switch (known.standing) {
    case "halal":
      return "Yes.";
    case "purify":
      return purifyAnswer(known);
    case "haram":
      return withCause("No", known, forbiddenBecause);
    case "doubt":
      return withCause("We can't tell yet", known, doubtfulBecause);
    case "not_screened":
      return "We can't tell yet: no source has its figures.";
  }
}

export function answerOf({ standing, age, analysis }: Pick<Stock, "standing" | "age" | "analysis">): string {
  return answerLine({ standing, readOn: age.readOn, ...analysis, activity: analysis.business.activity });
}

function withCause(answer: string, known: Answerable, because: (reason: Reason, known: Answerable) => string): string {
  const first = firstReason(known.reasons ?? []);
  const deciding = first?.code === "purification_required" ? undefined : first;
  return deciding ? `${answer}: ${because(deciding, known)}.` : `${answer}.`;
}

function purifyAnswer({ reasons = [], dividendPerShare }: Answerable): string {
  const { figure: ratio, detail } = reasons.find(({ code }) => code === "purification_required") ?? {};
  const paid = dividendPerShare === 0 ? "the gain when you sell" : "its dividends";
  if (!ratio || ratio < LEAST_SHOWN) return `Yes, and give away a part of ${paid}.`;
  const percent = formatPercent(ratio, ratio < PURIFICATION_REQUIRED_FROM ? 2 : 1);
  const bound = detail?.kind === "income_bound" ? BOUNDS[detail.bound] : null;
  return `Yes, and give away ${withBound(percent, bound)} of ${paid}.`;
}

/** A smaller percentage reads as 0.00%. */
const LEAST_SHOWN = 0.005;
const BOUNDS = { upper: "at_most", lower: "at_least", estimate: "about" } as const;

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "debt",
  cash: "cash",
  income: "forbidden income",
  receivables: "receivables",
  receivables_and_cash: "receivables and cash",
};

function forbiddenBecause({ code, figure, limit, detail }: Reason, { activity }: Answerable): string {
  if (code === "prohibited_business" || figure === null || limit === null)
    return activity ? `its business is ${lowerFirst(activity)}` : "its business is prohibited";
  const isFar = figure >= 10 && Math.round(figure) > limit;
  const part = code === "debt_above_limit" ? "debt" : code === "cash_above_limit" ? "cash" : "income";
  const percent = isFar ? formatPercent(figure, 0) : formatPercentAgainst(figure, limit);
  const isAtMost = detail?.kind === "ratio" && detail.failsAbove !== null && detail.failsAbove > limit;
  return `${isAtMost ? "up to " : ""}${percent} ${PARTS[part]}, the limit is ${limit}%`;
}

function doubtfulBecause(reason: Reason, { readOn }: Answerable): string {
  const { code, detail } = reason;
  switch (detail?.kind) {
    case "stale":
      return oldReport(detail.periodEnd, readOn);
    case "uncertain_ratio":
      return `its ${PARTS[detail.part]} may be above the limit of ${detail.limit}%`;
    case "under_review":
      return "its newest figures are being checked";
    case "unknown_business":
      return "its business is not known well enough";
    case "unusable":
      if (reason.about === "totalRevenue" && detail.problem === "zero") return "it reports no revenue";
  }
  if (code === "grey_business") return "scholars differ on its business";
  if (code === "mixed_business") return "a part of its business may be prohibited";
  const subject = inputOf(reason);
  if (code === "sources_disagree") return subject ? `two sources disagree on its ${subject}` : "its sources disagree";
  return subject ? `its ${subject} is not known` : "not enough is known of it";
}

function inputOf({ about }: Reason): string | undefined {
  const subject = INPUT_SUBJECTS[about as keyof typeof INPUT_SUBJECTS] as string | undefined;
  return subject && lowerFirst(subject.replace(/^The /, ""));
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function oldReport(periodEnd: string, readOn: string): string {
  return `its report of ${formatMonth(periodEnd)} is ${Math.floor(monthsBetween(periodEnd, readOn))} months old`;
}
