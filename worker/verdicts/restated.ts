import type { CompanyFacts, ExchangeRates } from "../../domain/facts/company-facts.ts";
import { nearMissOf } from "../../domain/refresh/near-miss.ts";
import { agedBefore } from "../../domain/screening/age.ts";
import { type Derived, derive, type Figures, ownRates } from "../../domain/verdict/derive.ts";
import { verdictChange } from "../../domain/verdict/verdict-change.ts";
import type { StagedChange, StagedNearMiss } from "./changes/repository.ts";
import { documentOf } from "./document-text.ts";
import type { StockDocument, StockRow } from "./repository.ts";
import { type ScreenedStock, stockDocument, stockRow } from "./stock-document.ts";

/** A stock as it is stored: its document, and its figures if known. */
type Stored = { document: StockDocument; facts: CompanyFacts | null };
type Restated = { document: StockDocument; change: StagedChange | null; near: StagedNearMiss | null };

/** A stock's new document, how its verdict differs from the stored one as it is read on that day, and a ratio close to its limit. */
export function restated(id: number, stock: ScreenedStock, stored: Stored | null, rates: ExchangeRates): Restated {
  const { exchange, sector, screening, profile } = stock;
  const { symbol, name } = profile;
  const place = { stockId: id, exchange, sector };
  const agedOn = stored?.document.isScreened ? agedBefore(stored.document.analysis, screening.screenedOn) : undefined;
  const document = stockDocument(stock, stored?.document, agedOn);
  const change = stored && changeOf({ from: stored, to: { document, facts: stock.facts }, agedOn, rates });
  const miss = nearMissOf(screening);
  return {
    document,
    change: change ? { ...place, change: { symbol, name, ...change } } : null,
    near: miss ? { ...place, miss: { symbol, name, standing: document.standing, ...miss } } : null,
  };
}

type Compared = { from: Stored; to: Stored; agedOn: string | undefined; rates: ExchangeRates };

/** The change of a verdict; undefined when its standing stays. */
function changeOf({ from, to, agedOn, rates }: Compared): Omit<StagedChange["change"], "symbol" | "name"> | undefined {
  const [before, after] = [from.document, to.document];
  if (!agedOn && before.standing === after.standing) return undefined;
  const aged = agedOn ? { ...screenedAs(before), ...DOUBT } : screenedAs(before);
  if (agedOn && after.standing === "doubt") {
    const byAge = verdictChange(screenedAs(before), aged, null);
    return byAge && { ...byAge, causes: ["age"], agedOn };
  }
  const { screenedOn } = after.analysis;
  const facts = from.facts &&
    to.facts && {
      known: {
        facts: from.facts,
        rates: ownRates(from.facts, rates),
        screenedOn: agedOn ? screenedOn : before.analysis.screenedOn,
      },
      next: { facts: to.facts, rates, screenedOn },
    };
  const change = verdictChange(aged, screenedAs(after), facts);
  const { currentPrice: amount, priceAsOf: on } = after;
  return change && { ...change, ...(amount !== null && on !== null && { price: { amount, on } }) };
}

const DOUBT = { status: "questionable", standing: "doubt" } as const;

function screenedAs({ complianceStatus, standing, analysis }: StockDocument) {
  return { ...analysis, status: complianceStatus, standing };
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
  const derived = derive({ known: stored.known, ...figures }, day);
  return derived && comparedWith(stored, derived, changePercent, figures.rates);
}

export type DerivedAgain = ReturnType<typeof comparedWith>;

function comparedWith(
  stored: StoredStock,
  { profile, facts, financials, screening, hold }: Derived,
  changePercent: number | null | undefined,
  rates: ExchangeRates,
) {
  const { id, document: before, localSymbol, known: from } = stored;
  const isScreened = stored.isScreened || Object.keys(financials).length > 0;
  const { exchange, sector, region } = facts;
  const priceChangePercent = hold || changePercent === undefined ? stored.priceChangePercent : changePercent;
  const place = { exchange, sector, region, localSymbol };
  const stock = { ...place, profile, financials, facts, screening, priceChangePercent, isScreened };
  const { document, change, near } = restated(id, stock, before && { document: before, facts: from }, rates);
  const isNew = !stored.hasFacts || !isSame(facts, from) || !isSameButDay(document, before);
  return { row: isNew ? stockRow(id, stock, document) : null, near, change, facts, status: screening.status, hold };
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
