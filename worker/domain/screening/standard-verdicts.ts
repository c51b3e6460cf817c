import { STANDARDS, type Standard } from "../../../schema/vocabulary/standards.ts";
import type { BusinessFinding } from "./business-screen.ts";
import { complianceStatus, missingReason } from "./compliance-status.ts";
import type { Financials } from "./financials.ts";
import type { NonCompliantIncome } from "./non-compliant-income.ts";
import { ratioReasons } from "./ratio-reasons.ts";
import { type RatioTests, testRatios } from "./ratio-tests.ts";
import type { Reason, StandardVerdict } from "./screening.ts";
import type { UnusableFact } from "./usable-facts.ts";

/** What all standards judge: the same facts on the same date. */
export type Case = {
  business: BusinessFinding;
  businessReasons: readonly Reason[];
  facts: Financials;
  unusable: readonly UnusableFact[];
  income: NonCompliantIncome | undefined;
  /** What holds under every standard alike: purification, stale data, sources that disagree. */
  shared: readonly Reason[];
};

export type Judgement = { verdict: StandardVerdict; tests: RatioTests };

/** The verdict of one standard and the tests behind it. */
export function judge(standard: Standard, given: Case): Judgement {
  const { business } = given;
  const tests = testRatios(standard, given.facts, given.income, business);
  const reasons = standard.alsoExcludes.includes(business.activityId)
    ? [excludedReason(standard, business)]
    : [...given.businessReasons];
  const isProhibited = reasons[0]?.code === "prohibited_business";
  for (const reason of ratioReasons(standard, tests)) reasons.push(reason);
  if (isProhibited) keepFailures(reasons);
  else {
    for (const input of tests.missing) reasons.push(missingReason(input, given.unusable));
    for (const reason of given.shared) reasons.push(reason);
  }
  return {
    tests,
    verdict: {
      standardId: standard.id,
      status: complianceStatus(reasons),
      ratios: {
        debtRatio: tests.debt?.ratio ?? null,
        cashRatio: tests.cash?.ratio ?? null,
        nonCompliantIncomeRatio: tests.income?.ratio ?? null,
      },
      receivablesRatio: tests.receivables?.ratio ?? null,
      reasons,
      caveats: caveatsOf(standard, tests),
    },
  };
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

/** Once the business is prohibited, doubts and notes about ratios say nothing more. */
function keepFailures(reasons: Reason[]): void {
  let kept = 0;
  for (const reason of reasons) {
    if (reason.code !== "insufficient_data" && reason.code !== "near_limit" && reason.code !== "mixed_business") {
      reasons[kept++] = reason;
    }
  }
  reasons.length = kept;
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
