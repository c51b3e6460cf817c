import type { Standard } from "../standards/standards.ts";
import type { Case } from "./case.ts";
import { complianceStatus, EXCLUDED_BUSINESS } from "./compliance-status.ts";
import { addMissingReasons } from "./missing-inputs.ts";
import { addFailures, addRatioReasons } from "./ratio-reasons.ts";
import { type Findings, type Measured, NO_FINDINGS } from "./ratio-tests.ts";
import type { Reason, StandardVerdict } from "./screening.ts";

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
  if (business.screen.verdict === "differed_upon" && standard.alsoExcludes.includes(business.activityId)) {
    return withFailures([EXCLUDED_BUSINESS], standard, findings);
  }
  if (business.screen.verdict === "prohibited") {
    return withFailures(businessReasons, standard, findings);
  }
  const reasons: Reason[] = [];
  for (const reason of businessReasons) reasons.push(reason);
  addRatioReasons(reasons, standard, findings);
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
