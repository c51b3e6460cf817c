import type { Reason } from "../../../domain/screening/screening.ts";
import { HOUSE_STANDARD_ID } from "../../../domain/standards/standards.ts";
import type { Analysis, CodedAnalysis, Stock } from "../../contracts/stocks.ts";
import { answerOf } from "./screening/answer.ts";
import { activityName, businessRule, wordedActivities } from "./screening/business.ts";
import { evidenceNote } from "./screening/evidence-notes.ts";
import { type ReasonContext, reasonText } from "./screening/reasons.ts";
import { splitText, standardCaveats, standardName } from "./screening/standards.ts";

/**
 * A stock of the API in this language. An answer of another version, with a code that this one has no words for, keeps its own, which
 * are English.
 */
export function wordedStock(stock: Stock): Stock {
  try {
    const analysis = wordedAnalysis(stock.analysis as CodedAnalysis);
    return { ...stock, analysis, answer: answerOf({ ...stock, analysis }) };
  } catch {
    return stock;
  }
}

/** An analysis with the words for its codes; words that it already has are replaced. */
export function wordedAnalysis(analysis: CodedAnalysis): Analysis {
  const { split } = analysis;
  const business = { ...analysis.business, activity: activityName(analysis.business) };
  return {
    ...analysis,
    methodology: standardName(HOUSE_STANDARD_ID),
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
