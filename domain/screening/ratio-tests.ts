import type { InputName } from "../facts/company-facts.ts";
import type { Fact, Financials } from "../facts/financials.ts";
import type { BalanceTest, Denominator, Limit } from "../standards/editions.ts";
import type { Standard } from "../standards/standards-on.ts";
import { isAllLiabilities, isNothing, receivablesAndCash } from "./bounds.ts";
import { type Kind, type Measured, ratioOf } from "./kinds.ts";
import { isClear, type LimitTest, testLimit } from "./limit-test.ts";
import type { MissingInputs } from "./missing-inputs.ts";
import type { NonCompliantIncome } from "./non-compliant-income.ts";
import { percentOf } from "./ratios.ts";
import type { BusinessScreen, Reason } from "./screening.ts";

/** What all standards judge: the same facts on the same date. */
export type Case = {
  business: BusinessScreen;
  businessReasons: readonly Reason[];
  facts: Financials;
  missing: MissingInputs;
  income: NonCompliantIncome | undefined;
  /** The sales of prohibited activities alone. */
  prohibited: NonCompliantIncome | undefined;
  /** The business screen knows the business and no prohibited part of it, and no sales of such a part are reported. */
  isWithoutProhibitedPart: boolean;
  /** Islamic financing is common in the company's market, and no source separates it from debt at interest. */
  mayOweIslamic: boolean;
  /** The same of deposits. */
  mayHoldIslamic: boolean;
  /** Reasons that apply under every standard: purification, stale data, sources that disagree. */
  shared: readonly Reason[];
  /** The business and the shared reasons: the complete list under a standard whose tests all pass. */
  common: readonly Reason[];
};

/** A standard's tests that need a mention; null when the ratio is clear or there is none. */
export type Findings = Readonly<Record<Kind, LimitTest | null>>;

/** The ratios of every standard; those with the same numerators and denominators share theirs. */
export function measureAll(standards: readonly Standard[], given: Case): Measured[] {
  const measured: Measured[] = [];
  const firsts = firstsAlike(standards);
  for (let place = 0; place < standards.length; place++)
    measured.push(measured[firsts[place] as number] ?? measure(standards[place] as Standard, given));
  return measured;
}

const FIRSTS_ALIKE = new WeakMap<readonly Standard[], readonly number[]>();

/** For every standard of a list, the place of the first one with the same numerators and denominators. */
function firstsAlike(standards: readonly Standard[]): readonly number[] {
  const known = FIRSTS_ALIKE.get(standards);
  if (known) return known;
  const yardsticks = standards.map(yardstickOf);
  const firsts = yardsticks.map((yardstick) => yardsticks.indexOf(yardstick));
  FIRSTS_ALIKE.set(standards, firsts);
  return firsts;
}

/** The ratios of one standard. */
function measure(standard: Standard, given: Case): Measured {
  const { facts, business } = given;
  const nonCompliantIncomeRatio = incomeRatio(standard, given);
  if (business.isMoneyTrade) {
    return { ratios: { debtRatio: null, cashRatio: null, nonCompliantIncomeRatio }, receivablesRatio: null };
  }
  const { debt, cash, receivables } = standard;
  return {
    ratios: {
      debtRatio: balanceRatio(facts.interestBearingDebt, debt.denominator, facts),
      cashRatio: cash && balanceRatio(facts.cashAndInterestBearingSecurities, cash.denominator, facts),
      nonCompliantIncomeRatio,
    },
    receivablesRatio: receivables === null ? null : receivablesRatio(receivables, facts),
  };
}

/** Compares the ratios of one standard with its limits. */
export function findingsOf(standard: Standard, measured: Measured, given: Case): Findings {
  const { interestBearingDebt, cashAndInterestBearingSecurities, accountsReceivable } = given.facts;
  const cashBound = cashAndInterestBearingSecurities?.bound ?? null;
  const isCashBoundTested = standard.receivables?.withCash && accountsReceivable?.bound !== "upper";
  const finding = (kind: Kind, bound: Fact["bound"]) => {
    const [limit, ratio] = [standard[kind], ratioOf(kind, measured)];
    return ratio === null || limit === null || isClear(ratio, limit, bound)
      ? null
      : testOf(kind, standard, measured, given);
  };
  const debt = finding("debt", interestBearingDebt?.bound ?? null);
  const cash = finding("cash", cashBound);
  const income = finding("income", incomeUnder(standard, given)?.bound ?? null);
  const receivables = finding("receivables", isCashBoundTested ? cashBound : null);
  return debt || cash || income || receivables ? { debt, cash, income, receivables } : NO_FINDINGS;
}

export const NO_FINDINGS: Findings = Object.freeze({ debt: null, cash: null, income: null, receivables: null });

/** The test of one ratio of a standard, clear or not; null when there is no ratio. */
export function testOf(kind: Kind, standard: Standard, measured: Measured, given: Case): LimitTest | null {
  const ratio = ratioOf(kind, measured);
  switch (kind) {
    case "debt":
      return testDebt(standard, ratio, given);
    case "cash":
      return testCash(standard, ratio, given);
    case "income":
      return testIncome(standard, ratio, given);
    case "receivables":
      return testReceivables(standard, ratio, given);
  }
}

