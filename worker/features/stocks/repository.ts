import { desc, eq, isNotNull, max, type SQL, sql } from "drizzle-orm";
import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import type { Issuer } from "../../../domain/issuers/group-issuers.ts";
import { agedStanding, agedStatus } from "../../../domain/screening/ageing.ts";
import type { ComplianceStatus } from "../../../domain/screening/compliance.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import type { ListedStock, StockSummary } from "../../../schema/contracts/stocks.ts";
import { datasets } from "../../../schema/tables/datasets.ts";
import { refreshRuns } from "../../../schema/tables/refresh-runs.ts";
import { stocks } from "../../../schema/tables/stocks.ts";
import { batch, type Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import { BEFORE } from "./listing/name-index.ts";
import { IDS_IN_A_BUCKET } from "./stock-id.ts";

/** A stored stock: its id, most of the API's Stock as JSON, and the rows of its company's other listings. */
export type StoredStock = {
  id: number;
  document: string;
  /** The company's other listings; null when there are none. */
  listings: string | null;
  /** The document of the listing whose verdict applies to one that was never screened. */
  verdictOf: string | null;
};

/** The stock of a symbol, or of a bare local symbol when only one exchange has it. */
export async function findStockBySymbol(db: Database, symbol: string): Promise<StoredStock | undefined> {
  return (await db.all<StoredStock>(stockOfSymbol(symbol)))[0];
}

/** The same, with its dataset's version, in one round trip. */
export async function findStockAndVersion(
  db: Database,
  symbol: string,
): Promise<{ stock: StoredStock | undefined; version: string | undefined }> {
  const { stocks: found, newest } = await batch(db, {
    stocks: db.all<StoredStock>(stockOfSymbol(symbol)),
    newest: db.all<{ version: string }>(sql`
      SELECT version || '-' || published_at AS version FROM ${datasets} ORDER BY datasets.version DESC LIMIT 1`),
  });
  return { stock: found[0], version: newest[0]?.version };
}

function stockOfSymbol(symbol: string): SQL {
  return sql`
    SELECT id, document, ${LISTINGS} AS listings, ${VERDICT_OF} AS verdictOf
    FROM (
      SELECT id, document, issuer, is_screened FROM stocks WHERE symbol = ${symbol}
      UNION ALL
      SELECT * FROM (
        SELECT min(id), min(document), min(issuer), min(is_screened) FROM stocks
        WHERE local_symbol = ${symbol} HAVING count(*) = 1
      )
      LIMIT 1
    ) AS found`;
}

/** The rows of the other listings of a stock `found`'s company, as JSON; null when there are none. */
export const LISTINGS = sql.raw(`
  CASE WHEN issuer IS NOT NULL THEN (
    SELECT json_group_array(json_object('symbol', symbol, 'exchange', exchange, 'currentPrice', current_price))
    FROM (
      SELECT * FROM stocks AS other WHERE other.issuer = found.issuer AND other.id <> found.id
      ORDER BY other.symbol <> other.issuer, other.id
    )
  ) END`);

/** The document of the listing with the verdict for a stock `found` that was never screened. */
export const VERDICT_OF = sql.raw(`
  CASE WHEN issuer IS NOT NULL AND NOT is_screened THEN (
    SELECT lead.document FROM stocks AS lead WHERE lead.issuer = found.issuer AND lead.is_screened
    ORDER BY lead.symbol <> lead.issuer, lead.id LIMIT 1
  ) END`);

/** The statement that marks the home listing on every listing of a company with several. */
export function markIssuers(db: Database, issuers: readonly Issuer[]) {
  const homes = issuers.flatMap((issuer) => issuer.map((symbol) => [symbol, issuer[0]]));
  return db.run(sql`
    UPDATE ${stocks} SET issuer = listing.value ->> 1
    FROM json_each(${JSON.stringify(homes)}) AS listing
    WHERE stocks.symbol = listing.value ->> 0 AND stocks.issuer IS NOT listing.value ->> 1`);
}

/** The statement that stores every company's other names. */
export function markAliases(db: Database, aliases: Readonly<Record<string, readonly string[]>>) {
  const fields = Object.entries(aliases).map(([symbol, names]) => [
    symbol,
    names.map((name) => BEFORE.alias + name).join(""),
  ]);
  return db.run(sql`
    UPDATE ${stocks} SET aliases = company.value ->> 1
    FROM json_each(${JSON.stringify(fields)}) AS company
    WHERE stocks.symbol = company.value ->> 0 AND stocks.aliases IS NOT company.value ->> 1`);
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
  complianceStatus: sql<ComplianceStatus>`${stocks.complianceStatus}`,
  standing: sql<Standing>`${stocks.standing}`,
  figuresOn: stocks.figuresOn,
  priceAsOf: stocks.priceAsOf,
};

/** The same on the day of reading. */
export function agedSummary<Summary extends StockSummary>(stock: Summary, today: string): Summary {
  const standing = agedStanding(stock.standing, stock.figuresOn, today);
  return { ...stock, standing, complianceStatus: agedStatus(stock.complianceStatus, standing) };
}

/** The figures of its verdict in addition. */
export const figureColumns = {
  industry: stocks.industry,
  debtRatio: stocks.debtRatio,
  cashRatio: stocks.cashRatio,
  nonCompliantIncomeRatio: stocks.nonCompliantIncomeRatio,
  marketCapitalization: stocks.marketCapitalization,
  purificationAmount: stocks.purificationAmount,
};

/** Stocks by id with the figures of their verdicts, in the given order, on the day of reading. */
export async function listStocksById(db: Database, ids: readonly number[], today: string): Promise<ListedStock[]> {
  const found = await db
    .select({ ...summaryColumns, ...figureColumns })
    .from(sql`json_each(${JSON.stringify(ids)}) AS wanted`)
    .crossJoin(stocks)
    .where(eq(stocks.id, sql`wanted.value`));
  return listedOn(found, ids, today);
}

/** Stocks in the order of the given ids, on the day of reading. */
export function listedOn(found: ListedStock[], ids: readonly number[], today: string): ListedStock[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return found
    .sort((first, second) => (places.get(first.id) ?? 0) - (places.get(second.id) ?? 0))
    .map((stock) => agedSummary(stock, today));
}

/** The figures of a verdict that lists show and order by. */
export type ListFigures = {
  debtRatio: number | null;
  cashRatio: number | null;
  nonCompliantIncomeRatio: number | null;
  purificationAmount: number | null;
};

/** One row to be written; `document` is the API's Stock without its id, as JSON. */
export type StockRow = ListFigures & {
  id: number;
  symbol: string;
  localSymbol: string | null;
  name: string;
  exchange: string;
  sector: string | null;
  region: string | null;
  isScreened: boolean;
  complianceStatus: string;
  standing: string;
  currentPrice: number | null;
  priceChangePercent: number | null;
  figuresOn: string | null;
  priceAsOf: string | null;
  document: string;
  /** The facts behind the verdict, in the embedded universe's format, as JSON. */
  facts: string | null;
  industry: string | null;
  /** The standing under every standard, one letter each. */
  standings: string;
  marketCapitalization: number | null;
};

/** The statement that writes the rows, each under its symbol's existing or new id; an unchanged row is not written. */
export function upsertStocks(db: Database, rows: readonly StockRow[]) {
  return db.run(upsertStocksFrom(sql`json_each(${JSON.stringify(rows)}) WHERE true`));
}

/**
 * The same for any source of rows: a FROM clause with a WHERE, whose `value` is a StockRow as JSON. It sets no column of an index, so
 * that a changed stock costs one written row.
 */
export function upsertStocksFrom(source: SQL): SQL {
  return sql`${sql.raw(UPSERT_BEFORE_SOURCE)} FROM ${source} ${sql.raw(UPSERT_AFTER_SOURCE)}`;
}

const UPSERT_BEFORE_SOURCE = `
  INSERT INTO stocks (id, symbol, local_symbol, name, exchange, sector, region, is_screened, compliance_status,
    standing, current_price, price_change_percent, figures_on, price_as_of, document, facts,
    industry, standings, market_capitalization, debt_ratio, cash_ratio, non_compliant_income_ratio, purification_amount)
  SELECT value ->> 'id', value ->> 'symbol', value ->> 'localSymbol', value ->> 'name', value ->> 'exchange',
    value ->> 'sector', value ->> 'region', value ->> 'isScreened', value ->> 'complianceStatus',
    value ->> 'standing', value ->> 'currentPrice', value ->> 'priceChangePercent', value ->> 'figuresOn',
    value ->> 'priceAsOf', value ->> 'document', value ->> 'facts', value ->> 'industry',
    value ->> 'standings', value ->> 'marketCapitalization', value ->> 'debtRatio', value ->> 'cashRatio',
    value ->> 'nonCompliantIncomeRatio', value ->> 'purificationAmount'`;

const UPSERT_AFTER_SOURCE = `
  ON CONFLICT (id) DO UPDATE SET
    name = excluded.name, exchange = excluded.exchange,
    sector = excluded.sector, region = excluded.region, is_screened = excluded.is_screened,
    compliance_status = excluded.compliance_status, standing = excluded.standing, current_price = excluded.current_price,
    price_change_percent = excluded.price_change_percent, figures_on = excluded.figures_on,
    price_as_of = excluded.price_as_of, document = excluded.document, facts = excluded.facts,
    industry = excluded.industry, standings = excluded.standings, market_capitalization = excluded.market_capitalization,
    debt_ratio = excluded.debt_ratio, cash_ratio = excluded.cash_ratio,
    non_compliant_income_ratio = excluded.non_compliant_income_ratio, purification_amount = excluded.purification_amount
  WHERE symbol = excluded.symbol AND (document IS NOT excluded.document OR name IS NOT excluded.name
    OR facts IS NOT excluded.facts OR price_change_percent IS NOT excluded.price_change_percent
    OR standings IS NOT excluded.standings)`;

/** The screened stocks among the rows whose standing would change, as stored. */
export async function listChanging(db: Database, rows: readonly StockRow[]) {
  const standings = rows.flatMap(({ symbol, isScreened, standing }) => (isScreened ? [{ symbol, standing }] : []));
  return db
    .select({ id: stocks.id, standing: stocks.standing, facts: stocks.facts })
    .from(sql`json_each(${JSON.stringify(standings)}) AS fresh`)
    .crossJoin(stocks)
    .where(
      sql`${stocks.symbol} = fresh.value ->> 'symbol' AND ${stocks.isScreened} AND ${stocks.standing} NOT IN ('not_screened', fresh.value ->> 'standing')`,
    );
}

/** The ids that these symbols already have. */
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

/** The version of the next dataset. */
export async function nextDatasetVersion(db: Database): Promise<number> {
  const newest = await db
    .select({ version: max(datasets.version) })
    .from(datasets)
    .get();
  return (newest?.version ?? 0) + 1;
}

/** The value of `datasets.ageing` for the current stocks. */
export const AGEING = sql.raw(`(
  SELECT json_group_array(json_array(figures_on, halal, purify)) FROM (
    SELECT figures_on, count(*) FILTER (WHERE standing = 'halal') AS halal, count(*) FILTER (WHERE standing = 'purify') AS purify
    FROM stocks WHERE standing IN ('halal', 'purify') AND figures_on IS NOT NULL GROUP BY figures_on))`);

/** Stands for a universe's version while only part of the first one is loaded. */
export const UNFINISHED = "unfinished";

/** Whether no universe was ever loaded as a whole. */
export async function isFirstLoad(db: Database): Promise<boolean> {
  const rows = await db.selectDistinct({ universe: datasets.universe }).from(datasets);
  return rows.every(({ universe }) => universe === UNFINISHED);
}

/** The version of the embedded universe that was loaded last, and whether a run has published live figures since. */
export async function findLoadedUniverse(db: Database): Promise<{ universe: string | null; isOvertaken: boolean }> {
  const isLive = sql`${refreshRuns.marketData} = 'live' AND ${refreshRuns.datasetVersion} IS NOT NULL`;
  const [loaded] = await db
    .select({ universe: datasets.universe })
    .from(datasets)
    .where(isNotNull(datasets.universe))
    .orderBy(desc(datasets.version))
    .limit(1);
  const [live] = await db.select({ id: refreshRuns.id }).from(refreshRuns).where(isLive).limit(1);
  return { universe: loaded?.universe ?? null, isOvertaken: live !== undefined };
}

/** The stored documents of stocks, by id. */
export async function findDocuments(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: stocks.id, document: stocks.document })
    .from(stocks)
    .where(sql`${stocks.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  return new Map(rows.map(({ id, document }) => [id, document]));
}

/** Deletes the stocks that are not among these symbols, except those that somebody watches. */
export function deleteStocksBut(db: Database, symbols: readonly string[]) {
  return db.run(sql`
    DELETE FROM ${stocks} WHERE symbol NOT IN (SELECT value FROM json_each(${JSON.stringify(symbols)}))
      AND id NOT IN (SELECT stock_id FROM watchlist_entries) AND id NOT IN (SELECT stock_id FROM search_history_entries)`);
}

/** The day on which the newest dataset was screened, as an ISO date. */
export async function findScreeningDay(db: Database): Promise<string | undefined> {
  const newest = await db
    .select({ screenedOn: datasets.screenedOn })
    .from(datasets)
    .orderBy(desc(datasets.version))
    .limit(1)
    .get();
  return newest?.screenedOn;
}

/** The statement that removes the datasets of a load that is complete now. */
export function deleteUnfinishedDatasets(db: Database) {
  return db.delete(datasets).where(eq(datasets.universe, UNFINISHED));
}

export type NewDataset = { screenedOn: string; now: Date; universe?: string | null };

/** The statement that adds the next dataset version, with the current counts of stocks. */
export function insertDataset(db: Database, { screenedOn, now, universe = null }: NewDataset) {
  return db.run(sql`
    INSERT INTO ${datasets} (screened_on, published_at, universe, halal_stocks, questionable_stocks, purify_stocks,
      doubt_stocks, haram_stocks, listed_names, ageing)
    SELECT ${screenedOn}, ${epochSeconds(now)}, ${universe},
      count(*) FILTER (WHERE standing = 'halal'), count(*) FILTER (WHERE standing IN ('purify', 'doubt')),
      count(*) FILTER (WHERE standing = 'purify'), count(*) FILTER (WHERE standing = 'doubt'),
      count(*) FILTER (WHERE standing = 'haram'), count(*) FILTER (WHERE standing = 'not_screened'), ${AGEING}
    FROM ${stocks}`);
}
