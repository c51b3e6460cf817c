import { readersFigures, withoutReaders, withReaders } from "../claims/claim.ts";
import type { CompanyFacts, ExchangeRates, ReaderFigure } from "../facts/company-facts.ts";
import type { CompanyProfile, Financials } from "../facts/financials.ts";
import { financialsOf, profileOf, withOwnRates } from "../facts/in-dollars.ts";
import type { SourceAnswer } from "../facts/source-answer.ts";
import { bringUpToDate, type Hold, type ReviewDecision } from "../refresh/bring-up-to-date.ts";
import type { HistoryPoint } from "../refresh/screening-history.ts";
import { screenBusiness } from "../screening/business-screen.ts";
import { underReview } from "../screening/compliance-status.ts";
import { screenStock } from "../screening/screen-stock.ts";
import type { Screening } from "../screening/screening.ts";
import { type Standing, standingOf } from "../screening/standing.ts";
import type { Standard } from "../standards/standards-on.ts";

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

export type ScreenedFigures = {
  profile: CompanyProfile;
  /** The figures to keep: the next verdict is derived from them. */
  facts: CompanyFacts;
  financials: Financials;
  screening: Screening;
  /** Unusual figures that wait for a person; the last good ones stand meanwhile, and the verdict says so. */
  hold: Hold | null;
};

/**
 * The sources' figures are merged, converted, checked and decided; the figures of readers come by the same merge after them; what
 * results is screened under every standard. A part of `derive`, which alone is called elsewhere.
 *
 * Undefined when sources answered and a known figure has no exchange rate: then nothing of the company can be compared.
 */
export function screenFigures(
  { known, answers, readers, rates, decisions = [], standards }: Figures,
  day: string,
): ScreenedFigures | undefined {
  const business = screenBusiness(profileOf(known)).screen;
  const decided = answers && bringUpToDate(withoutReaders(known), answers, { rates, decisions, business, on: day });
  if (answers && !decided) return undefined;
  const counting = readers ?? (answers && readersFigures(known));
  const sources = decided?.company ?? known;
  const facts = withOwnRates(counting ? withReaders(sources, counting, rates, business) : sources, rates);
  const { profile, financials, leftOut } = financialsOf(facts, rates);
  const hold = decided?.hold ?? null;
  const screened = screenStock({ profile, business, financials, leftOut, screenedOn: day, standards });
  const screening = hold && !hold.isDecided ? underReview(screened, hold.anomalies[0]) : screened;
  return { profile, facts, financials, screening, hold };
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
