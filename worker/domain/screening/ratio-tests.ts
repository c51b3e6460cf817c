import type { InputName } from "../../../schema/vocabulary/compliance.ts";
import type { BalanceTest, Denominator, Standard } from "../../../schema/vocabulary/standards.ts";
import type { BusinessFinding } from "./business-screen.ts";
import type { Fact, Financials } from "./financials.ts";
import { type Certainty, type LimitTest, testLimit } from "./limit-test.ts";
import type { NonCompliantIncome } from "./non-compliant-income.ts";
import { percentOf } from "./ratios.ts";

/** A standard's tests on one company; null where an input is missing or the test has no meaning for the business. */
export type RatioTests = {
  debt: LimitTest | null;
  cash: LimitTest | null;
  receivables: LimitTest | null;
  income: LimitTest | null;
  /** Inputs that a test called for and no source gives; empty when every test could be made. */
  missing: readonly InputName[];
  isSpotForAverage: boolean;
};

export function testRatios(
  standard: Standard,
  facts: Financials,
  income: NonCompliantIncome | undefined,
  business: BusinessFinding,
): RatioTests {
  const missing: InputName[] = [];
  let debt: LimitTest | null = null;
  let cash: LimitTest | null = null;
  let receivables: LimitTest | null = null;
  let isSpotForAverage = false;
  if (!business.isMoneyTrade) {
    debt = balanceTest("debtRatio", "interestBearingDebt", standard.debt, standard, facts, business, missing);
    cash = balanceTest(
      "cashRatio",
      "cashAndInterestBearingSecurities",
      standard.cash,
      standard,
      facts,
      business,
      missing,
    );
    if (standard.receivables !== null) {
      receivables = receivablesTest(standard.receivables, standard, facts, missing);
    }
    isSpotForAverage =
      standard.averagingMonths !== null &&
      facts.averageMarketCapitalization === undefined &&
      facts.marketCapitalization !== undefined;
  }
  return {
    debt,
    cash,
    receivables,
    income: incomeTest(standard, facts, income, business, missing),
    missing,
    isSpotForAverage,
  };
}

function balanceTest(
  about: "debtRatio" | "cashRatio",
  input: "interestBearingDebt" | "cashAndInterestBearingSecurities",
  test: BalanceTest,
  standard: Standard,
  facts: Financials,
  business: BusinessFinding,
  missing: InputName[],
): LimitTest | null {
  const part = facts[input];
  const whole = denominatorFact(test.denominator, facts);
  noteMissing(missing, input, part);
  noteMissing(missing, denominatorInput(test.denominator), whole);
  if (part === undefined || whole === undefined) return null;
  const certainty: Certainty = {
    isEstimated: part.quality === "estimated" || whole.quality === "estimated",
    isLowerBound: part.bound === "lower",
    isUpperBound: part.bound === "upper",
    isLeaseHeavy: business.isLeaseHeavy,
    isInterestEstimated: false,
  };
  return testLimit(about, input, percentOf(part.amount, whole.amount), test.limit, standard.atLimitPasses, certainty);
}

function receivablesTest(
  test: BalanceTest & { withCash: boolean },
  standard: Standard,
  facts: Financials,
  missing: InputName[],
): LimitTest | null {
  const receivables = facts.accountsReceivable;
  const cash = facts.cashAndInterestBearingSecurities;
  const whole = denominatorFact(test.denominator, facts);
  noteMissing(missing, "accountsReceivable", receivables);
  if (receivables === undefined || whole === undefined || (test.withCash && cash === undefined)) return null;
  const withCash = test.withCash ? cash : undefined;
  const part = receivables.amount + (withCash?.amount ?? 0);
  const isEstimated = [receivables, whole, withCash].some((fact) => fact?.quality === "estimated");
  return testLimit(
    "accountsReceivable",
    "accountsReceivable",
    percentOf(part, whole.amount),
    test.limit,
    standard.atLimitPasses,
    {
      isEstimated,
      isLowerBound: withCash?.bound === "lower",
      isUpperBound: false,
      isLeaseHeavy: false,
      isInterestEstimated: false,
    },
  );
}

function incomeTest(
  standard: Standard,
  facts: Financials,
  income: NonCompliantIncome | undefined,
  business: BusinessFinding,
  missing: InputName[],
): LimitTest | null {
  const revenue = facts.totalRevenue;
  if (!standard.income.countsInterest) {
    if (revenue === undefined || income === undefined || income.prohibitedSales === null) return null;
    return incomeLimitTest(standard, income.prohibitedSales, revenue, income, false);
  }
  noteMissing(missing, "totalRevenue", revenue);
  if (income === undefined || income.isPartial)
    missing.push(business.isMoneyTrade ? "nonCompliantRevenue" : "interestIncome");
  if (revenue === undefined || income === undefined) return null;
  const test = incomeLimitTest(standard, income.amount, revenue, income, income.isInterestEstimated);
  return income.isPartial && test.outcome !== "fail" ? null : test;
}

function incomeLimitTest(
  standard: Standard,
  amount: number,
  revenue: Fact,
  income: NonCompliantIncome,
  isInterestEstimated: boolean,
): LimitTest {
  return testLimit(
    "nonCompliantIncomeRatio",
    income.total === undefined ? "interestIncome" : "nonCompliantRevenue",
    percentOf(amount, revenue.amount),
    standard.income.limit,
    standard.atLimitPasses,
    {
      isEstimated: income.isEstimated || revenue.quality === "estimated",
      isLowerBound: income.isLowerBound,
      isUpperBound: false,
      isLeaseHeavy: false,
      isInterestEstimated,
    },
  );
}

function denominatorFact(denominator: Denominator, facts: Financials): Fact | undefined {
  if (denominator === "averageMarketCapitalization") {
    return facts.averageMarketCapitalization ?? facts.marketCapitalization;
  }
  return facts[denominator];
}

function denominatorInput(denominator: Denominator): InputName {
  return denominator === "averageMarketCapitalization" ? "marketCapitalization" : denominator;
}

function noteMissing(missing: InputName[], input: InputName, fact: Fact | undefined): void {
  if (fact === undefined && !missing.includes(input)) missing.push(input);
}
