import { wantedFigure } from "../../domain/claims/wanted-figure.ts";
import type { CompanyFacts, ExchangeRates } from "../../domain/facts/company-facts.ts";
import type { ExchangeCode, Region } from "../../domain/facts/exchanges.ts";
import type { CompanyProfile, Financials } from "../../domain/facts/financials.ts";
import { continueHistory, type HistoryPoint } from "../../domain/refresh/screening-history.ts";
import { figuresOnOf } from "../../domain/screening/ageing.ts";
import type { Screening } from "../../domain/screening/screening.ts";
import { standingOf } from "../../domain/screening/standing.ts";
import { standingsByStandard, standsUntilOf } from "../../domain/screening/standings-by-standard.ts";
import { HOUSE_STANDARD_ID, STANDARDS } from "../../domain/standards/standards.ts";
import { type Derived, derive, type Figures } from "../../domain/verdict/derive.ts";
import type { CodedAnalysis } from "../../schema/contracts/stocks.ts";
import { cardOf } from "./card.ts";
import type { StockDocument, StockRow } from "./repository.ts";
import { stagedChange, stagedNearMiss } from "./staged-change.ts";

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
export const DOCUMENT_VERSION = 8;

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
    history: stock.isScreened ? continueHistory(previous, { ...analysis, status: screening.status }, stock.past) : [],
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
    document: JSON.stringify(document),
    facts: stock.facts && JSON.stringify(stock.facts),
    industry,
    standings,
    marketCapitalization: stock.financials.marketCapitalization?.amount ?? null,
  };
}

/** A stock as the database has it. */
export type StoredStock = Pick<
  StockRow,
  "id" | "symbol" | "localSymbol" | "isScreened" | "complianceStatus" | "priceChangePercent"
> & {
  /** Null for one that is not stored yet. */
  document: StockDocument | null;
  /** Its facts; a name that was only listed has no figures, and none were stored. */
  known: CompanyFacts;
  hasFacts: boolean;
};

/** The columns that a stock is read from. */
export type StoredColumns = Omit<StoredStock, "document" | "known" | "hasFacts" | "isScreened"> &
  Pick<StockRow, "name" | "exchange" | "sector" | "region" | "document" | "facts"> & { isScreened: boolean | number };

export function storedStock(row: StoredColumns): StoredStock {
  const { id, symbol, localSymbol, name, exchange, sector, region, complianceStatus, priceChangePercent } = row;
  const document = JSON.parse(row.document) as StockDocument;
  const { industry, country } = document;
  const listed = { symbol, name, exchange, sector, industry, country, region } as CompanyFacts;
  const known = row.facts === null ? factsOfListed(listed) : (JSON.parse(row.facts) as CompanyFacts);
  const isScreened = Boolean(row.isScreened);
  const hasFacts = row.facts !== null;
  return { id, symbol, localSymbol, isScreened, complianceStatus, priceChangePercent, document, known, hasFacts };
}

type Listed = Pick<CompanyFacts, "symbol" | "name" | "exchange" | "sector" | "industry" | "country" | "region">;

/** The facts of a share that is known from its listing only. */
export function factsOfListed(listed: Listed): CompanyFacts {
  return { ...listed, industryTaxonomy: null, gics: null, sic: null, cik: null, snapshotOn: null, facts: {} };
}

/** What a stored stock is derived from: its own figures where no others are given. */
type FiguresAgain = Omit<Figures, "known"> & { known?: CompanyFacts; changePercent?: number | null | undefined };

/**
 * A stored stock with the verdict that follows from its figures on a day: the new row, null when nothing but the day would change; how
 * the verdict changed, null when it is the same or the first; and a ratio close to its limit. Undefined when a known figure has no
 * exchange rate: then the stock stays as it is.
 */
export function deriveAgain(stored: StoredStock, figures: Omit<FiguresAgain, "answers">, day: string): DerivedAgain;
export function deriveAgain(stored: StoredStock, figures: FiguresAgain, day: string): DerivedAgain | undefined;
export function deriveAgain(stored: StoredStock, { changePercent, ...figures }: FiguresAgain, day: string) {
  const derived = derive({ known: stored.known, ...figures }, day);
  return derived && comparedWith(stored, derived, changePercent, { asOf: day, rates: figures.rates });
}

export type DerivedAgain = ReturnType<typeof comparedWith>;

function comparedWith(
  stored: StoredStock,
  { profile, facts, financials, screening, hold }: Derived,
  changePercent: number | null | undefined,
  day: { asOf: string; rates: ExchangeRates },
) {
  const isScreened = stored.isScreened || Object.keys(financials).length > 0;
  const { exchange, sector, region } = facts;
  const priceChangePercent = hold || changePercent === undefined ? stored.priceChangePercent : changePercent;
  const place = { exchange, sector, region, localSymbol: stored.localSymbol };
  const stock = { ...place, profile, financials, facts, screening, priceChangePercent, isScreened };
  const document = stockDocument(stock, stored.document);
  const isNew = !stored.hasFacts || !isSame(facts, stored.known) || !isSameButDay(document, stored.document);
  const isCompared = stored.isScreened && stored.document !== null;
  return {
    row: isNew ? stockRow(stored.id, stock, document) : null,
    near: stagedNearMiss(stored.id, facts, screening),
    change: isCompared
      ? stagedChange(stored.id, { before: stored.document, after: document, from: stored.known, to: facts, day })
      : null,
    facts,
    status: screening.status,
    hold,
  };
}

function isSameButDay(document: StockDocument, before: StockDocument | null): boolean {
  if (before === null) return false;
  const { screenedOn } = before.analysis;
  return isSame({ ...document, analysis: { ...document.analysis, screenedOn } }, before);
}

/** Whether two values are the same JSON, in any order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [first, second] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const isGiven = (values: Record<string, unknown>) => (key: string) => values[key] !== undefined;
  const keys = Object.keys(first).filter(isGiven(first));
  if (keys.length !== Object.keys(second).filter(isGiven(second)).length) return false;
  return keys.every((key) => isSame(first[key], second[key]));
}
