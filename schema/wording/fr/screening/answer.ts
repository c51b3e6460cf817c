import { monthsBetween } from "../../../../domain/screening/age.ts";
import { firstReason, type RatioPart, type Reason } from "../../../../domain/screening/screening.ts";
import type { Standing } from "../../../../domain/screening/standing.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../../../domain/standards/screening-limits.ts";
import type { Stock } from "../../../contracts/stocks.ts";
import { counted, exactPercent, formatMonth, formatPercent, formatPercentAgainst, of } from "../format.ts";
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
export const TOO_OLD_ANSWER = "Nous ne pouvons pas encore nous prononcer : les chiffres sont trop anciens.";

/** Whether a share may be bought, in the words of a beginner: the line that stands above everything else about it. */
export function answerLine(known: Answerable): string {
  switch (known.standing) {
    case "halal":
      return "Oui.";
    case "purify":
      return purifyAnswer(known);
    case "haram":
      return withCause("Non", known, forbiddenBecause);
    case "doubt":
      return withCause("Nous ne pouvons pas encore nous prononcer", known, doubtfulBecause);
    case "not_screened":
      return "Nous ne pouvons pas encore nous prononcer : aucune source n’en donne les chiffres.";
  }
}

export function answerOf({ standing, age, analysis }: Pick<Stock, "standing" | "age" | "analysis">): string {
  return answerLine({ standing, readOn: age.readOn, ...analysis, activity: analysis.business.activity });
}

function withCause(answer: string, known: Answerable, because: (reason: Reason, known: Answerable) => string): string {
  const first = firstReason(known.reasons ?? []);
  const deciding = first?.code === "purification_required" ? undefined : first;
  return deciding ? `${answer} : ${because(deciding, known)}.` : `${answer}.`;
}

function purifyAnswer({ reasons = [], dividendPerShare }: Answerable): string {
  const { figure: ratio, detail } = reasons.find(({ code }) => code === "purification_required") ?? {};
  const paid = dividendPerShare === 0 ? "du gain quand vous vendez" : "de ses dividendes";
  if (!ratio || ratio < LEAST_SHOWN) return `Oui, en donnant une partie ${paid}.`;
  const percent = formatPercent(ratio, ratio < PURIFICATION_REQUIRED_FROM ? 2 : 1);
  const bound = detail?.kind === "income_bound" ? BOUNDS[detail.bound] : null;
  return `Oui, en donnant ${withBound(percent, bound)} ${paid}.`;
}

/** A smaller percentage reads as 0.00%. */
const LEAST_SHOWN = 0.005;
const BOUNDS = { upper: "at_most", lower: "at_least", estimate: "about" } as const;

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "de dette",
  cash: "de liquidités",
  income: "de revenus interdits",
  receivables: "de créances",
  receivables_and_cash: "de créances et de liquidités",
};

function forbiddenBecause({ code, figure, limit, detail }: Reason, { activity }: Answerable): string {
  if (code === "prohibited_business" || figure === null || limit === null)
    return activity ? `son activité est interdite (${lowerFirst(activity)})` : "son activité est interdite";
  const isFar = figure >= 10 && Math.round(figure) > limit;
  const part = code === "debt_above_limit" ? "debt" : code === "cash_above_limit" ? "cash" : "income";
  const percent = isFar ? formatPercent(figure, 0) : formatPercentAgainst(figure, limit);
  const isAtMost = detail?.kind === "ratio" && detail.failsAbove !== null && detail.failsAbove > limit;
  return `${isAtMost ? "jusqu’à " : ""}${percent} ${PARTS[part]}, le seuil est de ${exactPercent(limit)}`;
}

function doubtfulBecause(reason: Reason, { readOn }: Answerable): string {
  const { code, detail } = reason;
  switch (detail?.kind) {
    case "stale":
      return oldReport(detail.periodEnd, readOn);
    case "uncertain_ratio":
      return `sa part ${PARTS[detail.part]} dépasse peut-être le seuil de ${exactPercent(detail.limit)}`;
    case "under_review":
      return "ses chiffres les plus récents sont en cours de vérification";
    case "unknown_business":
      return "son activité n’est pas assez connue";
    case "unusable":
      if (reason.about === "totalRevenue" && detail.problem === "zero")
        return "elle ne déclare aucun chiffre d’affaires";
  }
  if (code === "grey_business") return "les savants divergent sur son activité";
  if (code === "mixed_business") return "une partie de son activité est peut-être interdite";
  const subject = inputOf(reason);
  if (code === "sources_disagree") return subject ? `deux sources divergent sur ${subject}` : "ses sources divergent";
  return subject ? `on ne connaît pas ${subject}` : "on n’en sait pas assez";
}

function inputOf({ about }: Reason): string | undefined {
  const subject = INPUT_SUBJECTS[about as keyof typeof INPUT_SUBJECTS] as string | undefined;
  return subject && lowerFirst(subject);
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function oldReport(periodEnd: string, readOn: string): string {
  const months = Math.floor(monthsBetween(periodEnd, readOn));
  return `son rapport ${of(formatMonth(periodEnd))} date de ${counted(months, "mois", "mois")}`;
}
