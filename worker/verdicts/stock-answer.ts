import { OF_A_SHARE } from "../../domain/facts/company-facts.ts";
import { industryName } from "../../domain/issuers/industry-names.ts";
import { figuresOnOf, screeningOn, verdictAge } from "../../domain/screening/age.ts";
import { purificationBound } from "../../domain/screening/screening.ts";
import { quotedPrice } from "../../domain/verdict/card.ts";
import { withAgedPoint } from "../../domain/verdict/screening-history.ts";
import type { CodedStock } from "../../schema/contracts/stocks.ts";
import { documentOf } from "./document-text.ts";
import type { StockDocument } from "./repository.ts";

/** A stored stock as its figures carry it on the day of reading. */
function readOn(stock: StockDocument, today: string) {
  const figuresOn = figuresOnOf(stock);
  const { analysis, status, standing, standsUntil, agedOn } = screeningOn(stock.analysis, stock.isScreened, today);
  const age = verdictAge({ figuresOn, priceOn: stock.priceAsOf }, today);
  return {
    ...stock,
    industry: industryName(stock.industry),
    complianceStatus: status,
    standing,
    history: [...withAgedPoint(stock, agedOn)],
    figuresOn,
    standsUntil,
    price: quotedPrice(analysis.evidence),
    purificationBound: purificationBound(analysis.evidence),
    age,
    analysis,
  };
}

/** What is stored of a stock that is looked up. */
export type StoredStock = {
  id: number;
  document: string;
  /** Its company's other listings, as JSON. */
  listings?: string | null;
  /** The document of the listing whose verdict applies to one that was never screened. */
  verdictOf?: string | null;
};

/**
 * A stored stock as the API answers it on a day. A listing that was never screened has its company's verdict: figures per share stay
 * unknown.
 */
export function stockAnswer({ id, document, listings, verdictOf }: StoredStock, today: string): CodedStock {
  const own = readOn(documentOf(document), today);
  const answer = { id, listings: JSON.parse(listings ?? "[]") as CodedStock["listings"], verdictOf: null, ...own };
  if (!verdictOf) return answer;
  const screened = readOn(documentOf(verdictOf), today);
  const { symbol, name, complianceStatus, standing, history, standsUntil, purificationBound, age } = screened;
  return {
    ...answer,
    verdictOf: { symbol, name },
    complianceStatus,
    standing,
    history,
    figuresOn: age.figuresOn,
    standsUntil,
    isScreened: true,
    age: verdictAge({ figuresOn: age.figuresOn, priceOn: own.priceAsOf }, today),
    price: null,
    purificationBound,
    industry: own.industry ?? screened.industry,
    analysis: {
      ...screened.analysis,
      purificationAmount: null,
      dividendPerShare: null,
      evidence: screened.analysis.evidence.filter(({ input }) => !OF_A_SHARE.has(input)),
    },
  };
}
