import { STANDARDS, type Standard } from "../standards/standards.ts";
import type { BusinessFinding } from "./business-screen.ts";
import type { Case } from "./case.ts";
import { complianceStatus } from "./compliance-status.ts";
import { addMissingReasons } from "./missing-inputs.ts";
import { addFailures, addRatioReasons } from "./ratio-reasons.ts";
import { type Findings, isSpotForAverage, type Measured, NO_FINDINGS } from "./ratio-tests.ts";
import type { Reason, StandardVerdict } from "./screening.ts";

/** The verdict of one standard on a case, from what it measures and what its tests found. */
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
    caveats: caveatsOf(standard, given),
  };
}

function reasonsOf(standard: Standard, findings: Findings, given: Case): readonly Reason[] {
  const { business, businessReasons } = given;
  const isSpot = isSpotForAverage(standard.debt.denominator, given);
  if (business.screen.verdict === "differed_upon" && standard.alsoExcludes.includes(business.activityId)) {
    return withFailures([excludedReason(standard, business)], standard, findings, isSpot);
  }
  if (business.screen.verdict === "prohibited") {
    return withFailures(businessReasons, standard, findings, isSpot);
  }
  const reasons: Reason[] = [];
  for (const reason of businessReasons) reasons.push(reason);
  addRatioReasons(reasons, standard, findings, isSpot);
  addMissingReasons(reasons, standard, given.missing);
  if (reasons.length === businessReasons.length) return given.common;
  for (const reason of given.shared) reasons.push(reason);
  return reasons;
}

/** Once the business is prohibited, doubts and notes about ratios say nothing more. */
function withFailures(
  business: readonly Reason[],
  standard: Standard,
  findings: Findings,
  isSpot: boolean,
): readonly Reason[] {
  if (findings === NO_FINDINGS) return business;
  const reasons = [...business];
  addFailures(reasons, standard, findings, isSpot);
  return reasons;
}

function excludedReason(standard: Standard, { screen }: BusinessFinding): Reason {
  return {
    code: "prohibited_business",
    effect: "verdict",
    figure: null,
    limit: null,
    about: null,
    message: `${standard.name} excludes this business: ${screen.activity}.`,
  };
}

const CAVEATS = new Map(STANDARDS.map((standard) => [standard, caveatTexts(standard)]));

function caveatsOf(standard: Standard, given: Case): readonly string[] {
  const texts = CAVEATS.get(standard) ?? caveatTexts(standard);
  return isSpotForAverage(standard.debt.denominator, given) ? texts.withSpot : texts.plain;
}

function caveatTexts({ caveat, averagingMonths }: Standard) {
  const spot = `Calls for an average market capitalization over ${averagingMonths} months; that of a single day stands in for it.`;
  return { plain: [caveat], withSpot: [caveat, spot] };
}
