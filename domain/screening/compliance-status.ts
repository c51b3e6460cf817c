import type { Anomaly } from "../facts/anomalies.ts";
import { PURIFICATION_REQUIRED_FROM } from "../standards/screening-limits.ts";
import {
  type BusinessScreen,
  type ComplianceStatus,
  FORBIDDING_REASONS,
  purificationBound,
  type Reason,
  type ReasonCode,
  type ReasonDetail,
  type Screening,
} from "./screening.ts";

/**
 * The status by the reasons: haram when one of them forbids, questionable when one of them leaves a doubt or requires purification,
 * halal when all are notes.
 */
export function complianceStatus(reasons: readonly Reason[]): ComplianceStatus {
  let status: ComplianceStatus = "halal";
  for (const { code, effect } of reasons) {
    if (effect === "note") continue;
    if (FORBIDDING_REASONS.has(code)) return "haram";
    status = "questionable";
  }
  return status;
}

/** Whether a verdict rests on no figure: its business is prohibited, or its standard judges nothing. */
export function isBeyondFigures({ code, detail }: Reason): boolean {
  return code === "prohibited_business" || detail?.kind === "edition";
}

/**
 * Whether income of this ratio, in percent, must be purified. A ratio known only from below never shows that nothing has to be: some
 * of the balance that earns interest is in no source.
 */
export function isPurificationRequired(nonCompliantIncomeRatio: number, isAtLeast: boolean): boolean {
  return isAtLeast || nonCompliantIncomeRatio >= PURIFICATION_REQUIRED_FROM;
}

/** Whether the verdict itself asks to give something away; unknown income may be more than what rounds to 0 %. */
export function asksToPurify(found: {
  evidence: Parameters<typeof purificationBound>[0];
  nonCompliantIncomeRatio: number | null;
}): boolean {
  const { evidence, nonCompliantIncomeRatio: ratio } = found;
  return ratio === null || isPurificationRequired(ratio, purificationBound(evidence) === "at_least");
}

export function purificationReason(
  nonCompliantIncomeRatio: number,
  bound: "upper" | "lower" | "estimate" | null = null,
): Reason {
  return {
    code: "purification_required",
    effect: "verdict",
    figure: nonCompliantIncomeRatio,
    limit: PURIFICATION_REQUIRED_FROM,
    about: "nonCompliantIncomeRatio",
    detail: bound && { kind: "income_bound", bound },
  };
}

/** The reasons that come from the business itself. Where the prohibited part is known, its ratio tells. */
export function businessReasons(screen: BusinessScreen, isBreakdownKnown: boolean): Reason[] {
  if (!screen.isKnown) return [UNKNOWN_BUSINESS];
  if (screen.verdict === "prohibited") return [PROHIBITED_BUSINESS];
  const reasons: Reason[] = [];
  if (screen.verdict === "differed_upon") reasons.push(GREY_BUSINESS);
  if (screen.isMixed && !isBreakdownKnown) reasons.push(MIXED_BUSINESS);
  return reasons;
}

function ofBusiness(code: ReasonCode, detail: ReasonDetail | null): Reason {
  return Object.freeze({ code, effect: "verdict", figure: null, limit: null, about: null, detail });
}

const UNKNOWN_BUSINESS = ofBusiness("insufficient_data", { kind: "unknown_business" });
const PROHIBITED_BUSINESS = ofBusiness("prohibited_business", null);
const GREY_BUSINESS = ofBusiness("grey_business", null);
const MIXED_BUSINESS = ofBusiness("mixed_business", null);

/** The reason of a standard that excludes a business which the house screen leaves open. */
export const EXCLUDED_BUSINESS = ofBusiness("prohibited_business", { kind: "excluded_by_standard" });

export const NOT_SCREENED_YET = ofBusiness("insufficient_data", { kind: "not_screened" });

/** The screening on the last good figures, noting that newer ones are under review because of an anomaly, if there is one. */
export function underReview(screening: Screening, anomaly: Anomaly | undefined): Screening {
  if (!anomaly) return screening;
  const { about, code } = anomaly;
  const note = {
    ...ofBusiness("under_review", { kind: "under_review", anomaly: code }),
    effect: "note",
    about,
  } as const;
  return { ...screening, reasons: [...screening.reasons, note] };
}
