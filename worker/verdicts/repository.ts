import { asc, type GetColumnData, gt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ExchangeCode } from "../../domain/facts/exchanges.ts";
import type { Issuer } from "../../domain/issuers/group-issuers.ts";
import { type ComplianceStatus, FORBIDDING_REASONS } from "../../domain/screening/screening.ts";
import type { Standing } from "../../domain/screening/standing.ts";
import type { CodedAnalysis, Stock, StockSummary } from "../../schema/contracts/stocks.ts";
import { datasets, stocks } from "../../schema/tables/stocks.ts";
import type { Database } from "../platform/database.ts";
import { IDS_IN_A_BUCKET } from "./stock-id.ts";

/** The rows of the other listings of a stock `found`'s company, as JSON; null when there are none. */
export const LISTINGS = sql.raw(`
  CASE WHEN issuer IS NOT NULL THEN (
    SELECT json_group_array(
      json_object('symbol', symbol, 'exchange', exchange, 'currentPrice', current_price, 'price', card -> '$.price'))
    FROM (
      SELECT * FROM stocks AS other WHERE other.issuer = found.issuer AND other.id <> found.id
      ORDER BY other.symbol <> other.issuer, other.id
    )
  ) END`);

/** The id of the listing whose verdict applies to a listing that was never screened, the home listing first; null for any other. */
export function leadListing(own: string): SQL {
  return sql.raw(`
    CASE WHEN ${own}.issuer IS NOT NULL AND NOT ${own}.is_screened THEN coalesce(
      (SELECT id FROM stocks AS home WHERE home.symbol = ${own}.issuer AND home.is_screened),
      (SELECT id FROM stocks AS lead WHERE lead.issuer = ${own}.issuer AND lead.is_screened ORDER BY id LIMIT 1)
    ) END`);
}

/** The version of the newest dataset, as `datasetVersion` has it. */
export function newestVersion(db: Database) {
  return db.all<{ version: string }>(sql`
    SELECT version || '-' || published_at AS version FROM ${datasets} ORDER BY datasets.version DESC LIMIT 1`);
}

/** D1 binds at most a hundred values. */
const SYMBOLS_AT_ONCE = 90;

/**
 * FROM clauses of the stocks with these symbols, or with a local symbol that only one market has: `wanted.column1` is the symbol asked
 * for, `own` its listing, `lead` the one whose verdict applies instead. A list of values joined to the table costs no row of its own,
 * unlike IN or a JSON list.
 */
export function listingsAsked(symbols: readonly string[]): SQL[] {
  return valuesOf(symbols).map(
    (wanted) => sql`
      ${wanted} AS wanted
        CROSS JOIN ${stocks} AS own ON own.id = coalesce(
          (SELECT id FROM ${stocks} WHERE symbol = wanted.column1),
          (SELECT min(id) FROM (SELECT id FROM ${stocks} WHERE local_symbol = wanted.column1 LIMIT 2) HAVING count(*) = 1))
        LEFT JOIN ${stocks} AS lead ON lead.id = ${leadListing("own")}`,
  );
}

/** Symbols as tables of one column, each within what D1 binds. */
export function valuesOf(symbols: readonly string[]): SQL[] {
  const tables: SQL[] = [];
  for (let first = 0; first < symbols.length; first += SYMBOLS_AT_ONCE) {
    const values = symbols.slice(first, first + SYMBOLS_AT_ONCE).map((symbol) => sql`(${symbol})`);
    tables.push(sql`(VALUES ${sql.join(values, sql`, `)})`);
  }
  return tables;
}

const FORBIDDING = [...FORBIDDING_REASONS].map((code) => `'${code}'`).join(", ");

/** The code of the first reason of a row, in the order of `firstReason`. */
export const firstReasonOf = (row: string) =>
  sql.raw(`(
    SELECT value ->> 'code' FROM ${storedFields(row).reasons} WHERE value ->> 'effect' = 'verdict'
    ORDER BY value ->> 'code' = 'purification_required', value ->> 'code' NOT IN (${FORBIDDING}), key LIMIT 1)`);

/** A column of the verdict, which for a listing that was never screened is its company's. */
function ofVerdict<Column extends SQLiteColumn>(column: Column): SQL<GetColumnData<Column>> {
  const name = sql.identifier(column.name);
  return sql`CASE WHEN ${stocks.isScreened} OR ${stocks.issuer} IS NULL THEN ${column}
    ELSE coalesce((SELECT lead.${name} FROM stocks AS lead WHERE lead.id = ${leadListing("stocks")}), ${column}) END`.mapWith(
    column,
  ) as SQL<GetColumnData<Column>>;
}

/** The columns that a list shows of a stock. */
export const summaryColumns = {
  id: stocks.id,
  symbol: stocks.symbol,
  name: stocks.name,
  sector: stocks.sector,
  exchange: sql<ExchangeCode>`${stocks.exchange}`,
  currentPrice: stocks.currentPrice,
  priceChangePercent: stocks.priceChangePercent,
  complianceStatus: ofVerdict(stocks.complianceStatus) as SQL<ComplianceStatus>,
  standing: ofVerdict(stocks.standing) as SQL<Standing>,
  figuresOn: ofVerdict(stocks.figuresOn),
  standsUntil: ofVerdict(stocks.standsUntil),
  priceAsOf: stocks.priceAsOf,
  isRealData: ofVerdict(stocks.isRealData),
  card: stocks.card,
  verdictCard: ofVerdict(stocks.card),
};
/** The stored form of a stock: the API's Stock without its id, its company's other listings and its sentences, only codes and figures. */
export type StockDocument = Omit<
  Stock,
  "id" | "listings" | "verdictOf" | "figuresOn" | "standsUntil" | OfCard | "answer" | "age" | "analysis"
