import type { CompanyFacts } from "../../domain/facts/company-facts.ts";
import type { ExchangeCode, Region } from "../../domain/facts/exchanges.ts";
import type { CompanyProfile, Financials } from "../../domain/facts/financials.ts";
import { industryName } from "../../domain/issuers/industry-names.ts";
import { OF_A_SHARE } from "../../domain/issuers/shared-facts.ts";
import {
  extendHistory,
  type HistoricScreening,
  type HistoryPoint,
  withPast,
} from "../../domain/refresh/screening-history.ts";
import { agedScreening, figuresIn, standsUntil } from "../../domain/screening/age.ts";
import { ageChangeOn, oldestInput, verdictAge } from "../../domain/screening/ageing.ts";
import { complianceStatus as statusOf } from "../../domain/screening/compliance-status.ts";
import type { Screening } from "../../domain/screening/screening.ts";
import { standingOf } from "../../domain/screening/standing.ts";
import { standingsByStandard, standsUntilOf } from "../../domain/screening/standings-by-standard.ts";
import { HOUSE_STANDARD_ID, STANDARDS } from "../../domain/standards/standards.ts";
import type { CodedAnalysis, Stock } from "../../schema/contracts/stocks.ts";
import { answerOf } from "../../schema/wording/en/answer.ts";
import { wordedAnalysis } from "../../schema/wording/en/stock.ts";
import { cardOf, quotedPrice } from "./card.ts";
import type { StockRow } from "./repository.ts";

/** A stock from the pipeline, before it has an id. */
export type ScreenedStock = {
  profile: CompanyProfile;
  exchange: ExchangeCode;
  localSymbol: string | null;
  sector: string | null;
  region: Region | null;
  priceChangePercent: number | null;
  /** False for a name known only from a listing. */
  isScreened: boolean;
  financials: Financials;
  screening: Screening;
  /** The facts in their sources' currencies, from which the next refresh starts; null for a listed name. */
  facts: CompanyFacts | null;
  /** Its ratios on days before it was first screened, worked out from filings. */
  past?: readonly HistoryPoint[] | undefined;
};

/** Raised when a rule or the row changes what is stored of the same facts: the embedded universe is then loaded again. */
export const DOCUMENT_VERSION = 5;

/** The stored form of a stock: the API's Stock without its id, its company's other listings and its sentences, only codes and figures. */
export type StockDocument = Omit<
  Stock,
  "id" | "listings" | "verdictOf" | "figuresOn" | "standsUntil" | "price" | "answer" | "age" | "analysis"
> & {
  analysis: CodedAnalysis;
};

const STANDARD_NAMES = new Map(STANDARDS.map(({ id, name }) => [id, name]));

/**
 * The document of a screened stock, its keys in the contract's order. Its history continues that of the previous document, if there
 * is one.
 */
export function stockDocument(stock: ScreenedStock, previous: StockDocument | null = null): StockDocument {
  const { profile, financials, screening } = stock;
  const analysis = analysisOf(screening, financials);
  return {
    symbol: profile.symbol,
    name: profile.name,
    sector: stock.sector,
    exchange: stock.exchange,
    currentPrice: financials.price?.amount ?? null,
    priceChangePercent: stock.priceChangePercent,
    complianceStatus: screening.status,
    standing: standingOf({ ...screening, isScreened: stock.isScreened }),
    industry: profile.industry ?? profile.gics,
    country: profile.country,
    region: stock.region,
    priceAsOf: financials.price?.periodEnd ?? null,
    isScreened: stock.isScreened,
    history: stock.isScreened ? historyOf(previous, { ...analysis, status: screening.status }, stock.past) : [],
    analysis,
  };
}

function historyOf(
  previous: StockDocument | null,
  next: HistoricScreening,
  past: readonly HistoryPoint[] = [],
): StockDocument["history"] {
  const agedOn = previous ? agedBefore(previous, next.screenedOn) : undefined;
  const status = agedOn ? "questionable" : previous?.complianceStatus;
  const before = previous?.isScreened && status ? { ...previous.analysis, status } : null;
  const known = before && previous ? withAgedPoint(previous, agedOn) : [];
  return withPast(extendHistory(known, before, next), past).map(
    ({ screenedOn, status, causes, isReconstructed, isAged, ...ratios }) => ({
      ...ratios,
      screenedOn,
      status,
      causes: [...causes],
      ...(isReconstructed && { isReconstructed }),
      ...(isAged && { isAged }),
    }),
  );
}

