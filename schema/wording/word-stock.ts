import type { BusinessScreen, Evidence, Reason } from "../../domain/screening/screening.ts";
import { HOUSE_STANDARD_ID } from "../../domain/standards/standards.ts";
import type { Analysis, CodedAnalysis, CodedStock, Stock } from "../contracts/stocks.ts";
import type { ReasonContext } from "./reason-rules.ts";
import { caveatsOf, type StandardWords, splitOf } from "./standard-rules.ts";

/** What a language says of the codes of an analysis. */
type Words = {
  answerOf: (stock: Pick<Stock, "standing" | "age" | "analysis">) => string;
  activityName: (business: BusinessScreen) => string;
  businessRule: (business: BusinessScreen, evidence: readonly Evidence[]) => string;
  wordedActivities: (
    activities: CodedAnalysis["businessActivities"],
    business: string,
  ) => Analysis["businessActivities"];
  evidenceNote: (fact: Evidence) => string | null;
  reasonText: (reason: Reason, context: ReasonContext) => string;
  standards: StandardWords;
  standardName: (standardId: string) => string;
};

export function stockWording(words: Words) {
  const wordedReasons = (reasons: readonly Reason[], context: ReasonContext) =>
    reasons.map((reason) => ({ ...reason, message: words.reasonText(reason, context) }));

  /** An analysis with the words for its codes; words that it already has are replaced. */
  function wordedAnalysis(analysis: CodedAnalysis, symbol: string): Analysis {
    const { evidence } = analysis;
    const business = { ...analysis.business, activity: words.activityName(analysis.business) };
    return {
      ...analysis,
      methodology: words.standardName(HOUSE_STANDARD_ID),
      businessActivities: words.wordedActivities(analysis.businessActivities, business.activity),
      business: { ...business, rule: words.businessRule(business, evidence) },
      reasons: wordedReasons(analysis.reasons, { business, evidence, standardId: HOUSE_STANDARD_ID }),
      evidence: evidence.map((fact) => ({ ...fact, note: words.evidenceNote(fact) })),
      standards: analysis.standards.map((verdict) => ({
        ...verdict,
        reasons: wordedReasons(verdict.reasons, { business, evidence, standardId: verdict.standardId }),
        caveats: caveatsOf(verdict, analysis.screenedOn, words.standards),
      })),
      split: splitOf(analysis, symbol, words.standards, words.reasonText),
    };
  }

  /**
   * A stock of the API in this language.
   *
   * @throws TypeError for an answer of another version, with a code that this one has no words for
   */
  function wordedStock(stock: CodedStock): Stock {
    const analysis = wordedAnalysis(stock.analysis, stock.verdictOf?.symbol ?? stock.symbol);
    return { ...stock, analysis, answer: words.answerOf({ ...stock, analysis }) };
  }

  return { wordedStock, wordedAnalysis };
}