> & {
  analysis: CodedAnalysis;
};

/** What of a list's stock is told from its card. */
export type OfCard = "price" | "purificationBound" | "because" | "isDayAbout";
/** A list's stock as it is stored: `listedOnDay` makes the stock of it. */
export type StoredOf<Listed extends StockSummary> = Omit<Listed, OfCard> & {
  card: string | null;
  verdictCard: string | null;
};

/** The same with the figures of its verdict. */
export const listedColumns = {
  ...summaryColumns,
  industry: stocks.industry,
  debtRatio: ofVerdict(stocks.debtRatio),
  cashRatio: ofVerdict(stocks.cashRatio),
  nonCompliantIncomeRatio: ofVerdict(stocks.nonCompliantIncomeRatio),
  marketCapitalization: stocks.marketCapitalization,
  purificationAmount: stocks.purificationAmount,
};

/** The condition, in SQL, of a row whose verdict has aged on a day. */
export function hasAged(today: string): string {
  return `coalesce(stands_until, '9') < '${today}'`;
}

/** What others ask of a stored verdict, each in SQL, in a query that has one row of stocks or names it. */
export function storedFields(row?: string) {
  const [document, card, facts] = ["document", "card", "facts"].map((column) => (row ? `${row}.${column}` : column));
  const ofAnalysis = (name: keyof CodedAnalysis) => `${document} ->> '$.analysis.${name}'`;
  return {
    industry: `${document} ->> 'industry'`,
    country: `${document} ->> 'country'`,
    priceAsOf: `${document} ->> 'priceAsOf'`,
    debtRatio: ofAnalysis("debtRatio"),
    cashRatio: ofAnalysis("cashRatio"),
    nonCompliantIncomeRatio: ofAnalysis("nonCompliantIncomeRatio"),
    purificationAmount: ofAnalysis("purificationAmount"),
    dividendPerShare: ofAnalysis("dividendPerShare"),
    isRealData: ofAnalysis("isRealData"),
    methodology: ofAnalysis("methodology"),
    screenedOn: ofAnalysis("screenedOn"),
    reasons: `json_each(${document}, '$.analysis.reasons')`,
    filedTo: `(SELECT max(value ->> 'periodEnd') FROM json_each(${document}, '$.analysis.evidence') WHERE value ->> 'source' = 'sec-edgar')`,
    price: `${card} -> '$.price'`,
    purificationBound: `${card} ->> '$.purificationBound'`,
    /** The figure of a report that settles a verdict in doubt; null where none does. */
    wanted: `${card} ->> 'wanted'`,
    cik: `${facts} ->> 'cik'`,
  };
}

/** One row to be written; its company's home listing and other names are marked apart. */
export type StockRow = Omit<typeof stocks.$inferSelect, "issuer" | "aliases">;

export async function findIdsBySymbol(db: Database, symbols: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ symbol: stocks.symbol, id: stocks.id })
    .from(stocks)
    .where(sql`${stocks.symbol} IN (SELECT value FROM json_each(${JSON.stringify(symbols)}))`);
  return new Map(rows.map(({ symbol, id }) => [symbol, id]));
}

/** The highest position used in each bucket of ids. */
export async function listTakenIds(db: Database): Promise<Map<number, number>> {
  const size = sql.raw(String(IDS_IN_A_BUCKET));
  const bucket = sql<number>`${stocks.id} / ${size}`;
  const taken = sql<number>`max(${stocks.id}) % ${size}`;
  const rows = await db.select({ bucket, taken }).from(stocks).groupBy(bucket);
  return new Map(rows.map(({ bucket, taken }) => [bucket, taken]));
}

export async function listStored(db: Database, after: number, most: number) {
  return db.select().from(stocks).where(gt(stocks.id, after)).orderBy(asc(stocks.id)).limit(most);
}

export async function findTexts(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ id: stocks.id, document: stocks.document, facts: stocks.facts })
    .from(stocks)
    .where(sql`${stocks.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The statement that marks the home listing on every listing of a company with several. */
export function markIssuers(db: Database, issuers: readonly Issuer[]) {
  return markEach(
    db,
    "issuer",
    issuers.flatMap((issuer) => issuer.map((symbol) => [symbol, issuer[0]])),
  );
}

/** The statement that stores every company's other names, each after a form feed. */
export function markAliases(db: Database, aliases: Readonly<Record<string, readonly string[]>>) {
  const named = Object.entries(aliases);
  return markEach(
    db,
    "aliases",
    named.map(([symbol, names]) => [symbol, names.map((name) => `\f${name}`).join("")]),
  );
}

function markEach(db: Database, name: "issuer" | "aliases", marks: readonly unknown[]) {
  const column = sql.identifier(name);
  return db.run(sql`
    UPDATE ${stocks} SET ${column} = mark.value ->> 1 FROM json_each(${JSON.stringify(marks)}) AS mark
    WHERE stocks.symbol = mark.value ->> 0 AND stocks.${column} IS NOT mark.value ->> 1`);
}

/** Deletes the stocks that are not among these symbols, except those that somebody watches. */
export function deleteStocksBut(db: Database, symbols: readonly string[]) {
  return db.run(sql`
    DELETE FROM ${stocks} WHERE symbol NOT IN (SELECT value FROM json_each(${JSON.stringify(symbols)}))
      AND id NOT IN (SELECT stock_id FROM watchlist_entries) AND id NOT IN (SELECT stock_id FROM search_history_entries)`);
}
