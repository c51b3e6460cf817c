import { eq, sql } from "drizzle-orm";
import type { ExchangeCode } from "../../../domain/issuers/exchanges.ts";
import type { ComplianceStatus } from "../../../domain/screening/compliance.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import type { Company, StockSummary } from "../../../schema/contracts/stocks.ts";
import { stocks } from "../../../schema/tables/stocks.ts";
import type { Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import { IDS_IN_A_BUCKET } from "./stock-id.ts";

/** A stored stock: its id and the rest of the wire's Stock as JSON. */
export type StoredStock = { id: number; document: string };

/** The stock of a symbol, or of a bare local symbol when only one exchange has it. */
export async function findStockBySymbol(db: D1Database, symbol: string): Promise<StoredStock | null> {
  return db.prepare(STOCK_OF_SYMBOL).bind(symbol).first<StoredStock>();
}

/** The same, with the version of the dataset it is from, in one round trip. */
export async function findStockAndVersion(
  db: D1Database,
  symbol: string,
): Promise<{ stock: StoredStock | undefined; version: string | undefined }> {
  const [stocks, versions] = await db.batch<unknown>([
    db.prepare(STOCK_OF_SYMBOL).bind(symbol),
    db.prepare("SELECT version || '-' || published_at AS version FROM datasets ORDER BY datasets.version DESC LIMIT 1"),
  ]);
  const [stock] = (stocks?.results ?? []) as StoredStock[];
  const [newest] = (versions?.results ?? []) as { version: string }[];
  return { stock, version: newest?.version };
}

const STOCK_OF_SYMBOL = `
  SELECT id, document FROM stocks WHERE symbol = ?1
  UNION ALL
  SELECT * FROM (
    SELECT min(id) AS id, min(document) AS document FROM stocks WHERE local_symbol = ?1 HAVING count(*) = 1
  )
  LIMIT 1`;

/** What a list shows of a stock. */
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
};

/** Stocks by id, in id order. */
export async function listStocksById(db: Database, ids: readonly number[]): Promise<StockSummary[]> {
  const found = await db
    .select(summaryColumns)
    .from(sql`json_each(${JSON.stringify(ids)}) AS wanted`)
    .crossJoin(stocks)
    .where(eq(stocks.id, sql`wanted.value`));
  return found.sort((first, second) => first.id - second.id);
}

/** Companies that match a search expression, largest first. */
export async function listCompaniesBySearch(db: D1Database, expression: string, limit: number): Promise<Company[]> {
  const found = await db
    .prepare(`
      SELECT stocks.symbol, stocks.name, stocks.exchange, stocks.standing
      FROM company_search JOIN stocks ON stocks.id = company_search.rowid
      WHERE company_search MATCH ?1 ORDER BY company_search.rowid LIMIT ?2`)
    .bind(expression, limit)
    .all<Company>();
  return found.results;
}

/** One row to be written; `document` is the wire's Stock without its id, as JSON. */
export type StockRow = {
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
  document: string;
  /** The facts behind the verdict, in the form of the embedded universe, as JSON. */
  facts: string | null;
};

const STOCKS_OF_PARAMETER = "json_each(?1) WHERE true";

/** The statement that writes the rows, each under the id its symbol has or shall have; a row that has not changed is not written. */
export function upsertStocks(db: D1Database, rows: readonly StockRow[]): D1PreparedStatement {
  return db.prepare(upsertStocksFrom(STOCKS_OF_PARAMETER)).bind(JSON.stringify(rows));
}

/**
 * The same for any source of rows: a FROM clause with a WHERE, whose `value` is a StockRow as JSON. Columns of an index are
 * not among those set, so that a changed stock costs one written row.
 */
