import { STANDARDS, type Standard } from "../../../schema/vocabulary/standards.ts";
import type { BusinessFinding } from "./business-screen.ts";
import { complianceStatus } from "./compliance-status.ts";
import type { Financials } from "./financials.ts";
import { addMissingReasons, type LeftOutInputs } from "./missing-inputs.ts";
import type { NonCompliantIncome } from "./non-compliant-income.ts";
import { addRatioReasons } from "./ratio-reasons.ts";
import type { RatioTests } from "./ratio-tests.ts";
import type { Reason, StandardVerdict } from "./screening.ts";
import type { UnusableFact } from "./usable-facts.ts";

/** What all standards judge: the same facts on the same date. */
export type Case = {
  business: BusinessFinding;
  businessReasons: readonly Reason[];
  facts: Financials;
  unusable: readonly UnusableFact[];
  leftOut: LeftOutInputs;
  income: NonCompliantIncome | undefined;
  /** What holds under every standard alike: purification, stale data, sources that disagree. */
  shared: readonly Reason[];
  /** The business and the shared reasons: all there is to say under a standard whose tests all pass. */
  common: readonly Reason[];
};

/** The verdict of one standard on a case, from the tests made for it. */
export function judge(standard: Standard, tests: RatioTests, given: Case): StandardVerdict {
  const { debt, cash, income, receivables } = tests;
  const reasons = reasonsOf(standard, tests, given);
  return {
    standardId: standard.id,
    status: complianceStatus(reasons),
    ratios: {
      debtRatio: debt === null ? null : debt.ratio,
      cashRatio: cash === null ? null : cash.ratio,
      nonCompliantIncomeRatio: income === null ? null : income.ratio,
    },
    receivablesRatio: receivables === null ? null : receivables.ratio,
    reasons,
    caveats: caveatsOf(standard, tests),
  };
}

function reasonsOf(standard: Standard, tests: RatioTests, given: Case): readonly Reason[] {
  const { business, businessReasons } = given;
  if (business.screen.verdict === "differed_upon" && standard.alsoExcludes.includes(business.activityId)) {
    return withFailures([excludedReason(standard, business)], standard, tests);
  }
  if (business.screen.verdict === "prohibited") return withFailures(businessReasons, standard, tests);
  const reasons: Reason[] = [];
  for (const reason of businessReasons) reasons.push(reason);
  addRatioReasons(reasons, standard, tests);
  addMissingReasons(reasons, standard, given);
  if (reasons.length === businessReasons.length) return given.common;
  for (const reason of given.shared) reasons.push(reason);
  return reasons;
}

/** Once the business is prohibited, doubts and notes about ratios say nothing more. */
function withFailures(business: readonly Reason[], standard: Standard, tests: RatioTests): readonly Reason[] {
  const own: Reason[] = [];
  addRatioReasons(own, standard, tests);
  if (own.length === 0) return business;
  return [...business, ...own.filter(({ code }) => code !== "insufficient_data" && code !== "near_limit")];
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

function caveatsOf(standard: Standard, tests: RatioTests): readonly string[] {
  const texts = CAVEATS.get(standard) ?? caveatTexts(standard);
  return tests.isSpotForAverage ? texts.withSpot : texts.plain;
}

function caveatTexts({ caveat, averagingMonths }: Standard) {
  const spot = `Calls for an average market capitalization over ${averagingMonths} months; that of a single day stands in for it.`;
  return { plain: [caveat], withSpot: [caveat, spot] };
}
