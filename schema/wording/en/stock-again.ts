import type { CompanyFacts } from "../../../domain/facts/company-facts.ts";
import { ownRates } from "../../../domain/facts/in-dollars.ts";
import { ofCompany } from "../../../domain/issuers/shared-facts.ts";
import { figuresOnOf, screeningOn, verdictAge } from "../../../domain/screening/age.ts";
import { analysisOf } from "../../../domain/verdict/analysis.ts";
import { derive } from "../../../domain/verdict/derive.ts";
import { type OtherFigures, withOther } from "../../../domain/verdict/other-figures.ts";
import type { CodedAnalysis, Stock, StockFigures } from "../../contracts/stocks.ts";
import { answerOf } from "./screening/answer.ts";
import { wordedAnalysis } from "./stock.ts";

/**
 * A stock as it would be with other figures, its verdict derived where this runs, and worded: no verdict of anybody. Heavy in a browser:
 * to be imported when it is needed.
 */
export function stockAgain(stock: Stock, { known, rates }: StockFigures, other: OtherFigures): Stock {
  const before = stock.analysis as CodedAnalysis;
  const on = stock.age.readOn;
  const company = stock.verdictOf ? ofItsCompany(known) : known;
  const own = ownRates(known, rates);
  const { screening } = derive({ known: withOther(company, other, { rates: own, on }), rates: own }, before.screenedOn);
  const review = before.reasons.filter(({ code }) => code === "under_review");
  const reviewed = { ...screening, reasons: [...screening.reasons, ...review] };
  const { analysis: again, status, standing } = screeningOn(reviewed, true, on);
  const dividendPerShare = again.evidence.find(({ input }) => input === "dividendPerShare")?.amount ?? null;
  const analysis = wordedAnalysis(analysisOf(again, dividendPerShare), known.symbol);
  const figuresOn = figuresOnOf({ isScreened: true, analysis: again });
  const age = verdictAge({ figuresOn, priceOn: stock.priceAsOf }, on);
  const answer = answerOf({ standing, age, analysis });
  return { ...stock, complianceStatus: status, standing, figuresOn, standsUntil: null, age, analysis, answer };
}

/** Without what is known of a share of the listing that was screened. */
const ofItsCompany = (known: CompanyFacts): CompanyFacts => ({ ...known, facts: ofCompany(known.facts) });
