import type { QuantityName } from "../../domain/facts/company-facts.ts";
import { monthsBetween } from "../../domain/screening/age.ts";
import { firstReason, type PurificationBound, type RatioPart, type Reason } from "../../domain/screening/screening.ts";
import type { Standing } from "../../domain/screening/standing.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../domain/standards/screening-limits.ts";
import type { Stock } from "../contracts/stocks.ts";
import { BOUNDS, LEAST_SHOWN } from "./ratio-rules.ts";

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

/** The answers of a language. All but the first five are causes, which stand behind "No" and "We can't tell yet". */
type Words = {
  formatMonth: (iso: string) => string;
  formatPercent: (percent: number, digits?: number) => string;
  formatPercentAgainst: (percent: number, limit: number) => string;
  exactPercent: (percent: number) => string;

  yes: string;
  no: (cause?: string) => string;
  unclear: (cause?: string) => string;
  giveSome: (paid: string) => string;
  give: (percent: string, bound: PurificationBound | null, paid: string) => string;
  /** What is given away of. */
  paid: { gain: string; dividends: string };

  forbiddenBusiness: (activity?: string) => string;
  aboveLimit: (part: RatioPart, percent: string, limit: string, isAtMost: boolean) => string;

  noFigures: string;
  tooOld: string;
  oldReport: (month: string, months: number) => string;
  mayBeAbove: (part: RatioPart, limit: string) => string;
  underReview: string;
  unknownBusiness: string;
  noRevenue: string;
  differedUpon: string;
  mixed: string;
  sourcesDisagree: (input?: string) => string;
  notKnown: (input?: string) => string;
  subjects: Readonly<Record<QuantityName, string>>;
  /** A subject that does not start its sentence. */
  inSentence: (subject: string) => string;
};

export function answerWording(words: Words) {
  /** Whether a share may be bought, in the words of a beginner: the line that stands above everything else about it. */
  function answerLine(known: Answerable): string {
    switch (known.standing) {
      case "halal":
        return words.yes;
      case "purify":
        return purifyAnswer(known);
      case "haram":
        return words.no(causeOf(known, forbiddenBecause));
      case "doubt":
        return words.unclear(causeOf(known, doubtfulBecause));
      case "not_screened":
        return words.unclear(words.noFigures);
    }
  }

  function answerOf({ standing, age, analysis }: Pick<Stock, "standing" | "age" | "analysis">): string {
    return answerLine({ standing, readOn: age.readOn, ...analysis, activity: analysis.business.activity });
  }

  function causeOf(known: Answerable, because: (reason: Reason, known: Answerable) => string): string | undefined {
    const first = firstReason(known.reasons ?? []);
    return first && first.code !== "purification_required" ? because(first, known) : undefined;
  }

  function purifyAnswer({ reasons = [], dividendPerShare }: Answerable): string {
    const { figure: ratio, detail } = reasons.find(({ code }) => code === "purification_required") ?? {};
    const paid = dividendPerShare === 0 ? words.paid.gain : words.paid.dividends;
    if (!ratio || ratio < LEAST_SHOWN) return words.giveSome(paid);
    const percent = words.formatPercent(ratio, ratio < PURIFICATION_REQUIRED_FROM ? 2 : 1);
    return words.give(percent, detail?.kind === "income_bound" ? BOUNDS[detail.bound] : null, paid);
  }

  function forbiddenBecause({ code, figure, limit, detail }: Reason, { activity }: Answerable): string {
    if (code === "prohibited_business" || figure === null || limit === null) return words.forbiddenBusiness(activity);
    const isFar = figure >= 10 && Math.round(figure) > limit;
    const part = code === "debt_above_limit" ? "debt" : code === "cash_above_limit" ? "cash" : "income";
    const percent = isFar ? words.formatPercent(figure, 0) : words.formatPercentAgainst(figure, limit);
    const isAtMost = detail?.kind === "ratio" && detail.failsAbove !== null && detail.failsAbove > limit;
    return words.aboveLimit(part, percent, words.exactPercent(limit), isAtMost);
  }

  function doubtfulBecause({ code, about, detail }: Reason, { readOn }: Answerable): string {
    switch (detail?.kind) {
      case "stale":
        return words.oldReport(
          words.formatMonth(detail.periodEnd),
          Math.floor(monthsBetween(detail.periodEnd, readOn)),
        );
      case "uncertain_ratio":
        return words.mayBeAbove(detail.part, words.exactPercent(detail.limit));
      case "under_review":
        return words.underReview;
      case "unknown_business":
        return words.unknownBusiness;
      case "unusable":
        if (about === "totalRevenue" && detail.problem === "zero") return words.noRevenue;
    }
    if (code === "grey_business") return words.differedUpon;
    if (code === "mixed_business") return words.mixed;
    const subject: string | undefined = words.subjects[about as QuantityName];
    return words[code === "sources_disagree" ? "sourcesDisagree" : "notKnown"](subject && words.inSentence(subject));
  }

  return {
    answerLine,
    answerOf,
    /** Of a doubt by age, where nothing more is known of it. */
    TOO_OLD_ANSWER: words.unclear(words.tooOld),
  };
}
