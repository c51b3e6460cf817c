import type { InputName } from "../../../schema/vocabulary/compliance.ts";
import type { BalanceTest, Denominator, Standard } from "../../../schema/vocabulary/standards.ts";
import type { BusinessFinding } from "./business-screen.ts";
import type { Fact, Financials } from "./financials.ts";
import { type LimitTest, testLimit } from "./limit-test.ts";
import type { NonCompliantIncome } from "./non-compliant-income.ts";
import { percentOf } from "./ratios.ts";

/** A standard's tests on one company; null where an input is missing or the test has no meaning for the business. */
export type RatioTests = {
  debt: LimitTest | null;
  cash: LimitTest | null;
  receivables: LimitTest | null;
  income: LimitTest | null;
  isSpotForAverage: boolean;
};

export function testRatios(
  standard: Standard,
  facts: Financials,
  income: NonCompliantIncome | undefined,
  business: BusinessFinding,
): RatioTests {
  if (business.isMoneyTrade) {
    const incomeOnly = testIncome(standard, facts, income);
    return { debt: null, cash: null, receivables: null, income: incomeOnly, isSpotForAverage: false };
  }
  const { interestBearingDebt, cashAndInterestBearingSecurities } = facts;
  return {
    debt: testBalance(
      "debtRatio",
      "interestBearingDebt",
      interestBearingDebt,
      standard.debt,
      standard,
      facts,
      business,
    ),
    cash: testBalance(
      "cashRatio",
      "cashAndInterestBearingSecurities",
      cashAndInterestBearingSecurities,
      standard.cash,
      standard,
      facts,
      business,
    ),
    receivables: standard.receivables && testReceivables(standard.receivables, standard, facts),
    income: testIncome(standard, facts, income),
    isSpotForAverage:
      standard.averagingMonths !== null &&
      facts.averageMarketCapitalization === undefined &&
      facts.marketCapitalization !== undefined,
  };
}

function testBalance(
  about: "debtRatio" | "cashRatio",
  input: InputName,
  part: Fact | undefined,
  test: BalanceTest,
  { atLimitPasses }: Standard,
  facts: Financials,
  { isLeaseHeavy }: BusinessFinding,
): LimitTest | null {
  const whole = denominatorFact(test.denominator, facts);
  if (part === undefined || whole === undefined) return null;
  return testLimit(
    about,
    input,
    percentOf(part.amount, whole.amount),
    { limit: test.limit, atLimitPasses },
    {
      isEstimated: part.quality === "estimated" || whole.quality === "estimated",
      bound: part.bound,
      confirmedShare: part.confirmedShare ?? 0,
      isLeaseHeavy,
      isInterestEstimated: false,
    },
  );
}

function testReceivables(
  test: BalanceTest & { withCash: boolean },
  { atLimitPasses }: Standard,
  facts: Financials,
): LimitTest | null {
  const receivables = facts.accountsReceivable;
  const cash = test.withCash ? facts.cashAndInterestBearingSecurities : undefined;
  const whole = denominatorFact(test.denominator, facts);
  if (receivables === undefined || whole === undefined || (test.withCash && cash === undefined)) return null;
  return testLimit(
    "accountsReceivable",
    "accountsReceivable",
    percentOf(receivables.amount + (cash?.amount ?? 0), whole.amount),
    { limit: test.limit, atLimitPasses },
    {
      isEstimated:
        receivables.quality === "estimated" || whole.quality === "estimated" || cash?.quality === "estimated",
      bound: cash?.bound === "lower" ? "lower" : null,
      confirmedShare: 0,
      isLeaseHeavy: false,
      isInterestEstimated: false,
    },
  );
}

function testIncome(
  { income: test, atLimitPasses }: Standard,
  { totalRevenue }: Financials,
  income: NonCompliantIncome | undefined,
): LimitTest | null {
  if (totalRevenue === undefined || income === undefined) return null;
  const amount = test.countsInterest ? income.amount : income.prohibitedSales;
  if (amount === null) return null;
  const result = testLimit(
    "nonCompliantIncomeRatio",
    income.total === undefined ? "interestIncome" : "nonCompliantRevenue",
    percentOf(amount, totalRevenue.amount),
    { limit: test.limit, atLimitPasses },
    {
      isEstimated: income.isEstimated || totalRevenue.quality === "estimated",
      bound: income.isLowerBound ? "lower" : null,
      confirmedShare: 0,
      isLeaseHeavy: false,
      isInterestEstimated: test.countsInterest && income.isInterestEstimated,
    },
  );
  return test.countsInterest && income.isPartial && result.outcome !== "fail" ? null : result;
}

function denominatorFact(denominator: Denominator, facts: Financials): Fact | undefined {
  if (denominator === "averageMarketCapitalization") {
    return facts.averageMarketCapitalization ?? facts.marketCapitalization;
  }
  return facts[denominator];
}
