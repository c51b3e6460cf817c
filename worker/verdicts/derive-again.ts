import type { CompanyFacts } from "../../domain/facts/company-facts.ts";
import { type Derived, derive, type Figures } from "../../domain/verdict/derive.ts";
import type { StagedChange, StagedNearMiss } from "./changes/repository.ts";
import { documentOf } from "./document-text.ts";
import type { StockDocument, StockRow } from "./repository.ts";
import { type ScreenedStock, stockDocument, stockRow } from "./stock-document.ts";

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
  const document = documentOf(row.document);
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
  const { document, known } = stored;
  const derived = derive({ known, ...figures }, day, document && { ...document, facts: known });
  return derived && published(stored, derived, changePercent);
}

export type DerivedAgain = ReturnType<typeof published>;

function published(stored: StoredStock, derived: Derived, changePercent: number | null | undefined) {
  const { id, document: before, localSymbol } = stored;
  const { facts, hold, screening } = derived;
  const { exchange, sector, region } = facts;
  const priceChangePercent = hold || changePercent === undefined ? stored.priceChangePercent : changePercent;
  const stock = { ...derived, exchange, sector, region, localSymbol, priceChangePercent };
  const document = stockDocument(stock);
  const isNew = !stored.hasFacts || !isSame(facts, stored.known) || !isSameButDay(document, before);
  const row = isNew ? stockRow(id, stock, document) : null;
  return { ...told(id, stock), row, facts, status: screening.status, hold };
}

/** A stock's change and near miss as they are staged. */
export function told(id: number, stock: ScreenedStock): { change: StagedChange | null; near: StagedNearMiss | null } {
  const { exchange, sector, standing, change, near } = stock;
  const { symbol, name } = stock.profile;
  const place = { stockId: id, exchange, sector };
  return {
    change: change ? { ...place, change: { symbol, name, ...change } } : null,
    near: near ? { ...place, miss: { symbol, name, standing, ...near } } : null,
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
