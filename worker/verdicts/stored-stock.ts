import type { CompanyFacts, ExchangeRates } from "../../domain/facts/company-facts.ts";
import type { Financials } from "../../domain/facts/financials.ts";
import { profileOf } from "../../domain/facts/in-dollars.ts";
import type { Screening } from "../../domain/screening/screening.ts";
import { stagedChange, stagedNearMiss } from "./changes/staged-change.ts";
import type { StockRow } from "./repository.ts";
import { type StockDocument, stockDocument, stockRow } from "./stock-document.ts";

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

/** A stock's facts on a day and their screening. */
type ScreenedFacts = {
  facts: CompanyFacts;
  financials: Financials;
  screening: Screening;
  priceChangePercent: number | null;
  day: { asOf: string; rates: ExchangeRates };
};

/**
 * How a screening is stored: the new row, null when nothing but the day would change; how the verdict changed, null when it is the
 * same or the first; and a ratio close to its limit.
 */
export function storedAgain(
  stored: StoredStock,
  { facts, financials, screening, priceChangePercent, day }: ScreenedFacts,
) {
  const isScreened = stored.isScreened || Object.keys(financials).length > 0;
  const { exchange, sector, region } = facts;
  const place = { exchange, sector, region, localSymbol: stored.localSymbol };
  const stock = { ...place, profile: profileOf(facts), financials, facts, screening, priceChangePercent, isScreened };
  const document = stockDocument(stock, stored.document);
  const isNew = !stored.hasFacts || !isSame(facts, stored.known) || !isSameButDay(document, stored.document);
  const isCompared = stored.isScreened && stored.document !== null;
  return {
    row: isNew ? stockRow(stored.id, stock, document) : null,
    change: isCompared
      ? stagedChange(stored.id, { before: stored.document, after: document, from: stored.known, to: facts, day })
      : null,
    near: stagedNearMiss(stored.id, facts, screening),
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
