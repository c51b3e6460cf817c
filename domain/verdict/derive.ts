import { isFigure, readersFigures, withoutReaders, withReaders } from "../claims/claim.ts";
import type { CompanyFacts, ExchangeRates, ReaderFigure } from "../facts/company-facts.ts";
import type { CompanyProfile, Financials } from "../facts/financials.ts";
import { financialsOf, profileOf } from "../facts/in-dollars.ts";
import type { SourceAnswer } from "../facts/source-answer.ts";
import { bringUpToDate, type Hold, type ReviewDecision } from "../refresh/bring-up-to-date.ts";
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
};

export type Derived = {
  profile: CompanyProfile;
  /** The figures to keep: the next verdict is derived from them. */
  facts: CompanyFacts;
  financials: Financials;
  screening: Screening;
  standing: Standing;
  /** Unusual figures that wait for a person; the last good ones stand meanwhile, and the verdict says so. */
  hold: Hold | null;
};

/**
 * The verdict on a company's figures on a day. The sources' figures are merged, converted, checked and decided; the figures of readers
 * come by the same merge after them; what results is screened under every standard. Whatever shows a verdict, or stores one, derives it here.
 *
 * Undefined when sources answered and a known figure has no exchange rate: then nothing of the company can be compared.
 */
export function derive(figures: Omit<Figures, "answers">, day: string): Derived;
export function derive(figures: Figures, day: string): Derived | undefined;
export function derive(
  { known, answers, readers, rates, decisions = [], standards }: Figures,
  day: string,
): Derived | undefined {
  const business = screenBusiness(profileOf(known)).screen;
  const decided = answers && bringUpToDate(withoutReaders(known), answers, { rates, decisions, business, on: day });
  if (answers && !decided) return undefined;
  const counting = readers ?? (answers && readersFigures(known));
  const sources = decided?.company ?? known;
  const facts = withOwnRates(counting ? withReaders(sources, counting, rates) : sources, rates);
  const { profile, financials, leftOut } = financialsOf(facts, rates);
  const hold = decided?.hold ?? null;
  const screened = screenStock({
    profile,
    business,
    financials,
    leftOut,
    screenedOn: day,
    ...(standards && { standards }),
  });
  const screening = hold && !hold.isDecided ? underReview(screened, hold.anomalies[0]) : screened;
  const standing = standingOf({ ...screening, isScreened: true });
  return { profile, facts, financials, screening, standing, hold };
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

/** The figures with the rates that they are converted at, as far as they need any. */
function withOwnRates({ rates: _, ...company }: CompanyFacts, { asOf, rates }: ExchangeRates): CompanyFacts {
  const currencies = Object.values(company.facts).flatMap(({ currency, newer }) => [currency, newer?.currency]);
  const own = [...new Set(currencies)].sort().flatMap((currency) => {
    const rate = currency === undefined || currency === "USD" ? undefined : rates[currency];
    return rate === undefined ? [] : [[currency, rate] as const];
  });
  return own.length === 0 ? company : { ...company, rates: { asOf, rates: Object.fromEntries(own) } };
}

/** The exchange rates of a day, none but given ones and the dollar's own. */
export function ratesOn(day: string, { asOf, rates } = NO_RATES): ExchangeRates {
  return { asOf: asOf || day, base: "USD", rates: { USD: 1, ...rates }, source: "exchange-rates", url: "" };
}

const NO_RATES: NonNullable<CompanyFacts["rates"]> = { asOf: "", rates: {} };

/** A day's exchange rates, with those at which a company's figures were converted in their place. */
export function ownRates({ rates: own }: CompanyFacts, ofDay: ExchangeRates): ExchangeRates {
  return own ? { ...ofDay, asOf: own.asOf, rates: { ...ofDay.rates, ...own.rates } } : ofDay;
}
