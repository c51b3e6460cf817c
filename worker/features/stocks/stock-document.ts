import type { CompanyFacts } from "../../../domain/facts/company-facts.ts";
import type { CompanyProfile, Financials } from "../../../domain/facts/financials.ts";
import type { ExchangeCode } from "../../../domain/issuers/exchanges.ts";
import type { Region } from "../../../domain/issuers/sectors.ts";
import { extendHistory, type HistoricScreening } from "../../../domain/refresh/screening-history.ts";
import type { Screening } from "../../../domain/screening/screening.ts";
import { standingOf } from "../../../domain/screening/standing.ts";
import { STANDARDS } from "../../../domain/standards/standards.ts";
import type { Analysis, Stock } from "../../../schema/contracts/stocks.ts";

/** A stock as the pipeline hands it over, before it has an id. */
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
  /** The facts in their sources' currencies, for the next refresh to start from; null for a listed name. */
  facts: CompanyFacts | null;
};

/** The wire's Stock without its id: what the database keeps and the Worker sends. */
export type StockDocument = Omit<Stock, "id">;

const STANDARD_NAMES = new Map(STANDARDS.map(({ id, name }) => [id, name]));

/**
 * The document of a screened stock, its keys in the contract's order. Its history goes on from the document before, when
 * there is one.
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
    history: stock.isScreened ? historyOf(previous, { ...analysis, status: screening.status }) : [],
    analysis,
  };
}

function historyOf(previous: StockDocument | null, next: HistoricScreening): StockDocument["history"] {
  const before = previous?.isScreened ? { ...previous.analysis, status: previous.complianceStatus } : null;
  return extendHistory(before ? (previous?.history ?? []) : [], before, next).map(
    ({ screenedOn, status, causes, ...ratios }) => ({ ...ratios, screenedOn, status, causes: [...causes] }),
  );
}

function analysisOf(screening: Screening, financials: Financials): Analysis {
  const { ratios, standardId, businessActivities, evidence, reasons, standards, flipPoints } = screening;
  return {
    ...ratios,
    businessActivities: [...businessActivities],
    purificationAmount: screening.purificationAmountPerShare,
    dividendPerShare: financials.dividendPerShare?.amount ?? null,
    isRealData: screening.isRealData,
    methodology: STANDARD_NAMES.get(standardId) ?? standardId,
    business: screening.business,
    reasons: [...reasons],
    evidence: [...evidence],
    standards: standards.map((verdict) => ({
      ...verdict,
      reasons: [...verdict.reasons],
      caveats: [...verdict.caveats],
    })),
    split: screening.split,
    flipPoints: [...flipPoints],
    screenedOn: screening.screenedOn,
  };
}

/** The stored text with its id in front, as the wire has it. */
export function withId(id: number, document: string): string {
  return `{"id":${id},${document.slice(1)}`;
}
