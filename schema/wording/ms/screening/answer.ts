import { monthsBetween } from "../../../../domain/screening/age.ts";
import { firstReason, type RatioPart, type Reason } from "../../../../domain/screening/screening.ts";
import type { Standing } from "../../../../domain/screening/standing.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../../../domain/standards/screening-limits.ts";
import type { Stock } from "../../../contracts/stocks.ts";
import { formatMonth, formatPercent, formatPercentAgainst } from "../format.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { partToGive } from "./ratios.ts";

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
export const TOO_OLD_ANSWER = "Kami belum dapat memastikan: angkanya terlalu lama.";

/** Whether a share may be bought, in the words of a beginner: the line that stands above everything else about it. */
export function answerLine(known: Answerable): string {
  switch (known.standing) {
    case "halal":
      return "Ya.";
    case "purify":
      return purifyAnswer(known);
    case "haram":
      return withCause("Tidak", known, forbiddenBecause);
    case "doubt":
      return withCause("Kami belum dapat memastikan", known, doubtfulBecause);
    case "not_screened":
      return "Kami belum dapat memastikan: tiada sumber yang mempunyai angkanya.";
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
  const paid = dividendPerShare === 0 ? "keuntungan jualan anda" : "dividennya";
  if (!ratio || ratio < LEAST_SHOWN) return `Ya, dan serahkan sebahagian daripada ${paid} kepada kebajikan.`;
  const percent = formatPercent(ratio, ratio < PURIFICATION_REQUIRED_FROM ? 2 : 1);
  const bound = detail?.kind === "income_bound" ? BOUNDS[detail.bound] : null;
  return `Ya, dan serahkan ${partToGive(percent, bound)} daripada ${paid} kepada kebajikan.`;
}

/** A smaller percentage reads as 0.00%. */
const LEAST_SHOWN = 0.005;
const BOUNDS = { upper: "at_most", lower: "at_least", estimate: "about" } as const;

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "hutang",
  cash: "tunai",
  income: "pendapatan tidak patuh Syariah",
  receivables: "akaun belum terima",
  receivables_and_cash: "akaun belum terima dan tunai",
};

function forbiddenBecause({ code, figure, limit, detail }: Reason, { activity }: Answerable): string {
  if (code === "prohibited_business" || figure === null || limit === null)
    return activity ? `perniagaannya ialah ${lowerFirst(activity)}` : "perniagaannya terlarang";
  const isFar = figure >= 10 && Math.round(figure) > limit;
  const part = code === "debt_above_limit" ? "debt" : code === "cash_above_limit" ? "cash" : "income";
  const percent = isFar ? formatPercent(figure, 0) : formatPercentAgainst(figure, limit);
  const isAtMost = detail?.kind === "ratio" && detail.failsAbove !== null && detail.failsAbove > limit;
  return `${PARTS[part]} ${isAtMost ? "sehingga " : ""}${percent}, hadnya ${limit}%`;
}

function doubtfulBecause(reason: Reason, { readOn }: Answerable): string {
  const { code, detail } = reason;
  switch (detail?.kind) {
    case "stale":
      return oldReport(detail.periodEnd, readOn);
    case "uncertain_ratio":
      return `${PARTS[detail.part]} syarikat ini mungkin di atas had ${detail.limit}%`;
    case "under_review":
      return "angka terbaharunya sedang disemak";
    case "unknown_business":
      return "perniagaannya tidak cukup diketahui";
    case "unusable":
      if (reason.about === "totalRevenue" && detail.problem === "zero") return "syarikat ini melaporkan tiada hasil";
  }
  if (code === "grey_business") return "ulama berbeza pendapat tentang perniagaannya";
  if (code === "mixed_business") return "sebahagian perniagaannya mungkin terlarang";
  const subject = inputOf(reason);
  if (code === "sources_disagree")
    return subject ? `dua sumber bercanggah tentang ${subject}` : "sumber-sumbernya bercanggah";
  return subject ? `${subject} tidak diketahui` : "maklumat tentangnya tidak mencukupi";
}

function inputOf({ about }: Reason): string | undefined {
  const subject = INPUT_SUBJECTS[about as keyof typeof INPUT_SUBJECTS] as string | undefined;
  return subject && lowerFirst(subject);
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function oldReport(periodEnd: string, readOn: string): string {
  return `laporannya bagi ${formatMonth(periodEnd)} sudah berusia ${Math.floor(monthsBetween(periodEnd, readOn))} bulan`;
}
