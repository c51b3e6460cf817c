import type { QuantityName } from "../../domain/facts/company-facts.ts";
import { daysBetween, monthsBetween } from "../../domain/facts/iso-date.ts";
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
  /** ISO date, the end of the oldest period that decides. */
  figuresOn?: string | null | undefined;
  /** ISO date. */
  priceAsOf?: string | null | undefined;
};

/** Older figures and prices are named in the answer itself. */
const FIGURES_NAMED_AFTER_MONTHS = 12;
const PRICE_NAMED_AFTER_DAYS = 180;

/** The answers of a language. Those after the first six are causes, which stand behind "No" and "We can't tell yet". */
type Words = {
  formatMonth: (iso: string) => string;
  formatPercent: (percent: number, digits?: number) => string;
  formatPercentAgainst: (percent: number, limit: number) => string;
  exactPercent: (percent: number) => string;

  yes: (dated?: string) => string;
  /** A sentence behind an answer that is more than "Yes". */
  restsOn: (dated: string) => string;
  /** The months of old figures and of an old price, at least one of them. */
  dated: (figures?: string, price?: string) => string;
  no: (cause?: string) => string;
  unclear: (cause?: string) => string;
  /** What is to be given away, of the forbidden part of its income where that is known. */
  give: Readonly<
    Record<
      "ofDividends" | "ofGain" | "dividendsUnknown",
      (percent?: string, bound?: PurificationBound | null) => string
    >
  >;

  forbiddenBusiness: (activity?: string) => string;
  /** Without a percentage where it is only known to be above. */
  aboveLimit: (part: RatioPart, limit: string, percent?: string) => string;

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
        return words.yes(datedBy(known));
      case "purify":
        return withDates(purifyAnswer(known), known);
      case "haram": {
        const answer = words.no(causeOf(known, forbiddenBecause));
        return firstReason(known.reasons ?? [])?.code === "prohibited_business" ? answer : withDates(answer, known);
      }
      case "doubt":
        return words.unclear(causeOf(known, doubtfulBecause));
      case "not_screened":
        return words.unclear(words.noFigures);
    }
  }

  function answerOf({ standing, age, analysis }: Pick<Stock, "standing" | "age" | "analysis">): string {
    const { readOn, figuresOn, priceOn: priceAsOf } = age;
    return answerLine({ standing, readOn, figuresOn, priceAsOf, ...analysis, activity: analysis.business.activity });
  }

  function datedBy({ figuresOn, priceAsOf, readOn }: Answerable): string | undefined {
    const figures = figuresOn && monthsBetween(figuresOn, readOn) > FIGURES_NAMED_AFTER_MONTHS ? figuresOn : undefined;
    const price = priceAsOf && daysBetween(priceAsOf, readOn) > PRICE_NAMED_AFTER_DAYS ? priceAsOf : undefined;
    if (!figures && !price) return undefined;
    return words.dated(figures && words.formatMonth(figures), price && words.formatMonth(price));
  }

  function withDates(answer: string, known: Answerable): string {
    const dated = datedBy(known);
    return dated ? `${answer} ${words.restsOn(dated)}` : answer;
  }

  function causeOf(known: Answerable, because: (reason: Reason, known: Answerable) => string): string | undefined {
    const first = firstReason(known.reasons ?? []);
    return first && first.code !== "purification_required" ? because(first, known) : undefined;
  }

  function purifyAnswer({ reasons = [], dividendPerShare }: Answerable): string {
    const { figure: ratio, detail } = reasons.find(({ code }) => code === "purification_required") ?? {};
    const give = words.give[dividendPerShare ? "ofDividends" : dividendPerShare === 0 ? "ofGain" : "dividendsUnknown"];
    if (!ratio || ratio < LEAST_SHOWN) return give();
    const percent = words.formatPercent(ratio, ratio < PURIFICATION_REQUIRED_FROM ? 2 : 1);
    return give(percent, detail?.kind === "income_bound" ? BOUNDS[detail.bound] : null);
  }

  function forbiddenBecause({ code, figure, limit, detail }: Reason, { activity }: Answerable): string {
    if (code === "prohibited_business" || figure === null || limit === null) return words.forbiddenBusiness(activity);
    const isFar = figure >= 10 && Math.round(figure) > limit;
    const part = code === "debt_above_limit" ? "debt" : code === "cash_above_limit" ? "cash" : "income";
    const percent = isFar ? words.formatPercent(figure, 0) : words.formatPercentAgainst(figure, limit);
    const isAtMost = detail?.kind === "ratio" && detail.failsAbove !== null && detail.failsAbove > limit;
    return words.aboveLimit(part, words.exactPercent(limit), isAtMost ? undefined : percent);
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
