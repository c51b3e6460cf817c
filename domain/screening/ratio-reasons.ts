import type { Denominator, Standard } from "../standards/standards.ts";
import type { ReasonCode } from "./compliance.ts";
import type { LimitTest } from "./limit-test.ts";
import { percentText } from "./percent-text.ts";
import { type Findings, findingOf, KINDS, type Kind, NO_FINDINGS } from "./ratio-tests.ts";
import type { Reason } from "./screening.ts";

/** What a ratio is divided by, for people. */
export const DENOMINATOR_TEXT: Readonly<Record<Denominator, string>> = {
  marketCapitalization: "market capitalization",
  averageMarketCapitalization: "average market capitalization",
  longAverageMarketCapitalization: "average market capitalization",
  totalAssets: "total assets",
};

const CODES: Readonly<Record<Kind, ReasonCode>> = {
  debt: "debt_above_limit",
  cash: "cash_above_limit",
  income: "income_above_limit",
  receivables: "cash_above_limit",
};

/** Adds what the tests of one standard found: failures first, then doubts, then what is only noted. */
export function addRatioReasons(reasons: Reason[], standard: Standard, findings: Findings): void {
  if (findings === NO_FINDINGS) return;
  addFailures(reasons, standard, findings);
  for (const kind of KINDS) {
    const test = findingOf(kind, findings);
    if (test?.outcome === "doubt") reasons.push(doubtReason(kind, standard, test));
  }
  for (const kind of KINDS) {
    const test = findingOf(kind, findings);
    if (test?.isNearLimit) reasons.push(nearLimit(kind, standard, test));
  }
}

/** Adds only the failures that the tests of one standard found. */
export function addFailures(reasons: Reason[], standard: Standard, findings: Findings): void {
  for (const kind of KINDS) {
    const test = findingOf(kind, findings);
    if (test?.outcome === "fail") reasons.push(failure(kind, standard, test));
  }
}

function failure(kind: Kind, standard: Standard, test: LimitTest): Reason {
  const { ratio, limit, confirmed } = test;
  const certain = confirmed === null ? "" : `, of which ${percentText(confirmed, limit)} is confirmed by filings`;
  return {
    code: CODES[kind],
    effect: "verdict",
    figure: ratio,
    limit,
    about: test.about,
    message: `${figureText(kind, standard, test)}${certain}, ${ratio > limit ? "above" : "at"} the limit of ${limit} %.`,
  };
}

function doubtReason(kind: Kind, standard: Standard, test: LimitTest): Reason {
  return {
    code: "insufficient_data",
    effect: "verdict",
    figure: test.ratio,
    limit: Math.min(test.limit, test.doubtFrom),
    about: test.about,
    message: `${figureText(kind, standard, test)}, ${doubtText(test)}`,
  };
}

function nearLimit(kind: Kind, standard: Standard, test: LimitTest): Reason {
  return {
    code: "near_limit",
    effect: "note",
    figure: test.ratio,
    limit: test.limit,
    about: test.about,
    message: `${figureText(kind, standard, test)}, within one point of the limit of ${test.limit} %.`,
  };
}

/** The ratio in words, the beginning of a sentence. */
function figureText(kind: Kind, standard: Standard, { ratio, limit }: LimitTest): string {
  const share = percentText(ratio, limit);
  switch (kind) {
    case "debt":
      return `Interest-bearing debt: ${share} of ${DENOMINATOR_TEXT[standard.debt.denominator]}`;
    case "cash":
      return `Cash and interest-bearing securities: ${share} of ${DENOMINATOR_TEXT[standard.cash.denominator]}`;
    case "income":
      return `Non-compliant income: ${share} of total revenue`;
    case "receivables": {
      const name = standard.receivables?.withCash ? "Receivables and cash" : "Receivables";
      const whole = DENOMINATOR_TEXT[standard.receivables?.denominator ?? standard.cash.denominator];
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
      return `above the limit of ${limit} %, but the interest in it is only estimated.`;
    case "islamic_financing":
      return `above the limit of ${limit} %, but the source does not tell Islamic financing from debt at interest.`;
    default:
      return `an estimate too near the limit of ${limit} % to be certain.`;
  }
}
