import { monthsBetween } from "../../../../domain/screening/age.ts";
import { firstReason, type RatioPart, type Reason } from "../../../../domain/screening/screening.ts";
import type { Standing } from "../../../../domain/screening/standing.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../../../domain/standards/screening-limits.ts";
import type { Stock } from "../../../contracts/stocks.ts";
import { exactPercent, formatMonth, formatPercent, formatPercentAgainst, lowerFirst } from "../format.ts";
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
export const TOO_OLD_ANSWER = "Henüz söyleyemiyoruz: rakamları çok eski.";

/** Whether a share may be bought, in the words of a beginner: the line that stands above everything else about it. */
export function answerLine(known: Answerable): string {
  switch (known.standing) {
    case "halal":
      return "Evet.";
    case "purify":
      return purifyAnswer(known);
    case "haram":
      return withCause("Hayır", known, forbiddenBecause);
    case "doubt":
      return withCause("Henüz söyleyemiyoruz", known, doubtfulBecause);
    case "not_screened":
      return "Henüz söyleyemiyoruz: rakamları kaynaklarımızın hiçbirinde yok.";
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
  const paid = dividendPerShare === 0 ? "sattığınızda kazancın" : "temettülerinin";
  if (!ratio || ratio < LEAST_SHOWN) return `Evet; ${paid} bir kısmını bağışlayın.`;
  const percent = formatPercent(ratio, ratio < PURIFICATION_REQUIRED_FROM ? 2 : 1);
  const bound = detail?.kind === "income_bound" ? BOUNDS[detail.bound] : null;
  return `Evet; ${paid} ${partToGive(percent, bound)} bağışlayın.`;
}

/** A smaller percentage reads as 0.00%. */
const LEAST_SHOWN = 0.005;
const BOUNDS = { upper: "at_most", lower: "at_least", estimate: "about" } as const;

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "borç oranı",
  cash: "nakit oranı",
  income: "haram gelir oranı",
  receivables: "alacak oranı",
  receivables_and_cash: "alacak ve nakit oranı",
};

function forbiddenBecause({ code, figure, limit, detail }: Reason, { activity }: Answerable): string {
  if (code === "prohibited_business" || figure === null || limit === null)
    return activity ? `faaliyet alanı ${lowerFirst(activity)}` : "faaliyet alanı haram";
  const isFar = figure >= 10 && Math.round(figure) > limit;
  const part = code === "debt_above_limit" ? "debt" : code === "cash_above_limit" ? "cash" : "income";
  const percent = isFar ? formatPercent(figure, 0) : formatPercentAgainst(figure, limit);
  const isAtMost = detail?.kind === "ratio" && detail.failsAbove !== null && detail.failsAbove > limit;
  return `${PARTS[part]} ${isAtMost ? "en çok " : ""}${percent}, sınır ${exactPercent(limit)}`;
}

function doubtfulBecause(reason: Reason, { readOn }: Answerable): string {
  const { code, detail } = reason;
  switch (detail?.kind) {
    case "stale":
      return oldReport(detail.periodEnd, readOn);
    case "uncertain_ratio":
      return `${PARTS[detail.part]} ${exactPercent(detail.limit)} sınırının üstünde olabilir`;
    case "under_review":
      return "en yeni rakamları kontrol ediliyor";
    case "unknown_business":
      return "faaliyet alanı yeterince bilinmiyor";
    case "unusable":
      if (reason.about === "totalRevenue" && detail.problem === "zero") return "hiç gelir bildirmiyor";
  }
  if (code === "grey_business") return "faaliyet alanı âlimler arasında ihtilaflı";
  if (code === "mixed_business") return "faaliyetinin bir kısmı haram olabilir";
  const subject = inputOf(reason);
  if (code === "sources_disagree") return subject ? `${subject} için iki kaynak çelişiyor` : "kaynakları çelişiyor";
  return subject ? `${subject} bilinmiyor` : "hakkında yeterince bilgi yok";
}

function inputOf({ about }: Reason): string | undefined {
  const subject = INPUT_SUBJECTS[about as keyof typeof INPUT_SUBJECTS] as string | undefined;
  return subject && lowerFirst(subject);
}

function oldReport(periodEnd: string, readOn: string): string {
  return `${formatMonth(periodEnd)} dönemine ait raporu ${Math.floor(monthsBetween(periodEnd, readOn))} aylık`;
}
