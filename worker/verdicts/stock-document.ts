import { wantedFigure } from "../../domain/claims/wanted-figure.ts";
import type { CompanyFacts } from "../../domain/facts/company-facts.ts";
import type { ExchangeCode, Region } from "../../domain/facts/exchanges.ts";
import type { CompanyProfile, Financials } from "../../domain/facts/financials.ts";
import { continueHistory, type HistoryPoint } from "../../domain/refresh/screening-history.ts";
import { figuresOnOf } from "../../domain/screening/age.ts";
import type { Screening } from "../../domain/screening/screening.ts";
import { standingOf } from "../../domain/screening/standing.ts";
import { standingsByStandard, standsUntilOf } from "../../domain/screening/standings-by-standard.ts";
import { HOUSE_STANDARD_ID, STANDARDS } from "../../domain/standards/standards.ts";
import type { CodedAnalysis } from "../../schema/contracts/stocks.ts";
import { cardOf } from "./card.ts";
import { documentText } from "./document-text.ts";
import type { StockDocument, StockRow } from "./repository.ts";

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
export const DOCUMENT_VERSION = 10;

const STANDARD_NAMES = new Map(STANDARDS.map(({ id, name }) => [id, name]));

/**
 * The document of a screened stock, its keys in the contract's order. Its history continues that of the previous document, if there
 * is one.
 */
export function stockDocument(
  stock: ScreenedStock,
  previous: StockDocument | null = null,
  agedOn?: string | undefined,
): StockDocument {
  const { profile, financials, screening } = stock;
  const analysis = analysisOf(screening, financials);
  const { status } = screening;
  const standing = standingOf({ ...screening, isScreened: stock.isScreened });
  return {
    symbol: profile.symbol,
    name: profile.name,
    sector: stock.sector,
    exchange: stock.exchange,
    currentPrice: financials.price?.amount ?? null,
    priceChangePercent: stock.priceChangePercent,
    complianceStatus: status,
    standing,
    industry: profile.industry ?? profile.gics,
    country: profile.country,
    region: stock.region,
    priceAsOf: financials.price?.periodEnd ?? null,
    isScreened: stock.isScreened,
    history: stock.isScreened ? continueHistory(previous, agedOn, { ...analysis, status, standing }, stock.past) : [],
    analysis,
  };
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
    flipPoints: [...flipPoints],
    screenedOn: screening.screenedOn,
  };
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
    card: cardOf(document, standing === "doubt" ? wantedFigure(analysis, analysis.screenedOn) : null),
    document: documentText(document),
    facts: stock.facts && JSON.stringify(stock.facts),
    industry,
    standings,
    marketCapitalization: stock.financials.marketCapitalization?.amount ?? null,
  };
}
