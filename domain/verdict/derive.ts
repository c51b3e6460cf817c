import { isFigure, readersFigures } from "../claims/claim.ts";
import { wantedFigure } from "../claims/wanted-figure.ts";
import type { CompanyFacts, ExchangeRates, ReaderFigure } from "../facts/company-facts.ts";
import { nearMissOf } from "../refresh/near-miss.ts";
import { continueHistory } from "../refresh/screening-history.ts";
import { agedBefore, figuresIn, figuresOnOf } from "../screening/age.ts";
import { standingOf } from "../screening/standing.ts";
import { standingsByStandard } from "../screening/standings-by-standard.ts";
import { HOUSE_STANDARD_ID } from "../standards/standards.ts";
import { cardOf } from "./card.ts";
import { type Figures, type ScreenedFigures, screenFigures } from "./screen-figures.ts";
import { type VerdictBefore, verdictChange } from "./verdict-change.ts";

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
      ? verdictChange(before, { ...verdict, facts, price: financials.price }, { agedOn, rates })
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
