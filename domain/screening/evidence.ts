import { INPUT_NAMES, type InputName } from "../facts/company-facts.ts";
import type { Fact, Financials } from "../facts/financials.ts";
import type { NonCompliantIncome } from "./non-compliant-income.ts";
import type { Evidence, NamedFigure } from "./screening.ts";

/** The inputs of the house verdict, apart from the non-compliant income. */
export const RATIO_INPUTS = [
  "marketCapitalization",
  "interestBearingDebt",
  "cashAndInterestBearingSecurities",
  "totalRevenue",
] as const satisfies readonly InputName[];

/**
 * Whether debt, cash and revenue are all reported, and none is only a bound. The market value beside them is a dated price, no
 * estimate; interest that is estimated is said so beside its own ratio.
 */
export function isRealData(facts: Financials): boolean {
  return FILED_INPUTS.every((input) => {
    const { quality, bound } = facts[input] ?? {};
    return quality === "reported" && bound === null;
  });
}

/** The inputs that have to be reported for a verdict to rest on real data. */
export const FILED_INPUTS = [
  "interestBearingDebt",
  "cashAndInterestBearingSecurities",
  "totalRevenue",
] as const satisfies readonly InputName[];

/** Every input, with an estimate or derivation for a missing one. */
export function evidenceOf(facts: Financials, income: NonCompliantIncome | undefined, isSame: boolean): Evidence[] {
  const evidence: Evidence[] = [];
  for (const input of INPUT_NAMES) {
    const reported = facts[input];
    const fact = (input === "interestIncome" && income?.interest) || reported;
    if (fact) evidence.push(evidenceEntry(input, fact, reported ?? fact, isSame));
  }
  return evidence;
}

/** Written out: a spread costs a fifth of the screening. */
function evidenceEntry(input: InputName, fact: Fact, reported: Fact, isSame: boolean): Evidence {
  const entry: Evidence = {
    input,
    amount: fact.amount,
    originalAmount: fact.originalAmount,
    currency: fact.currency,
    exchangeRate: fact.exchangeRate,
    exchangeRateDate: fact.exchangeRateDate,
    periodStart: fact.periodStart,
    periodEnd: fact.periodEnd,
    source: fact.source,
    url: fact.url,
    quality: fact.quality,
    basis: fact.basis,
    bound: fact.bound,
  };
  if (fact.confirmedShare !== undefined) entry.confirmedShare = fact.confirmedShare;
  if (fact.newer) entry.newer = { ...besideFigure(fact.newer), isSame };
  if (reported !== fact) entry.inPlaceOf = besideFigure(reported);
  return entry;
}

function besideFigure(fact: Fact) {
  const { currency, quality } = fact;
  return { ...namedFigure(fact), currency, quality };
}

/** A figure as it is named beside another. */
export function namedFigure({ amount, periodEnd, source, bound }: Fact): NamedFigure {
  return { amount, periodEnd, source, bound };
}
