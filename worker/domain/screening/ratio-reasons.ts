import type { ReasonCode } from "../../../schema/vocabulary/compliance.ts";
import type { Denominator, Standard } from "../../../schema/vocabulary/standards.ts";
import { isClear, type LimitTest } from "./limit-test.ts";
import { percentText } from "./percent-text.ts";
import type { RatioTests } from "./ratio-tests.ts";
import type { Reason } from "./screening.ts";

const DENOMINATOR_TEXT: Readonly<Record<Denominator, string>> = {
  marketCapitalization: "market capitalization",
  averageMarketCapitalization: "average market capitalization",
  totalAssets: "total assets",
};

/** What a ratio is divided by, for people: a spot market capitalization that stands for an average is called what it is. */
export function wholeText(denominator: Denominator, { isSpotForAverage }: RatioTests): string {
  return isSpotForAverage && denominator === "averageMarketCapitalization"
    ? DENOMINATOR_TEXT.marketCapitalization
    : DENOMINATOR_TEXT[denominator];
}

type Kind = "debt" | "cash" | "income" | "receivables";

const CODES: Readonly<Record<Kind, ReasonCode>> = {
  debt: "debt_above_limit",
  cash: "cash_above_limit",
  income: "income_above_limit",
  receivables: "cash_above_limit",
};

/** Adds what the tests of one standard found: failures first, then doubts, then what is only noted. */
export function addRatioReasons(reasons: Reason[], standard: Standard, tests: RatioTests): void {
  if (isClear(tests.debt) && isClear(tests.cash) && isClear(tests.income) && isClear(tests.receivables)) return;
  addFound(reasons, standard, tests, ({ outcome }) => outcome === "fail", failure);
  addFound(reasons, standard, tests, ({ outcome }) => outcome === "doubt", doubtReason);
  addFound(reasons, standard, tests, ({ isNearLimit }) => isNearLimit, nearLimit);
}

/** Written out rather than looped over the kinds, which would cost more than all the sentences. */
function addFound(
  reasons: Reason[],
  standard: Standard,
  tests: RatioTests,
  isFound: (test: LimitTest) => boolean,
  reasonOf: (kind: Kind, standard: Standard, tests: RatioTests, test: LimitTest) => Reason,
): void {
  const { debt, cash, income, receivables } = tests;
  if (debt && isFound(debt)) reasons.push(reasonOf("debt", standard, tests, debt));
  if (cash && isFound(cash)) reasons.push(reasonOf("cash", standard, tests, cash));
  if (income && isFound(income)) reasons.push(reasonOf("income", standard, tests, income));
  if (receivables && isFound(receivables)) reasons.push(reasonOf("receivables", standard, tests, receivables));
}

function failure(kind: Kind, standard: Standard, tests: RatioTests, test: LimitTest): Reason {
  const { ratio, limit, confirmed } = test;
  const certain = confirmed === null ? "" : `, of which ${percentText(confirmed, limit)} is confirmed by filings`;
  return {
    code: CODES[kind],
    effect: "verdict",
    figure: ratio,
    limit,
    about: test.about,
    message: `${figureText(kind, standard, tests, test)}${certain}, ${ratio > limit ? "above" : "at"} the limit of ${limit} %.`,
  };
}

function doubtReason(kind: Kind, standard: Standard, tests: RatioTests, test: LimitTest): Reason {
  return {
    code: "insufficient_data",
    effect: "verdict",
    figure: test.ratio,
    limit: Math.min(test.limit, test.doubtFrom),
    about: test.about,
    message: `${figureText(kind, standard, tests, test)}, ${doubtText(test)}`,
  };
}

function nearLimit(kind: Kind, standard: Standard, tests: RatioTests, test: LimitTest): Reason {
  return {
    code: "near_limit",
    effect: "note",
    figure: test.ratio,
    limit: test.limit,
    about: test.about,
    message: `${figureText(kind, standard, tests, test)}, within one point of the limit of ${test.limit} %.`,
  };
}

/** The ratio in words, the beginning of a sentence. */
function figureText(kind: Kind, standard: Standard, tests: RatioTests, { ratio, limit }: LimitTest): string {
  const share = percentText(ratio, limit);
  switch (kind) {
    case "debt":
      return `Interest-bearing debt: ${share} of ${wholeText(standard.debt.denominator, tests)}`;
    case "cash":
      return `Cash and interest-bearing securities: ${share} of ${wholeText(standard.cash.denominator, tests)}`;
    case "income":
      return `Non-compliant income: ${share} of total revenue`;
    case "receivables": {
      const name = standard.receivables?.withCash ? "Receivables and cash" : "Receivables";
      const whole = wholeText(standard.receivables?.denominator ?? standard.cash.denominator, tests);
      return `${name}: ${share} of ${whole}`;
    }
  }
}

function doubtText({ doubt, limit }: LimitTest): string {
  switch (doubt) {
    case "investments_missing":
      return `but the source leaves out short-term investments; with them it may be above the limit of ${limit} %.`;
    case "leases_included":
      return `but the source counts operating leases as debt; without them it may be within the limit of ${limit} %.`;
    case "interest_estimated":
      return `above the limit of ${limit} %, but the interest in it is estimated and may be half as much.`;
    default:
      return `an estimate too near the limit of ${limit} % to be certain.`;
  }
}
