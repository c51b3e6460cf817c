import type { InputName } from "../facts/company-facts.ts";
import { type Denominator, isShownFor, type Standard } from "../standards/standards.ts";
import { complianceStatus, EXCLUDED_BUSINESS } from "./compliance-status.ts";
import type { LimitTest } from "./limit-test.ts";
import { addMissingReasons, RECEIVABLES_UNKNOWN } from "./missing-inputs.ts";
import {
  type Case,
  type Findings,
  findingOf,
  KINDS,
  type Kind,
  type Measured,
  NO_FINDINGS,
  ratioOf,
  testOf,
} from "./ratio-tests.ts";
import type {
  RatioPart,
  RatioWhole,
  Reason,
  ReasonCode,
  ReasonDetail,
  Split,
  SplitSide,
  StandardVerdict,
} from "./screening.ts";

const CODES: Readonly<Record<Kind, ReasonCode>> = {
  debt: "debt_above_limit",
  cash: "cash_above_limit",
  income: "income_above_limit",
  receivables: "cash_above_limit",
};

/** Adds the findings of one standard's tests: failures first, then doubts, then notes. */
export function addRatioReasons(
  reasons: Reason[],
  standard: Standard,
  findings: Findings,
  given: Pick<Case, "facts">,
): void {
  if (findings === NO_FINDINGS) return;
  addFailures(reasons, standard, findings);
  for (const kind of KINDS) {
    const test = findingOf(kind, findings);
    if (test?.outcome === "doubt")
      reasons.push(isOnlyBounded(kind, test, given) ? RECEIVABLES_UNKNOWN : doubtReason(kind, standard, test));
  }
  for (const kind of KINDS) {
    const test = findingOf(kind, findings);
    if (test?.isNearLimit) reasons.push(nearLimit(kind, standard, test));
  }
}

function isOnlyBounded(kind: Kind, { doubt }: LimitTest, { facts }: Pick<Case, "facts">): boolean {
  const { bound } = (kind === "receivables" && facts.accountsReceivable) || {};
  return bound === "upper" && doubt === "other_assets_included";
}

/** Adds only the failures of one standard's tests. */
export function addFailures(reasons: Reason[], standard: Standard, findings: Findings): void {
  for (const kind of KINDS) {
    const test = findingOf(kind, findings);
    if (test?.outcome === "fail") reasons.push(failure(kind, standard, test));
  }
}

function failure(kind: Kind, standard: Standard, test: LimitTest): Reason {
  return { code: CODES[kind], effect: "verdict", ...judged(kind, standard, test, test) };
}

function nearLimit(kind: Kind, standard: Standard, test: LimitTest): Reason {
  return { code: "near_limit", effect: "note", ...judged(kind, standard, test, { confirmed: null, failsAbove: null }) };
}

