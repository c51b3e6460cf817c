import { monthsBetween } from "../../../../domain/screening/age.ts";
import { firstReason, type RatioPart, type Reason } from "../../../../domain/screening/screening.ts";
import type { Standing } from "../../../../domain/screening/standing.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../../../domain/standards/screening-limits.ts";
import type { Stock } from "../../../contracts/stocks.ts";
import { counted, formatMonth, formatPercent, formatPercentAgainst, isolate } from "../format.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { byPercent } from "./ratios.ts";

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
export const TOO_OLD_ANSWER = "لا يمكننا الجزم بعد: أرقام الشركة أقدم من أن يُعتمد عليها.";

/** Whether a share may be bought, in the words of a beginner: the line that stands above everything else about it. */
export function answerLine(known: Answerable): string {
  switch (known.standing) {
    case "halal":
      return "نعم.";
    case "purify":
      return purifyAnswer(known);
    case "haram":
      return withCause("لا", known, forbiddenBecause);
    case "doubt":
      return withCause("لا يمكننا الجزم بعد", known, doubtfulBecause);
    case "not_screened":
      return "لا يمكننا الجزم بعد: أرقام الشركة غير متوافرة في أي من مصادرنا.";
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
  const paid = dividendPerShare === 0 ? "ربحك عند البيع" : "توزيعات أرباح السهم";
  if (!ratio || ratio < LEAST_SHOWN) return `نعم، وتصدَّق بجزء من ${paid}.`;
  const percent = formatPercent(ratio, ratio < PURIFICATION_REQUIRED_FROM ? 2 : 1);
  const bound = detail?.kind === "income_bound" ? BOUNDS[detail.bound] : null;
  return `نعم، وتصدَّق ${byPercent(percent, bound)} من ${paid}.`;
}

/** A smaller percentage reads as 0.00%. */
const LEAST_SHOWN = 0.005;
const BOUNDS = { upper: "at_most", lower: "at_least", estimate: "about" } as const;

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "الديون",
  cash: "النقد",
  income: "الدخل غير الجائز",
  receivables: "الذمم المدينة",
  receivables_and_cash: "الذمم المدينة والنقد",
};

function forbiddenBecause({ code, figure, limit, detail }: Reason, { activity }: Answerable): string {
  if (code === "prohibited_business" || figure === null || limit === null)
    return activity ? `نشاط الشركة هو ${activity}` : "نشاط الشركة محرّم";
  const isFar = figure >= 10 && Math.round(figure) > limit;
  const part = code === "debt_above_limit" ? "debt" : code === "cash_above_limit" ? "cash" : "income";
  const percent = isFar ? formatPercent(figure, 0) : formatPercentAgainst(figure, limit);
  const isAtMost = detail?.kind === "ratio" && detail.failsAbove !== null && detail.failsAbove > limit;
  return `${PARTS[part]} ${isAtMost ? "حتى " : ""}${percent}، والحد ${isolate(`${limit}%`)}`;
}

function doubtfulBecause(reason: Reason, { readOn }: Answerable): string {
  const { code, detail } = reason;
  switch (detail?.kind) {
    case "stale":
      return oldReport(detail.periodEnd, readOn);
    case "uncertain_ratio":
      return `قد تتجاوز نسبة ${PARTS[detail.part]} الحد البالغ ${isolate(`${detail.limit}%`)}`;
    case "under_review":
      return "أحدث أرقام الشركة قيد المراجعة";
    case "unknown_business":
      return "نشاط الشركة غير معروف بما يكفي";
    case "unusable":
      if (reason.about === "totalRevenue" && detail.problem === "zero") return "لا تعلن الشركة أي إيرادات";
  }
  if (code === "grey_business") return "نشاط الشركة محل خلاف بين العلماء";
  if (code === "mixed_business") return "قد يكون جزء من نشاط الشركة محرّمًا";
  const subject = INPUT_SUBJECTS[reason.about as keyof typeof INPUT_SUBJECTS] as string | undefined;
  if (code === "sources_disagree") return subject ? `يتعارض مصدران في ${subject}` : "تتعارض مصادر أرقام الشركة";
  return subject ? `لا نعرف ${subject}` : "لا نعرف عن الشركة ما يكفي";
}

function oldReport(periodEnd: string, readOn: string): string {
  const months = counted(Math.floor(monthsBetween(periodEnd, readOn)), {
    one: "شهر واحد",
    two: "شهران",
    few: (count) => `${count} أشهر`,
    many: (count) => `${count} شهرًا`,
    other: (count) => `${count} شهر`,
  });
  return `تقرير الشركة المنتهي في ${formatMonth(periodEnd)} مضى عليه ${months}`;
}
