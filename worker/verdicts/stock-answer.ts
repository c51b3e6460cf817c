import { OF_A_SHARE } from "../../domain/facts/company-facts.ts";
import { industryName } from "../../domain/issuers/industry-names.ts";
import { withAgedPoint } from "../../domain/refresh/screening-history.ts";
import { figuresOnOf, screeningOn, verdictAge } from "../../domain/screening/age.ts";
import { purificationBound } from "../../domain/screening/screening.ts";
import type { Stock } from "../../schema/contracts/stocks.ts";
import { answerOf } from "../../schema/wording/en/screening/answer.ts";
import { wordedAnalysis } from "../../schema/wording/en/stock.ts";
import { quotedPrice } from "./card.ts";
import { documentOf } from "./document-text.ts";
import type { StockDocument } from "./repository.ts";

/** A stored stock on the day of reading: aged, and with its sentences. */
function readOn(stock: StockDocument, today: string) {
  const figuresOn = figuresOnOf(stock);
  const { analysis, status, standing, standsUntil, agedOn } = screeningOn(stock.analysis, stock.isScreened, today);
  const age = verdictAge({ figuresOn, priceOn: stock.priceAsOf }, today);
  const worded = wordedAnalysis(analysis, stock.symbol);
  return {
    ...stock,
    industry: industryName(stock.industry),
    complianceStatus: status,
    standing,
    history: [...withAgedPoint(stock, agedOn)],
    figuresOn,
    standsUntil,
    price: quotedPrice(analysis),
    purificationBound: purificationBound(analysis.evidence),
    answer: answerOf({ standing, age, analysis: worded }),
    age,
    analysis: worded,
  };
}

/** The stored text with its id, its company's other listings and its sentences, as the API answers it on a day. */
export function stockAnswer(id: number, document: string, today: string, listings = "[]"): string {
  return JSON.stringify({
    id,
    listings: JSON.parse(listings) as Stock["listings"],
    verdictOf: null,
    ...readOn(documentOf(document), today),
  } satisfies Stock);
}

/** A listing that was never screened, with its company's verdict: figures per share stay unknown. */
export function withVerdictOf(id: number, document: string, today: string, listings: string, lead: string): string {
  const own = documentOf(document);
  const screened = readOn(documentOf(lead), today);
  const { symbol, name, complianceStatus, standing, history, standsUntil, purificationBound, age } = screened;
  const analysis = {
    ...screened.analysis,
    purificationAmount: null,
    dividendPerShare: null,
    evidence: screened.analysis.evidence.filter(({ input }) => !OF_A_SHARE.has(input)),
  };
  return JSON.stringify({
    id,
    listings: JSON.parse(listings) as Stock["listings"],
    verdictOf: { symbol, name },
    ...own,
    complianceStatus,
    standing,
    history,
    figuresOn: age.figuresOn,
    standsUntil,
    isScreened: true,
    age: verdictAge({ figuresOn: age.figuresOn, priceOn: own.priceAsOf }, today),
    price: null,
    purificationBound,
    answer: answerOf({ standing, age, analysis }),
    industry: industryName(own.industry) ?? screened.industry,
    analysis,
  } satisfies Stock);
}
