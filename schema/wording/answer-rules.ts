import type { QuantityName } from "../../domain/facts/company-facts.ts";
import { daysBetween, monthsBetween } from "../../domain/facts/iso-date.ts";
import {
  BOUNDS,
  firstReason,
  type PurificationBound,
  type RatioPart,
  type Reason,
} from "../../domain/screening/screening.ts";
import type { Standing } from "../../domain/screening/standing.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../domain/standards/screening-limits.ts";
import type { Stock } from "../contracts/stocks.ts";
import type * as formats from "./en/format.ts";
import type { SENTENCES } from "./en/screening/answer.words.ts";
import { LEAST_SHOWN } from "./format-rules.ts";

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

/** The sentences of a language; those after the first six are causes, which stand behind "No" and "We can't tell yet". */
type Words = typeof SENTENCES &
  Pick<typeof formats, "formatMonth" | "formatPercent" | "formatPercentAgainst" | "exactPercent" | "lowerFirst"> & {
    withBound: (percent: string, bound: PurificationBound | null) => string;
    partToGive: (percent: string, bound: PurificationBound | null) => string;
    parts: Readonly<Record<RatioPart, string>>;
    subjects: Readonly<Record<QuantityName, string>>;
  };

export function answerWording(words: Words) {
  /** Whether a share may be bought, in the words of a beginner: the line that stands above everything else about it. */
  function answerLine(known: Answerable): string {
    switch (known.standing) {
      case "halal":
        return saidOf(words.yes.dated, datedBy(known)) ?? words.yes.alone;
      case "purify":
        return withDates(purifyAnswer(known), known);
      case "haram": {
        const answer = because(words.no, causeOf(known, forbiddenBecause));
        return firstReason(known.reasons ?? [])?.code === "prohibited_business" ? answer : withDates(answer, known);
      }
      case "doubt":
        return because(words.unclear, causeOf(known, doubtfulBecause));
      case "not_screened":
        return words.unclear.cause(words.noFigures);
    }
  }

  function answerOf({ standing, age, analysis }: Pick<Stock, "standing" | "age" | "analysis">): string {
    const { readOn, figuresOn, priceOn: priceAsOf } = age;
    return answerLine({ standing, readOn, figuresOn, priceAsOf, ...analysis, activity: analysis.business.activity });
  }

  function datedBy({ figuresOn, priceAsOf, readOn }: Answerable): string | undefined {
    const figures = figuresOn && monthsBetween(figuresOn, readOn) > FIGURES_NAMED_AFTER_MONTHS ? figuresOn : undefined;
    const price = priceAsOf && daysBetween(priceAsOf, readOn) > PRICE_NAMED_AFTER_DAYS ? priceAsOf : undefined;
    const { both, figures: ofFigures, price: ofPrice } = words.dated;
    if (figures && price) return both(words.formatMonth(figures), words.formatMonth(price));
    return (
      saidOf(ofFigures, figures && words.formatMonth(figures)) ?? saidOf(ofPrice, price && words.formatMonth(price))
    );
  }

  function withDates(answer: string, known: Answerable): string {
    const dated = datedBy(known);
    return dated ? `${answer} ${words.restsOn(dated)}` : answer;
  }

  function causeOf(known: Answerable, cause: (reason: Reason, known: Answerable) => string): string | undefined {
    const first = firstReason(known.reasons ?? []);
    return first && first.code !== "purification_required" ? cause(first, known) : undefined;
  }

  function purifyAnswer({ reasons = [], dividendPerShare }: Answerable): string {
    const { figure: ratio, detail } = reasons.find(({ code }) => code === "purification_required") ?? {};
    const way = dividendPerShare ? "ofDividends" : dividendPerShare === 0 ? "ofGain" : "dividendsUnknown";
    if (!ratio || ratio < LEAST_SHOWN) return words.give[way].unknown;
    const percent = words.formatPercent(ratio, ratio < PURIFICATION_REQUIRED_FROM ? 2 : 1);
    const bound = detail?.kind === "income_bound" ? BOUNDS[detail.bound] : null;
    return words.give[way].known(words[way === "dividendsUnknown" ? "withBound" : "partToGive"](percent, bound));
  }

  function forbiddenBecause(reason: Reason, { activity }: Answerable): string {
    const { code, figure, limit, detail } = reason;
    if (code === "prohibited_business" || figure === null || limit === null) {
      const { named, alone } = words.forbiddenBusiness;
      return saidOf(named, activity) ?? alone;
    }
    const isFar = figure >= 10 && Math.round(figure) > limit;
    const part = code === "debt_above_limit" ? "debt" : code === "cash_above_limit" ? "cash" : "income";
    const percent = isFar ? words.formatPercent(figure, 0) : words.formatPercentAgainst(figure, limit);
    const bound = detail?.kind === "ratio" && detail.bound ? BOUNDS[detail.bound] : null;
    const say = words.aboveLimit[bound ? "bounded" : "known"];
    return say(words.parts[part], words.exactPercent(limit), words.withBound(percent, bound));
  }

  function doubtfulBecause({ code, about, detail }: Reason, { readOn }: Answerable): string {
    switch (detail?.kind) {
      case "stale":
        return words.oldReport(
          words.formatMonth(detail.periodEnd),
          Math.floor(monthsBetween(detail.periodEnd, readOn)),
        );
      case "uncertain_ratio":
        return words.mayBeAbove(words.parts[detail.part], words.exactPercent(detail.limit));
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
    const { named, alone } = words[code === "sources_disagree" ? "sourcesDisagree" : "notKnown"];
    return saidOf(named, subject && words.lowerFirst(subject.replace(/^The /, ""))) ?? alone;
  }

  return {
    answerLine,
    answerOf,
    /** Of a doubt by age, where nothing more is known of it. */
    TOO_OLD_ANSWER: words.unclear.cause(words.tooOld),
  };
}

const saidOf = (sentence: (filled: string) => string, filled: string | undefined) =>
  filled ? sentence(filled) : undefined;
const because = (answer: Words["no"], cause: string | undefined) => saidOf(answer.cause, cause) ?? answer.alone;