function judged(
  kind: Kind,
  standard: Standard,
  { ratio, limit, about }: LimitTest,
  { confirmed, failsAbove }: Pick<Extract<ReasonDetail, { kind: "ratio" }>, "confirmed" | "failsAbove">,
): Omit<Reason, "code" | "effect"> {
  const [part, whole] = [partOf(kind, standard), wholeOf(kind, standard)];
  return { figure: ratio, limit, about, detail: { kind: "ratio", part, whole, confirmed, failsAbove } };
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

/** Whether a reason is the failure of one kind of test. */
export function isFailureOf(kind: Kind, { code, about }: Reason): boolean {
  return code === CODES[kind] && (about === "accountsReceivable") === (kind === "receivables");
}

export function partOf(kind: Kind, standard: Standard): RatioPart {
  return kind === "receivables" && standard.receivables?.withCash ? "receivables_and_cash" : kind;
}

export function wholeOf(kind: Kind, standard: Standard): RatioWhole {
  switch (kind) {
    case "income":
      return "totalRevenue";
    default:
      return standard[kind]?.denominator ?? standard.debt.denominator;
  }
}

/** The verdict of one standard on a case, from its ratios and the findings of its tests. */
export function judge(
  standard: Standard,
  { ratios, receivablesRatio }: Measured,
  findings: Findings,
  given: Case,
): StandardVerdict {
  const reasons = reasonsOf(standard, findings, given);
  return {
    standardId: standard.id,
    status: complianceStatus(reasons),
    ratios,
    receivablesRatio,
    reasons,
  };
}

function reasonsOf(standard: Standard, findings: Findings, given: Case): readonly Reason[] {
  const { business, businessReasons } = given;
  if (business.verdict === "differed_upon" && standard.alsoExcludes.includes(business.activityId)) {
    return withFailures([EXCLUDED_BUSINESS], standard, findings);
  }
  if (business.verdict === "prohibited") {
    return withFailures(businessReasons, standard, findings);
  }
  const reasons: Reason[] = [];
  for (const reason of businessReasons) reasons.push(reason);
  addRatioReasons(reasons, standard, findings, given);
  addMissingReasons(reasons, standard, given.missing);
  if (!standard.income.countsInterest && given.isWithoutProhibitedPart) reasons.push(NO_PROHIBITED_PART);
  if (reasons.length === businessReasons.length) return given.common;
  for (const reason of given.shared) reasons.push(reason);
  return reasons;
}

/** For a prohibited business, doubts and notes about ratios add nothing. */
function withFailures(business: readonly Reason[], standard: Standard, findings: Findings): readonly Reason[] {
  if (findings === NO_FINDINGS) return business;
  const reasons = [...business];
  addFailures(reasons, standard, findings);
  return reasons;
}

/** Replaces a ratio: a standard that counts no interest has nothing to measure in such a business. */
const NO_PROHIBITED_PART: Reason = Object.freeze({
  code: "no_prohibited_part",
  effect: "note",
  figure: null,
  limit: null,
  about: "nonCompliantIncomeRatio",
  detail: null,
});

/**
 * The first ratio that one standard passes and another fails, the house method being one side where it is on one. Null when no
 * ratio parts them. A standard that the stock does not show never passes here. Every list is in the order of STANDARDS.
 */
export function splitOf(
  measured: readonly Measured[],
  findings: readonly Findings[],
  given: Case,
  standards: readonly Standard[],
): Split | null {
  if (findings.every((found) => found === NO_FINDINGS)) return null;
  return (
    partOn("debt", measured, findings, given, standards) ??
    partOn("cash", measured, findings, given, standards) ??
    partOn("receivables", measured, findings, given, standards) ??
    partOn("income", measured, findings, given, standards)
  );
}

function partOn(
  kind: Kind,
  measured: readonly Measured[],
  findings: readonly Findings[],
  given: Case,
  standards: readonly Standard[],
): Split | null {
  const failing = findings.findIndex((found) => findingOf(kind, found)?.outcome === "fail");
  if (failing < 0) return null;
  const passing = findings.findIndex((found, index) => {
    if (!isShownFor(standards[index] as Standard, given.symbol)) return false;
    const test = findingOf(kind, found);
    return test === null ? ratioOf(kind, measured[index] as Measured) !== null : test.outcome === "pass";
  });
  if (passing < 0) return null;
  const passed = sideOf(kind, standards[passing], measured[passing], given);
  const failed = sideOf(kind, standards[failing], measured[failing], given);
  return { input: inputOf(passed, failed), part: kind, passes: passed.side, fails: failed.side };
}

type Side = { side: SplitSide; input: InputName; denominator: Denominator | null };

function sideOf(kind: Kind, of: Standard | undefined, measured: Measured | undefined, given: Case): Side {
  const standard = of as Standard;
  const { ratio, limit, input } = testOf(kind, standard, measured as Measured, given) as LimitTest;
  const denominator = kind === "income" ? null : (standard[kind]?.denominator ?? null);
  const whole = denominator ?? "totalRevenue";
  return { side: { standardId: standard.id, ratio, limit, whole }, input, denominator };
}

/** The input in which the two differ: the numerator, or otherwise the denominator. */
function inputOf(passed: Side, failed: Side): InputName {
  if (passed.side.whole === failed.side.whole) return failed.input;
  const denominators = [passed.denominator, failed.denominator];
  if (denominators.includes("totalAssets")) return "totalAssets";
  return denominators.includes("longAverageMarketCapitalization")
    ? "longAverageMarketCapitalization"
    : "averageMarketCapitalization";
}
