import { sql } from "drizzle-orm";
import type { ExchangeRates } from "../../../domain/facts/company-facts.ts";
import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { batch, type Database, type Query } from "../../platform/database.ts";
import { IDS_IN_A_BUCKET, UNKNOWN_BUCKET } from "../../verdicts/stock-id.ts";
import type { StoredColumns } from "../../verdicts/stored-stock.ts";

/** Two to the power of the index: the bucket of a market capitalization is looked up in it (see stock-id.ts). */
const POWERS_OF_TWO = JSON.stringify(Array.from({ length: UNKNOWN_BUCKET }, (_, power) => 2 ** power));

/**
 * Assigns everything gathered to its stocks, in chunks of neighbors by id, and gives ids to newly listed shares. What arrived for one
 * listing of a company is also assigned to its other listings. One statement of the database does it all.
 */
export function assembleChunks(db: Database, runId: number, stocksInChunk: number): Query {
  const bucketSize = sql.raw(String(IDS_IN_A_BUCKET));
  const unknown = sql.raw(String(UNKNOWN_BUCKET));
  return db.run(sql`
      INSERT INTO refresh_chunks (run_id, position, first_id, last_id, gathered)
      WITH
        rows AS (
          SELECT part.kind, part.task, item.value AS row, item.value ->> 0 AS key
          FROM refresh_parts AS part, json_each(part.payload) AS item
          WHERE part.run_id = ${runId} AND part.kind IN ('facts', 'quote', 'frame', 'filer')
        ),
        filers AS MATERIALIZED (
          SELECT key AS cik, row ->> 1 AS symbol FROM rows WHERE kind = 'filer'
          UNION
          SELECT facts ->> 'cik', symbol FROM stocks WHERE facts IS NOT NULL AND facts ->> 'cik' IS NOT NULL
        ),
        siblings AS MATERIALIZED (
          SELECT one.symbol AS of, other.symbol FROM stocks AS one JOIN stocks AS other ON other.issuer = one.issuer
          WHERE one.issuer IS NOT NULL AND one.is_screened AND other.is_screened AND other.id <> one.id
        ),
        items AS MATERIALIZED (
          SELECT key AS symbol, kind, task, row FROM rows WHERE kind IN ('facts', 'quote')
          UNION ALL
          SELECT siblings.symbol, kind, task, row FROM rows JOIN siblings ON siblings.of = rows.key WHERE kind IN ('facts', 'quote')
          UNION ALL
          SELECT filers.symbol, kind, task, row FROM rows JOIN filers ON filers.cik = rows.key WHERE kind = 'frame'
        ),
        listed AS (
          SELECT DISTINCT item.value ->> 'symbol' AS symbol, item.value AS listing,
            coalesce(${unknown} - 1 - (
              SELECT max(key) FROM json_each(${POWERS_OF_TWO}) AS power WHERE power.value <= item.value ->> 'marketCapitalization'
            ), ${unknown}) AS bucket
          FROM refresh_parts AS part, json_each(part.payload) AS item
          WHERE part.run_id = ${runId} AND part.kind = 'listing' AND item.value ->> 'symbol' NOT IN (SELECT symbol FROM stocks)
          GROUP BY item.value ->> 'symbol'
        ),
        newcomers AS (
          SELECT symbol, listing, bucket * ${bucketSize} + row_number() OVER (PARTITION BY bucket ORDER BY symbol) + coalesce((
              SELECT max(id) % ${bucketSize} FROM stocks
              WHERE id >= bucket * ${bucketSize} AND id < (bucket + 1) * ${bucketSize}
            ), 0) AS id
          FROM listed
        ),
        known AS (
          SELECT id, symbol, NULL AS listing FROM stocks
          WHERE is_screened OR symbol IN (SELECT symbol FROM items WHERE kind <> 'quote')
          UNION ALL
          SELECT id, symbol, listing FROM newcomers
        ),
        wanted AS (
          SELECT id, symbol, listing, (row_number() OVER (ORDER BY id) - 1) / CAST(${stocksInChunk} AS INTEGER) AS position FROM known
        ),
        gathered AS (
          SELECT wanted.id, wanted.position, wanted.listing,
            json_group_array(json_array(items.kind, items.task, json(items.row))) FILTER (WHERE items.kind IS NOT NULL) AS items
          FROM wanted LEFT JOIN items ON items.symbol = wanted.symbol
          GROUP BY wanted.id
        )
      SELECT ${runId}, position, min(id), max(id), json_group_array(json_array(id, json(items), json(listing))) FROM gathered WHERE true GROUP BY position
      ON CONFLICT (run_id, position) DO NOTHING`);
}

