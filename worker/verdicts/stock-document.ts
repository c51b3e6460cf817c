import type { ExchangeCode, Region } from "../../domain/facts/exchanges.ts";
import { analysisOf } from "../../domain/verdict/analysis.ts";
import type { Screened, withVerdict } from "../../domain/verdict/derive.ts";
import { documentText } from "./document-text.ts";
import type { StockDocument, StockRow } from "./repository.ts";
import { standingsText } from "./standings-text.ts";

/** A stock with its verdict, before it has an id; the facts are null for a listed name. */
export type ScreenedStock = ReturnType<typeof withVerdict<Screened>> & {
  exchange: ExchangeCode;
  localSymbol: string | null;
  sector: string | null;
  region: Region | null;
  priceChangePercent: number | null;
};

/** Raised when a rule or the row changes what is stored of the same facts: the embedded universe is then loaded again. */
export const DOCUMENT_VERSION = 12;

/** The document of a screened stock, its keys in the contract's order. */
export function stockDocument(stock: ScreenedStock): StockDocument {
  const { profile, financials, screening, isScreened, standing, history } = stock;
  return {
    symbol: profile.symbol,
    name: profile.name,
    sector: stock.sector,
    exchange: stock.exchange,
    currentPrice: financials.price?.amount ?? null,
    priceChangePercent: stock.priceChangePercent,
    complianceStatus: screening.status,
    standing,
    industry: profile.industry ?? profile.gics,
    country: profile.country,
    region: stock.region,
    priceAsOf: financials.price?.periodEnd ?? null,
    isScreened,
    history,
    analysis: analysisOf(screening, financials.dividendPerShare?.amount ?? null),
  };
}

/** The row of a stock, with the document made of it. */
export function stockRow(id: number, stock: ScreenedStock, document = stockDocument(stock)): StockRow {
  const { symbol, name, exchange, sector, region, isScreened, complianceStatus, standing, industry } = document;
  const { currentPrice, priceChangePercent, priceAsOf, analysis } = document;
  const { debtRatio, cashRatio, nonCompliantIncomeRatio, purificationAmount } = analysis;
  const { localSymbol, figuresOn, standsUntil, card, facts, financials } = stock;
  return {
    id,
    symbol,
    localSymbol,
    name,
    exchange,
    sector,
    region,
    isScreened,
    complianceStatus,
    standing,
    currentPrice,
    priceChangePercent,
    figuresOn,
    standsUntil,
    priceAsOf,
    isRealData: isScreened ? analysis.isRealData : null,
    debtRatio,
    cashRatio,
    nonCompliantIncomeRatio,
    purificationAmount,
    card: card && JSON.stringify(card),
    document: documentText(document),
    facts: facts && JSON.stringify(facts),
    industry,
    standings: standingsText(stock.standings),
    marketCapitalization: financials.marketCapitalization?.amount ?? null,
  };
}
