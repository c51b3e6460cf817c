import type { Standard } from "../standards/standards.ts";
import type { LimitTest } from "./limit-test.ts";
import { type Findings, findingOf, KINDS, type Kind, NO_FINDINGS } from "./ratio-tests.ts";
import type { RatioPart, RatioWhole, Reason, ReasonCode } from "./screening.ts";

const CODES: Readonly<Record<Kind, ReasonCode>> = {
  debt: "debt_above_limit",
  cash: "cash_above_limit",
  income: "income_above_limit",
  receivables: "cash_above_limit",
};

/** Adds the findings of one standard's tests: failures first, then doubts, then notes. */
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

/** Adds only the failures of one standard's tests. */
export function addFailures(reasons: Reason[], standard: Standard, findings: Findings): void {
  for (const kind of KINDS) {
    const test = findingOf(kind, findings);
    if (test?.outcome === "fail") reasons.push(failure(kind, standard, test));
  }
}

function failure(kind: Kind, standard: Standard, test: LimitTest): Reason {
  return {
    code: CODES[kind],
    effect: "verdict",
    figure: test.ratio,
    limit: test.limit,
    about: test.about,
    detail: {
      kind: "ratio",
      part: partOf(kind, standard),
      whole: wholeOf(kind, standard),
      confirmed: test.confirmed,
    },
  };
}

function doubtReason(kind: Kind, standard: Standard, test: LimitTest): Reason {
  return {
    code: "insufficient_data",
    effect: "verdict",
    figure: test.ratio,
    limit: Math.min(test.limit, test.doubtFrom),
    about: test.about,
    detail: {
      kind: "uncertain_ratio",
      part: partOf(kind, standard),
      whole: wholeOf(kind, standard),
      doubt: test.doubt ?? "estimate",
      limit: test.limit,
    },
  };
}

function nearLimit(kind: Kind, standard: Standard, test: LimitTest): Reason {
  return {
    code: "near_limit",
    effect: "note",
    figure: test.ratio,
    limit: test.limit,
    about: test.about,
    detail: {
      kind: "ratio",
      part: partOf(kind, standard),
      whole: wholeOf(kind, standard),
      confirmed: null,
    },
  };
}

function partOf(kind: Kind, standard: Standard): RatioPart {
  return kind === "receivables" && standard.receivables?.withCash ? "receivables_and_cash" : kind;
}

function wholeOf(kind: Kind, standard: Standard): RatioWhole {
  switch (kind) {
    case "debt":
      return standard.debt.denominator;
    case "cash":
      return standard.cash.denominator;
    case "receivables":
      return standard.receivables?.denominator ?? standard.cash.denominator;
    case "income":
      return "totalRevenue";
  }
}
