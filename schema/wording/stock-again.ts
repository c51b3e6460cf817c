import { figuresOnOf, verdictAge } from "../../domain/screening/ageing.ts";
import { type OtherFigures, screenAgain } from "../../domain/screening/screen-again.ts";
import { standingOf } from "../../domain/screening/standing.ts";
import type { Analysis, CodedAnalysis, Stock } from "../contracts/stocks.ts";

/** The language's `wordedAnalysis` and `answerOf`. */
type Words = {
  wordedAnalysis: (analysis: CodedAnalysis, symbol: string) => Analysis;
  answerOf: (stock: Pick<Stock, "standing" | "age" | "analysis">) => string;
};

/**
 * A stock as it would be with other figures, screened where this runs and worded: no verdict of anybody. Undefined where the answer
 * does not say enough to work it out. Heavy in a browser: to be imported when it is needed.
 */
export function stockAgain(stock: Stock, other: OtherFigures, words: Words): Stock | undefined {
  const company = { symbol: stock.verdictOf?.symbol ?? stock.symbol, country: stock.country };
  const before = stock.analysis as CodedAnalysis;
  const on = stock.age.readOn;
  const again = stock.isScreened ? screenAgain({ company, screening: before, on }, other) : undefined;
  if (!again) return undefined;
  const { status, ratios, business, businessActivities, evidence, reasons, standards, flipPoints } = again;
  const analysis = words.wordedAnalysis(
    {
      ...before,
      ...ratios,
      businessActivities: [...businessActivities],
      purificationAmount: again.purificationAmountPerShare,
      dividendPerShare: evidence.find(({ input }) => input === "dividendPerShare")?.amount ?? null,
      isRealData: again.isRealData,
      business,
      reasons,
      evidence,
      standards,
      flipPoints: [...flipPoints],
    },
    company.symbol,
  );
  const standing = standingOf({ status, reasons, isScreened: true });
  const figuresOn = figuresOnOf({ isScreened: true, analysis: again });
  const age = verdictAge({ figuresOn, priceOn: stock.priceAsOf }, on);
  const answer = words.answerOf({ standing, age, analysis });
  return { ...stock, complianceStatus: status, standing, figuresOn, standsUntil: null, age, analysis, answer };
}