export function upsertStocksFrom(source: string): string {
  return `
    INSERT INTO stocks (id, symbol, local_symbol, name, exchange, sector, region, is_screened, compliance_status,
      standing, current_price, price_change_percent, document, facts)
    SELECT value ->> 'id', value ->> 'symbol', value ->> 'localSymbol', value ->> 'name', value ->> 'exchange',
      value ->> 'sector', value ->> 'region', value ->> 'isScreened', value ->> 'complianceStatus',
      value ->> 'standing', value ->> 'currentPrice', value ->> 'priceChangePercent', value ->> 'document', value ->> 'facts'
    FROM ${source}
    ON CONFLICT (id) DO UPDATE SET
      name = excluded.name, exchange = excluded.exchange,
      sector = excluded.sector, region = excluded.region, is_screened = excluded.is_screened,
      compliance_status = excluded.compliance_status, standing = excluded.standing, current_price = excluded.current_price,
      price_change_percent = excluded.price_change_percent, document = excluded.document, facts = excluded.facts
    WHERE symbol = excluded.symbol AND (document IS NOT excluded.document OR name IS NOT excluded.name
      OR facts IS NOT excluded.facts OR price_change_percent IS NOT excluded.price_change_percent)`;
}

/** Records the statuses that the rows would change; goes before the rows are written. A name screened for the first time changes nothing. */
export function insertStatusChanges(
  db: D1Database,
  rows: readonly StockRow[],
  { changedOn, version }: { changedOn: string; version: number },
): D1PreparedStatement {
  return db
    .prepare(`
      INSERT INTO status_changes (changed_on, stock_id, dataset_version, from_status, to_status)
      SELECT ?2, stocks.id, ?3, stocks.compliance_status, value ->> 'complianceStatus'
      FROM json_each(?1) JOIN stocks ON stocks.symbol = value ->> 'symbol'
      WHERE stocks.is_screened AND value ->> 'isScreened' AND stocks.compliance_status IS NOT value ->> 'complianceStatus'
      ON CONFLICT DO NOTHING`)
    .bind(
      JSON.stringify(
        rows.map(({ symbol, isScreened, complianceStatus }) => ({ symbol, isScreened, complianceStatus })),
      ),
      changedOn,
      version,
    );
}

/** The ids that these symbols already have. */
export async function findIdsBySymbol(db: D1Database, symbols: readonly string[]): Promise<Map<string, number>> {
  const { results } = await db
    .prepare("SELECT symbol, id FROM stocks WHERE symbol IN (SELECT value FROM json_each(?1))")
    .bind(JSON.stringify(symbols))
    .all<{ symbol: string; id: number }>();
  return new Map(results.map(({ symbol, id }) => [symbol, id]));
}

/** The highest position given out in each bucket of ids. */
export async function listTakenIds(db: D1Database): Promise<Map<number, number>> {
  const { results } = await db
    .prepare("SELECT id / CAST(?1 AS INTEGER) AS bucket, max(id) % ?1 AS taken FROM stocks GROUP BY bucket")
    .bind(IDS_IN_A_BUCKET)
    .all<{ bucket: number; taken: number }>();
  return new Map(results.map(({ bucket, taken }) => [bucket, taken]));
}

/** The version that the next dataset will have. */
export async function nextDatasetVersion(db: D1Database): Promise<number> {
  const newest = await db.prepare("SELECT max(version) AS version FROM datasets").first<{ version: number | null }>();
  return (newest?.version ?? 0) + 1;
}

export type NewDataset = {
  screenedOn: string;
  now: Date;
  halalStocks: number;
  questionableStocks: number;
  purifyStocks: number;
  doubtStocks: number;
  haramStocks: number;
  listedNames: number;
};

/** The statement that adds the next dataset version. */
export function insertDataset(db: D1Database, dataset: NewDataset): D1PreparedStatement {
  const { screenedOn, now, halalStocks, questionableStocks, purifyStocks, doubtStocks, haramStocks, listedNames } =
    dataset;
  return db
    .prepare(`
      INSERT INTO datasets (screened_on, published_at, halal_stocks, questionable_stocks, purify_stocks, doubt_stocks,
        haram_stocks, listed_names)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`)
    .bind(
      ...[screenedOn, epochSeconds(now), halalStocks, questionableStocks],
      ...[purifyStocks, doubtStocks, haramStocks, listedNames],
    );
}
