import { INPUT_NAMES, type InputName } from "./company-facts.ts";
import type { Fact, Financials } from "./financials.ts";
import { isIsoDate } from "./iso-date.ts";

/** What can be wrong with a given fact. */
export const FACT_PROBLEMS = [
  "not_a_number",
  "negative",
  "too_large",
  "zero",
  "below_one_dollar",
  "no_exchange_rate",
  "no_date",
] as const;
export type FactProblem = (typeof FACT_PROBLEMS)[number];

/** A fact that is given but cannot be used, and why. */
export type UnusableFact = { input: InputName; problem: FactProblem };

/** Denominators: 0, or less than one dollar, is not a real company's figure. */
const DENOMINATORS: ReadonlySet<InputName> = new Set([
  "marketCapitalization",
  "averageMarketCapitalization",
  "longAverageMarketCapitalization",
  "totalAssets",
  "totalRevenue",
]);

/**
 * Separates facts that a verdict may use from those it may not: an amount that is negative, not finite or beyond the range of exact
 * whole dollars, a denominator of less than one dollar, an invalid date.
 */
export function usableFacts(financials: Financials): { facts: Financials; unusable: readonly UnusableFact[] } {
  const unusable: UnusableFact[] = [];
  // Written out, so that all stocks' facts have one shape: reading them is most of the work.
  const facts = {
    marketCapitalization: usable("marketCapitalization", financials.marketCapitalization, unusable),
    averageMarketCapitalization: usable(
      "averageMarketCapitalization",
      financials.averageMarketCapitalization,
      unusable,
    ),
    longAverageMarketCapitalization: usable(
      "longAverageMarketCapitalization",
      financials.longAverageMarketCapitalization,
      unusable,
    ),
    interestBearingDebt: usable("interestBearingDebt", financials.interestBearingDebt, unusable),
    cashAndInterestBearingSecurities: usable(
      "cashAndInterestBearingSecurities",
      financials.cashAndInterestBearingSecurities,
      unusable,
    ),
    islamicFinancing: usable("islamicFinancing", financials.islamicFinancing, unusable),
    murabahaDeposits: usable("murabahaDeposits", financials.murabahaDeposits, unusable),
    accountsReceivable: usable("accountsReceivable", financials.accountsReceivable, unusable),
    totalAssets: usable("totalAssets", financials.totalAssets, unusable),
    totalLiabilities: usable("totalLiabilities", financials.totalLiabilities, unusable),
    totalRevenue: usable("totalRevenue", financials.totalRevenue, unusable),
    interestIncome: usable("interestIncome", financials.interestIncome, unusable),
    prohibitedRevenue: usable("prohibitedRevenue", financials.prohibitedRevenue, unusable),
    dividendPerShare: usable("dividendPerShare", financials.dividendPerShare, unusable),
    sharesOutstanding: usable("sharesOutstanding", financials.sharesOutstanding, unusable),
    price: usable("price", financials.price, unusable),
  } satisfies Record<InputName, Fact | undefined>;
  return { facts: facts as Financials, unusable };
}

function usable(input: InputName, fact: Fact | undefined, unusable: UnusableFact[]): Fact | undefined {
  const problem = fact === undefined ? null : problemOf(input, fact);
  if (problem === null) return fact;
  unusable.push({ input, problem });
  return undefined;
}

/** Whether a source gives any figure at all, usable or not. */
export function hasFacts(financials: Financials): boolean {
  for (const input of INPUT_NAMES) if (financials[input] !== undefined) return true;
  return false;
}

/** What is wrong with a fact; null when it can be used. */
export function problemOf(input: InputName, fact: Fact): FactProblem | null {
  if (!Number.isFinite(fact.amount) || !Number.isFinite(fact.originalAmount)) return "not_a_number";
  if (fact.amount < 0 || fact.originalAmount < 0) return "negative";
  if (fact.amount > Number.MAX_SAFE_INTEGER) return "too_large";
  if (fact.amount < 1 && DENOMINATORS.has(input)) return fact.amount === 0 ? "zero" : "below_one_dollar";
  if (!(fact.exchangeRate > 0 && fact.exchangeRate < Number.POSITIVE_INFINITY)) return "no_exchange_rate";
  if (!isIsoDate(fact.periodEnd)) return "no_date";
  return null;
}