/** The markets whose stocks no source covers, with the number of screened ones. */
export async function countUncovered(db: Database, covers: readonly ExchangeCode[]) {
  const { uncovered } = await batch(db, {
    uncovered: db.all<{ exchange: ExchangeCode; stocks: number }>(sql`
      SELECT exchange, count(*) AS stocks FROM stocks
      WHERE is_screened AND exchange NOT IN (SELECT value FROM json_each(${JSON.stringify(covers)})) GROUP BY exchange`),
  });
  return uncovered;
}

export type DecisionRow = { stockId: number; state: "accepted" | "rejected"; anomalies: string };

export type RatesRow = Pick<ExchangeRates, "asOf" | "url"> & { rates: string };

/** Positions are dense: the last one tells without reading the chunks, which counting them would. */
export const countOfChunks = (runId: number) =>
  sql`(SELECT coalesce(max(position) + 1, 0) FROM refresh_chunks WHERE run_id = ${runId})`;

/** The input of screening: the next open chunks, their stocks, the decisions about them, the rates, and earlier problems. */
export async function readChunks(db: Database, runId: number, { from, most }: { from: number; most: number }) {
  const open = sql`run_id = ${runId} AND position >= ${from} AND staged IS NULL ORDER BY position LIMIT ${most}`;
  const ids = sql`SELECT chunk.value ->> 0 FROM (SELECT gathered FROM refresh_chunks WHERE ${open}) AS next, json_each(next.gathered) AS chunk`;
  const { next, stocks, decisions, shared } = await batch(db, {
    next: db.all<{ position: number; opened: number; gathered: string }>(
      sql`SELECT position, opened, gathered FROM refresh_chunks WHERE ${open}`,
    ),
    stocks: db.all<StoredColumns>(sql`
      SELECT id, symbol, local_symbol AS localSymbol, name, exchange, sector, region, is_screened AS isScreened,
        compliance_status AS complianceStatus, price_change_percent AS priceChangePercent, document, facts
      FROM stocks WHERE id IN (${ids})`),
    decisions: db.all<DecisionRow>(sql`
      SELECT stock_id AS stockId, state, anomalies FROM refresh_reviews
      WHERE stock_id IN (${ids}) AND state IN ('accepted', 'rejected') ORDER BY id`),
    shared: db.all<{ chunks: number; problems: string | null; rates: string | null }>(sql`
      SELECT ${countOfChunks(runId)} AS chunks,
        (SELECT problems FROM refresh_steps WHERE run_id = ${runId} AND step = 'fundamentals') AS problems,
        (SELECT json_object('asOf', as_of, 'rates', rates, 'url', url) FROM exchange_rates ORDER BY as_of DESC LIMIT 1) AS rates`),
  });
  return { next, stocks, decisions, ...(shared[0] ?? { chunks: 0, problems: null, rates: null }) };
}

export type StagedChunk = {
  position: number;
  /** Its value when the chunk was read. */
  opened: number;
  staged: string;
  compared: number;
  covered: number;
  changed: number;
  statusesChanged: number;
  underReview: number;
  /** JSON of the figures' counts. */
  coverage: string;
};

/**
 * Stages the screened chunks, unless one was reopened meanwhile, in one statement of two parameters of at most 2 MB per chunk (D1
 * allows 100). They are parsed here, chunk by chunk, so that the publication need not parse all of them at once.
 */
export function stageChunks(db: Database, runId: number, chunks: readonly StagedChunk[]): Query[] {
  if (chunks.length === 0) return [];
  const rows = chunks.map(({ staged, ...figures }) => sql`(${staged}, ${JSON.stringify(figures)})`);
  return [
    db.run(sql`
      WITH fresh (staged, figures) AS (VALUES ${sql.join(rows, sql`, `)})
      UPDATE refresh_chunks SET staged = jsonb(fresh.staged), compared = figures ->> 'compared', covered = figures ->> 'covered',
        changed = figures ->> 'changed', statuses_changed = figures ->> 'statusesChanged', held = figures ->> 'underReview',
        coverage = figures ->> 'coverage'
      FROM fresh
      WHERE refresh_chunks.run_id = ${runId} AND refresh_chunks.position = figures ->> 'position'
        AND refresh_chunks.opened = figures ->> 'opened'`),
  ];
}

/** Reopens a stock's chunk for screening, because the decision about the stock is newer than its staged result. */
export function openChunkOf(db: Database, stockId: number, isStillToDo: ReturnType<typeof sql>): Query {
  return db.run(sql`
    UPDATE refresh_chunks SET staged = NULL, opened = opened + 1
    WHERE run_id IN (SELECT id FROM refresh_runs WHERE state IN ('running', 'under_review'))
      AND first_id <= ${stockId} AND last_id >= ${stockId} AND ${isStillToDo}`);
}
