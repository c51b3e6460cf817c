import { isFigure, readersFigures, withoutReaders, withReaders } from "../claims/claim.ts";
import { wantedFigure } from "../claims/wanted-figure.ts";
import { bringUpToDate, type Hold, type ReviewDecision } from "../facts/bring-up-to-date.ts";
import type { CompanyFacts, ExchangeRates, ReaderFigure } from "../facts/company-facts.ts";
import type { CompanyProfile, Financials } from "../facts/financials.ts";
import { inDollars, profileOf, withOwnRates } from "../facts/in-dollars.ts";
import type { SourceAnswer } from "../facts/source-answer.ts";
import { agedBefore, figuresIn, figuresOnOf } from "../screening/age.ts";
import { screenBusiness } from "../screening/business-screen.ts";
import { underReview } from "../screening/compliance-status.ts";
import { screenStock } from "../screening/screen-stock.ts";
import type { Screening } from "../screening/screening.ts";
import { type Standing, standingOf } from "../screening/standing.ts";
import { standingsByStandard } from "../screening/standings-by-standard.ts";
import { HOUSE_STANDARD_ID } from "../standards/standards.ts";
import type { Standard } from "../standards/standards-on.ts";
import { cardOf } from "./card.ts";
import { nearMissOf } from "./near-miss.ts";
import { continueHistory, type HistoryPoint } from "./screening-history.ts";
import { type VerdictBefore, verdictChange } from "./verdict-change.ts";

/** The figures that a verdict is derived from. */
export type Figures = {
  /** What is known of the company, the figures of readers among it. */
  known: CompanyFacts;
  /** What sources say now; the known figures stand without them. */
  answers?: readonly SourceAnswer[] | undefined;
  /** The figures of readers that count, if others than those known. */
  readers?: readonly ReaderFigure[] | undefined;
  /** Units of each currency for one US dollar. */
  rates: ExchangeRates;
  /** What persons have decided about unusual figures. */
  decisions?: readonly ReviewDecision[];
  /** The standards to screen by; those of the day when not given. */
  standards?: readonly Standard[];
  /** Its ratios on days before it was first screened, worked out from filings. */
  past?: readonly HistoryPoint[] | undefined;
};

type ScreenedFigures = {
  profile: CompanyProfile;
  /** The figures to keep: the next verdict is derived from them. */
  facts: CompanyFacts;
  financials: Financials;
  screening: Screening;
  /** Unusual figures that wait for a person; the last good ones stand meanwhile, and the verdict says so. */
  hold: Hold | null;
};

/** Figures that are screened, before anything is told of them. */
export type Screened = Omit<ScreenedFigures, "facts" | "hold"> & {
  facts: CompanyFacts | null;
  /** False for a name known only from a listing. */
  isScreened: boolean;
  past?: Figures["past"];
};

export type Derived = ReturnType<typeof withVerdict<ScreenedFigures & Pick<Screened, "isScreened">>>;

/**
 * The verdict on a company's figures on a day, and how it differs from the one before. Whatever shows a verdict, or stores one, derives
 * it here.
 *
 * Undefined when sources answered and a known figure has no exchange rate: then nothing of the company can be compared.
 */
export function derive(figures: Omit<Figures, "answers">, day: string, before?: VerdictBefore | null): Derived;
export function derive(figures: Figures, day: string, before?: VerdictBefore | null): Derived | undefined;
export function derive(figures: Figures, day: string, before: VerdictBefore | null = null): Derived | undefined {
  const screened = screenFigures(figures, day);
  if (!screened) return undefined;
  const isScreened = before?.isScreened || Object.keys(screened.financials).length > 0;
  return withVerdict({ ...screened, isScreened, past: figures.past }, before, figures.rates);
}

/**
 * The sources' figures are merged, converted, checked and decided; the figures of readers come by the same merge after them; what
 * results is screened under every standard.
 *
 * Undefined when sources answered and a known figure has no exchange rate: then nothing of the company can be compared.
 */
function screenFigures(
  { known, answers, readers, rates, decisions = [], standards }: Figures,
  day: string,
): ScreenedFigures | undefined {
  const business = screenBusiness(known);
  const decided = answers && bringUpToDate(withoutReaders(known), answers, { rates, decisions, business, on: day });
  if (answers && !decided) return undefined;
  const counting = readers ?? (answers && readersFigures(known));
  const sources = decided?.company ?? known;
  const counted = counting ? withReaders(sources, counting, rates, business) : sources;
  const facts = withOwnRates(counted, rates);
  const [profile, financials] = [profileOf(facts), inDollars(facts.facts, rates, facts)];
  const hold = decided?.hold ?? null;
  const screened = screenStock({ profile, business, financials, leftOut: facts.leftOut, screenedOn: day, standards });
  const screening = hold && !hold.isDecided ? underReview(screened, hold.anomalies[0]) : screened;
  return { profile, facts, financials, screening, hold };
}

/** The same of figures that were screened before it was known which verdict they follow. */
export function withVerdict<Of extends Screened>(screened: Of, before: VerdictBefore | null, rates: ExchangeRates) {
  const { screening, isScreened, financials, facts, past } = screened;
  const { ratios, status, reasons, evidence, business, screenedOn } = screening;
  const figureOf = figuresIn(evidence);
  const standing = standingOf({ status, reasons, isScreened });
  const standings = standingsByStandard(screening, isScreened, figureOf);
  const agedOn = before?.isScreened ? agedBefore(before.analysis, screenedOn) : undefined;
  const verdict = { ...ratios, screenedOn, evidence, status, standing };
  const wanted =
    standing === "doubt" ? wantedFigure({ ...ratios, reasons, evidence, business }, screenedOn, figureOf) : null;
  return {
    ...screened,
    standing,
    /** Under every standard, each with the last day on which age leaves it as it is. */
    standings,
    /** The last day of the standing by age alone; null when age does not change it. */
    standsUntil: standings.find(({ standardId }) => standardId === HOUSE_STANDARD_ID)?.until ?? null,
    /** The end of the period of the oldest figure behind the verdict. */
    figuresOn: figuresOnOf({ isScreened, analysis: screening }),
    /** A ratio close to its limit. */
    near: nearMissOf(screening),
    /** What a list tells of it; null for a name that was never screened. */
    card: isScreened ? cardOf(screening, financials, { figureOf, wanted }) : null,
    history: isScreened ? continueHistory(before, agedOn, verdict, past) : [],
    /** How it differs from the verdict before; undefined when it does not, or when there was none. */
    change: before
      ? verdictChange(before, { ...verdict, facts, price: financials.price }, { agedOn, rates, standingOn })
      : undefined,
  };
}

/** The verdict with one more figure of a reader; undefined where that would not count, because a better one does or it cannot be right. */
export function deriveWith(
  figure: ReaderFigure,
  { readers, ...figures }: Omit<Figures, "answers">,
  day: string,
): Derived | undefined {
  const derived = derive({ ...figures, readers: [...(readers ?? readersFigures(figures.known)), figure] }, day);
  return isFigure(figure, derived.facts.facts[figure.input]) ? derived : undefined;
}

/** The standing that the known figures of a screened company give on a day, by given standards. */
export function standingOn(
  { known, rates }: Pick<Figures, "known" | "rates">,
  day: string,
  standards: readonly Standard[],
): Standing {
  const { screening } = screenFigures({ known, rates, standards }, day) as ScreenedFigures;
  return standingOf({ ...screening, isScreened: true });
}
