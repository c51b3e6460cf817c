import type { Reason } from "../../../domain/screening/screening.ts";
import { HOUSE_STANDARD_ID } from "../../../domain/standards/standards.ts";
import type { Analysis, CodedAnalysis } from "../../contracts/stocks.ts";
import { activityName, businessRule, wordedActivities } from "./business.ts";
import { evidenceNote } from "./evidence-notes.ts";
import { type ReasonContext, reasonText } from "./reasons.ts";
import { splitText, standardCaveats } from "./standards.ts";

/** An analysis with the words for its codes. */
export function wordedAnalysis(analysis: CodedAnalysis): Analysis {
  const { split } = analysis;
  const { activityId, ...found } = analysis.business;
  const business = { activityId, activity: activityName(analysis.business), ...found };
  return {
    ...analysis,
    businessActivities: wordedActivities(analysis.businessActivities, business.activity),
    business: { ...business, rule: businessRule(business) },
    reasons: wordedReasons(analysis.reasons, { business, standardId: HOUSE_STANDARD_ID }),
    evidence: analysis.evidence.map((fact) => ({ ...fact, note: evidenceNote(fact) })),
    standards: analysis.standards.map((verdict) => ({
      ...verdict,
      reasons: wordedReasons(verdict.reasons, { business, standardId: verdict.standardId }),
      caveats: standardCaveats(verdict),
    })),
    split: split && { ...split, message: splitText(split) },
  };
}

function wordedReasons(reasons: readonly Reason[], context: ReasonContext): Analysis["reasons"] {
  return reasons.map((reason) => ({ ...reason, message: reasonText(reason, context) }));
}
