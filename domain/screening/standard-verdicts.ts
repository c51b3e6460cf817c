import type { Standard } from "../standards/standards-on.ts";
import { complianceStatus, EXCLUDED_BUSINESS } from "./compliance-status.ts";
import { CODES, KINDS, type Kind, type Measured, partOf, wholeOf } from "./kinds.ts";
import type { LimitTest } from "./limit-test.ts";
import { addMissingReasons, editionReason, RECEIVABLES_UNKNOWN } from "./missing-inputs.ts";
import { type Case, type Findings, NO_FINDINGS } from "./ratio-tests.ts";
import type { Reason, StandardVerdict } from "./screening.ts";

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
    const test = findings[kind];
    if (test?.outcome === "doubt")
      reasons.push(isOnlyBounded(kind, test, given) ? RECEIVABLES_UNKNOWN : doubtReason(kind, standard, test));
  }
  for (const kind of KINDS) {
    const test = findings[kind];
    if (test?.isNearLimit)
      reasons.push({ code: "near_limit", effect: "note", ...judged(kind, standard, test, UNCONFIRMED) });
  }
}

function isOnlyBounded(kind: Kind, { doubt }: LimitTest, { facts }: Pick<Case, "facts">): boolean {
  const { bound } = (kind === "receivables" && facts.accountsReceivable) || {};
  return bound === "upper" && doubt === "other_assets_included";
}

/** Adds only the failures of one standard's tests. */
export function addFailures(reasons: Reason[], standard: Standard, findings: Findings): void {
  for (const kind of KINDS) {
    const test = findings[kind];
    if (test?.outcome === "fail")
      reasons.push({ code: CODES[kind], effect: "verdict", ...judged(kind, standard, test, test) });
  }
}

const UNCONFIRMED = { confirmed: null, failsAbove: null, bound: null };

function judged(
  kind: Kind,
  standard: Standard,
  { ratio, limit, about }: LimitTest,
  { confirmed, failsAbove, bound }: Pick<LimitTest, "confirmed" | "bound"> & { failsAbove: number | null },
): Omit<Reason, "code" | "effect"> {
  const [part, whole] = [partOf(kind, standard), wholeOf(kind, standard)];
  return {
    figure: ratio,
    limit,
    about,
    detail: { kind: "ratio", part, whole, confirmed, failsAbove, ...(bound && { bound }) },
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
  if (standard.problem) return [editionReason(standard.problem)];
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