/** The day on which a stored verdict fell into doubt by age, up to a day; undefined when it has not. */
export function agedBefore({ isScreened, analysis }: StockDocument, today: string): string | undefined {
  const house = analysis.standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  if (!house || !isScreened) return undefined;
  const change = ageChangeOn(standsUntil(house, analysis.business, figuresIn(analysis.evidence)), today);
  return change?.isPast ? change.doubtOn : undefined;
}

/** A stock's history with the day on which age alone moved its verdict; its ratios stayed. */
function withAgedPoint({ history, analysis }: StockDocument, agedOn: string | undefined): StockDocument["history"] {
  if (!agedOn) return history;
  const { debtRatio, cashRatio, nonCompliantIncomeRatio } = analysis;
  const ratios = { debtRatio, cashRatio, nonCompliantIncomeRatio };
  return [...history, { ...ratios, screenedOn: agedOn, status: "questionable", causes: [], isAged: true }];
}

function analysisOf(screening: Screening, financials: Financials): CodedAnalysis {
  const { ratios, standardId, businessActivities, evidence, reasons, standards, flipPoints } = screening;
  return {
    ...ratios,
    businessActivities,
    purificationAmount: screening.purificationAmountPerShare,
    dividendPerShare: financials.dividendPerShare?.amount ?? null,
    isRealData: screening.isRealData,
    methodology: STANDARD_NAMES.get(standardId) ?? standardId,
    business: screening.business,
    reasons,
    evidence,
    standards,
    split: screening.split,
    flipPoints: [...flipPoints],
    screenedOn: screening.screenedOn,
  };
}

/** The end of the period of the oldest figure behind a stored verdict; null when it rests on none. */
export function figuresOnOf({ isScreened, analysis }: StockDocument): string | null {
  return isScreened ? (oldestInput(analysis)?.periodEnd ?? null) : null;
}

/** The row of a stock, with the document made of it. */
export function stockRow(id: number, stock: ScreenedStock, document: StockDocument): StockRow {
  const { symbol, name, exchange, sector, region, isScreened, complianceStatus, standing, industry } = document;
  const { currentPrice, priceChangePercent, priceAsOf, analysis } = document;
  const { debtRatio, cashRatio, nonCompliantIncomeRatio, purificationAmount } = analysis;
  const standings = standingsByStandard(stock.screening, stock.isScreened);
  return {
    id,
    symbol,
    localSymbol: stock.localSymbol,
    name,
    exchange,
    sector,
    region,
    isScreened,
    complianceStatus,
    standing,
    currentPrice,
    priceChangePercent,
    figuresOn: figuresOnOf(document),
    standsUntil: standsUntilOf(standings, HOUSE_STANDARD_ID),
    priceAsOf,
    isRealData: isScreened ? analysis.isRealData : null,
    debtRatio,
    cashRatio,
    nonCompliantIncomeRatio,
    purificationAmount,
    card: cardOf(document),
    document: JSON.stringify(document),
    facts: stock.facts && JSON.stringify(stock.facts),
    industry,
    standings,
    marketCapitalization: stock.financials.marketCapitalization?.amount ?? null,
  };
}

/** A stored stock on the day of reading: aged, and with its sentences. */
function readOn(stock: StockDocument, today: string) {
  const figuresOn = figuresOnOf(stock);
  const analysis = agedScreening(stock.analysis, today);
  const house = analysis.standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  const complianceStatus = analysis === stock.analysis ? stock.complianceStatus : statusOf(analysis.reasons);
  const standing = standingOf({ status: complianceStatus, reasons: analysis.reasons, isScreened: stock.isScreened });
  const age = verdictAge({ figuresOn, priceOn: stock.priceAsOf }, today);
  const worded = wordedAnalysis(analysis);
  return {
    ...stock,
    industry: industryName(stock.industry),
    complianceStatus,
    standing,
    history: withAgedPoint(stock, agedBefore(stock, today)),
    figuresOn,
    standsUntil: house && stock.isScreened ? standsUntil(house, analysis.business, figuresIn(analysis.evidence)) : null,
    price: quotedPrice(analysis),
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
    ...readOn(JSON.parse(document) as StockDocument, today),
  } satisfies Stock);
}

/** A listing that was never screened, with its company's verdict: figures per share stay unknown. */
export function withVerdictOf(id: number, document: string, today: string, listings: string, lead: string): string {
  const own = JSON.parse(document) as StockDocument;
  const screened = readOn(JSON.parse(lead) as StockDocument, today);
  const { symbol, name, complianceStatus, standing, history, standsUntil, age } = screened;
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
    answer: answerOf({ standing, age, analysis }),
    industry: industryName(own.industry) ?? screened.industry,
    analysis,
  } satisfies Stock);
}
