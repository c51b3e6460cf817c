import { PURIFICATION_REQUIRED_FROM } from "../standards/screening-limits.ts";
import type { BusinessFinding } from "./business-screen.ts";
import type { ComplianceStatus, ReasonCode } from "./compliance.ts";
import { percentText } from "./percent-text.ts";
import type { Reason } from "./screening.ts";

/**
 * The status that the reasons leave: haram when one of them forbids, questionable when one of them leaves a doubt or asks for
 * purification, halal when all are notes.
 */
export function complianceStatus(reasons: readonly Reason[]): ComplianceStatus {
  let status: ComplianceStatus = "halal";
  for (const { code, effect } of reasons) {
    if (effect === "note") continue;
    if (isForbidding(code)) return "haram";
    status = "questionable";
  }
  return status;
}

function isForbidding(code: ReasonCode): boolean {
  return (
    code === "prohibited_business" ||
    code === "debt_above_limit" ||
    code === "cash_above_limit" ||
    code === "income_above_limit"
  );
}

/** Whether income of this ratio, in percent, must be purified before the holding is clean. */
export function isPurificationRequired(nonCompliantIncomeRatio: number | null): boolean {
  return nonCompliantIncomeRatio !== null && nonCompliantIncomeRatio >= PURIFICATION_REQUIRED_FROM;
}

export function purificationReason(nonCompliantIncomeRatio: number): Reason {
  const share = percentText(nonCompliantIncomeRatio);
  return {
    code: "purification_required",
    effect: "verdict",
    figure: nonCompliantIncomeRatio,
    limit: PURIFICATION_REQUIRED_FROM,
    about: "nonCompliantIncomeRatio",
    message: `${share} of total revenue is not compliant and must be given away.`,
  };
}

/**
 * What the business itself gives cause for. A mixed business is not counted as one once a report by segment shows its
 * prohibited part, which the income ratio then carries.
 */
export function businessReasons({ screen, isMoneyTrade }: BusinessFinding, isPartReported: boolean): Reason[] {
  if (!screen.isKnown)
    return [ofBusiness("insufficient_data", `The business is not known well enough. ${screen.rule}`)];
  if (screen.verdict === "prohibited") {
    const tail = isMoneyTrade ? " Debt and cash are its trade, so the ratios have no meaning." : "";
    return [ofBusiness("prohibited_business", `${screen.activity}: prohibited. ${screen.rule}${tail}`)];
  }
  const reasons: Reason[] = [];
  if (screen.verdict === "differed_upon")
    reasons.push(ofBusiness("grey_business", `${screen.activity}: ${screen.rule}`));
  if (screen.isMixed && !isPartReported) {
    reasons.push(ofBusiness("mixed_business", `${screen.activity}: a prohibited part is likely. ${screen.rule}`));
  }
  return reasons;
}

function ofBusiness(code: ReasonCode, message: string): Reason {
  return { code, effect: "verdict", figure: null, limit: null, about: null, message };
}

export const NOT_SCREENED_YET: Reason = {
  code: "insufficient_data",
  effect: "verdict",
  figure: null,
  limit: null,
  about: null,
  message: "Not screened yet: the name is known from a listing, and no source has its figures.",
};