function testDebt(
  standard: Standard,
  ratio: number | null,
  { facts, business, mayOweIslamic }: Case,
): LimitTest | null {
  return testBalance("debtRatio", "interestBearingDebt", ratio, standard.debt, facts, {
    isLeaseHeavy: business.isLeaseHeavy ?? false,
    mayBeIslamic: mayOweIslamic,
  });
}

function testCash(standard: Standard, ratio: number | null, { facts, mayHoldIslamic }: Case): LimitTest | null {
  return testBalance("cashRatio", "cashAndInterestBearingSecurities", ratio, standard.cash, facts, {
    mayBeIslamic: mayHoldIslamic,
  });
}

function testBalance(
  about: "debtRatio" | "cashRatio",
  input: InputName,
  ratio: number | null,
  test: BalanceTest | null,
  facts: Financials,
  certainty: { isLeaseHeavy?: boolean; mayBeIslamic: boolean },
): LimitTest | null {
  const part = facts[input];
  if (ratio === null || part === undefined || test === null) return null;
  const tested = testLimit(about, input, ratio, test, {
    isEstimated: part.quality === "estimated" || facts[test.denominator]?.quality === "estimated",
    bound: part.bound,
    confirmedShare: part.confirmedShare ?? 0,
    isAllLiabilities: isAllLiabilities(part),
    ...certainty,
  });
  return tested.outcome === "fail" && test.orAverageValue && mayPassByValue(part, test, facts)
    ? { ...tested, outcome: "doubt", doubt: "passes_by_value", failsAbove: Number.POSITIVE_INFINITY }
    : tested;
}

/** Whether the average market value, where it is larger than the assets, may bring a ratio within its limit. */
function mayPassByValue(part: Fact, { limit }: Limit, { averageMarketCapitalization: value }: Financials): boolean {
  return value === undefined || percentOf(part.amount, value.amount) <= limit;
}

function testReceivables(
  { receivables: test }: Standard,
  ratio: number | null,
  { facts, mayHoldIslamic }: Case,
): LimitTest | null {
  if (ratio === null || test === null) return null;
  const cash = test.withCash ? facts.cashAndInterestBearingSecurities : undefined;
  return testLimit("accountsReceivable", "accountsReceivable", ratio, test, {
    isEstimated:
      facts.accountsReceivable?.quality === "estimated" ||
      facts[test.denominator]?.quality === "estimated" ||
      cash?.quality === "estimated",
    bound: facts.accountsReceivable?.bound ?? cash?.bound ?? null,
    mayBeIslamic: mayHoldIslamic && cash !== undefined,
  });
}

/** Where the sales of prohibited activities fail alone, the interest beside them leaves no doubt. */
function testIncome(standard: Standard, ratio: number | null, given: Case): LimitTest | null {
  const { prohibited } = given;
  const income = incomeUnder(standard, given);
  const { totalRevenue } = given.facts;
  if (ratio === null || income === undefined || totalRevenue === undefined) return null;
  const test = (percent: number, of: NonCompliantIncome) =>
    testLimit(
      "nonCompliantIncomeRatio",
      of.interest ? "interestIncome" : "prohibitedRevenue",
      percent,
      standard.income,
      {
        isEstimated: of.isEstimated || totalRevenue.quality === "estimated",
        bound: of.interest ? of.bound : null,
        isInterestEstimated: of.isInterestEstimated,
      },
    );
  const isCertain =
    prohibited && test(percentOf(prohibited.amount, totalRevenue.amount), prohibited).outcome === "fail";
  return test(ratio, isCertain ? prohibited : income);
}

function incomeUnder({ income: { countsInterest } }: Standard, { income, prohibited }: Case) {
  return countsInterest ? income : prohibited;
}

function balanceRatio(part: Fact | undefined, denominator: Denominator, facts: Financials): number | null {
  const whole = facts[denominator];
  if (part && isNothing(part)) return 0;
  return part === undefined || whole === undefined ? null : percentOf(part.amount, whole.amount);
}

function receivablesRatio({ denominator, withCash }: BalanceTest & { withCash: boolean }, facts: Financials) {
  const whole = facts[denominator];
  const part = withCash ? receivablesAndCash(facts) : facts.accountsReceivable?.amount;
  return part === undefined || whole === undefined ? null : percentOf(part, whole.amount);
}

function incomeRatio(standard: Standard, given: Case): number | null {
  const { facts } = given;
  const income = incomeUnder(standard, given);
  if (facts.totalRevenue === undefined || income === undefined) return null;
  return percentOf(income.amount, facts.totalRevenue.amount);
}

function yardstickOf({ debt, cash, receivables, income }: Standard): string {
  const third = receivables && [receivables.denominator, receivables.withCash];
  return JSON.stringify([debt.denominator, cash?.denominator, third, income.countsInterest]);
}
