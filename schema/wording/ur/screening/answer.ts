import { monthsBetween } from "../../../../domain/screening/age.ts";
import { firstReason, type RatioPart, type Reason } from "../../../../domain/screening/screening.ts";
import type { Standing } from "../../../../domain/screening/standing.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../../../domain/standards/screening-limits.ts";
import type { Stock } from "../../../contracts/stocks.ts";
import { counted, formatMonth, formatPercent, formatPercentAgainst, isolate } from "../format.ts";
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
export const TOO_OLD_ANSWER = "ابھی کہا نہیں جا سکتا: اس کے اعداد و شمار بہت پرانے ہیں۔";

/** Whether a share may be bought, in the words of a beginner: the line that stands above everything else about it. */
export function answerLine(known: Answerable): string {
  switch (known.standing) {
    case "halal":
      return "ہاں۔";
    case "purify":
      return purifyAnswer(known);
    case "haram":
      return withCause("نہیں", known, forbiddenBecause);
    case "doubt":
      return withCause("ابھی کہا نہیں جا سکتا", known, doubtfulBecause);
    case "not_screened":
      return "ابھی کہا نہیں جا سکتا: کسی ماخذ میں اس کے اعداد و شمار نہیں۔";
  }
}

export function answerOf({ standing, age, analysis }: Pick<Stock, "standing" | "age" | "analysis">): string {
  return answerLine({ standing, readOn: age.readOn, ...analysis, activity: analysis.business.activity });
}

function withCause(answer: string, known: Answerable, because: (reason: Reason, known: Answerable) => string): string {
  const first = firstReason(known.reasons ?? []);
  const deciding = first?.code === "purification_required" ? undefined : first;
  return deciding ? `${answer}: ${because(deciding, known)}۔` : `${answer}۔`;
}

function purifyAnswer({ reasons = [], dividendPerShare }: Answerable): string {
  const { figure: ratio, detail } = reasons.find(({ code }) => code === "purification_required") ?? {};
  const paid = dividendPerShare === 0 ? "بیچنے پر ہونے والے منافع" : "اس کے ڈیویڈنڈ";
  if (!ratio || ratio < LEAST_SHOWN) return `ہاں، اور ${paid} کا کچھ حصہ صدقہ کریں۔`;
  const percent = formatPercent(ratio, ratio < PURIFICATION_REQUIRED_FROM ? 2 : 1);
  const bound = detail?.kind === "income_bound" ? BOUNDS[detail.bound] : null;
  return `ہاں، اور ${paid} کا ${withBound(percent, bound)} صدقہ کریں۔`;
}

/** A smaller percentage reads as 0.00%. */
const LEAST_SHOWN = 0.005;
const BOUNDS = { upper: "at_most", lower: "at_least", estimate: "about" } as const;

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "قرض",
  cash: "نقد",
  income: "ناجائز آمدنی",
  receivables: "واجب الوصول رقوم",
  receivables_and_cash: "واجب الوصول رقوم اور نقد",
};

function forbiddenBecause({ code, figure, limit, detail }: Reason, { activity }: Answerable): string {
  if (code === "prohibited_business" || figure === null || limit === null)
    return activity ? `اس کا کاروبار ${activity} ہے` : "اس کا کاروبار حرام ہے";
  const isFar = figure >= 10 && Math.round(figure) > limit;
  const part = code === "debt_above_limit" ? "debt" : code === "cash_above_limit" ? "cash" : "income";
  const percent = isFar ? formatPercent(figure, 0) : formatPercentAgainst(figure, limit);
  const isAtMost = detail?.kind === "ratio" && detail.failsAbove !== null && detail.failsAbove > limit;
  return `${PARTS[part]} ${isAtMost ? "زیادہ سے زیادہ " : ""}${percent}، جبکہ حد ${isolate(`${limit}%`)} ہے`;
}

function doubtfulBecause(reason: Reason, { readOn }: Answerable): string {
  const { code, detail } = reason;
  switch (detail?.kind) {
    case "stale":
      return oldReport(detail.periodEnd, readOn);
    case "uncertain_ratio":
      return `${PARTS[detail.part]} کا تناسب ${isolate(`${detail.limit}%`)} کی حد سے اوپر ہو سکتا ہے`;
    case "under_review":
      return "اس کے تازہ ترین اعداد و شمار کی جانچ پڑتال ہو رہی ہے";
    case "unknown_business":
      return "اس کا کاروبار پوری طرح معلوم نہیں";
    case "unusable":
      if (reason.about === "totalRevenue" && detail.problem === "zero") return "اس نے کوئی آمدنی رپورٹ نہیں کی";
  }
  if (code === "grey_business") return "اس کے کاروبار پر علماء کا اختلاف ہے";
  if (code === "mixed_business") return "ہو سکتا ہے کہ اس کے کاروبار کا ایک حصہ حرام ہو";
  const subject = INPUT_SUBJECTS[reason.about as keyof typeof INPUT_SUBJECTS] as string | undefined;
  if (code === "sources_disagree") return subject ? `دو مآخذ میں اختلاف ہے (${subject})` : "اس کے مآخذ میں اختلاف ہے";
  return subject ? `${subject} معلوم نہیں` : "اس کے بارے میں کافی معلومات نہیں";
}

function oldReport(periodEnd: string, readOn: string): string {
  const months = counted(Math.floor(monthsBetween(periodEnd, readOn)), {
    one: "1 ماہ",
    other: (count) => `${count} ماہ`,
  });
  return `${formatMonth(periodEnd)} کی رپورٹ کو ${months} گزر چکے ہیں`;
}
