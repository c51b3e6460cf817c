import type { Reason } from "../../../domain/screening/screening.ts";
import { HOUSE_STANDARD_ID } from "../../../domain/standards/standards.ts";
import type { Analysis, CodedAnalysis, CodedStock, Stock } from "../../contracts/stocks.ts";
import { answerOf } from "./screening/answer.ts";
import { activityName, businessRule, wordedActivities } from "./screening/business.ts";
import { evidenceNote } from "./screening/evidence-notes.ts";
import { splitOf } from "./screening/parting.ts";
import { type ReasonContext, reasonText } from "./screening/reasons.ts";
import { standardName } from "./screening/standard-names.ts";
import { caveatsOf } from "./screening/standards.ts";

const wordedReasons = (reasons: readonly Reason[], context: ReasonContext) =>
  reasons.map((reason) => ({ ...reason, message: reasonText(reason, context) }));

/** An analysis with the words for its codes; words that it already has are replaced. */
export function wordedAnalysis(analysis: CodedAnalysis, symbol: string): Analysis {
  const { evidence } = analysis;
  const business = { ...analysis.business, activity: activityName(analysis.business) };
  return {
    ...analysis,
    methodology: standardName(HOUSE_STANDARD_ID),
    businessActivities: wordedActivities(analysis.businessActivities, business.activity),
    business: { ...business, rule: businessRule(business, evidence) },
    reasons: wordedReasons(analysis.reasons, { business, evidence, standardId: HOUSE_STANDARD_ID }),
    evidence: evidence.map((fact) => ({ ...fact, note: evidenceNote(fact) })),
    standards: analysis.standards.map((verdict) => ({
      ...verdict,
      reasons: wordedReasons(verdict.reasons, { business, evidence, standardId: verdict.standardId }),
      caveats: caveatsOf(verdict, analysis.screenedOn),
    })),
    split: splitOf(analysis, symbol),
  };
}

/**
 * A stock of the API in this language.
 *
 * @throws TypeError for an answer of another version, with a code that this one has no words for
 */
export function wordedStock(stock: CodedStock): Stock {
  const analysis = wordedAnalysis(stock.analysis, stock.verdictOf?.symbol ?? stock.symbol);
  return { ...stock, analysis, answer: answerOf({ ...stock, analysis }) };
}
