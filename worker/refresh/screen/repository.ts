import type { ExchangeRates } from "../../../domain/facts/company-facts.ts";
import { IDS_IN_A_BUCKET, UNKNOWN_BUCKET } from "../../features/stocks/stock-id.ts";
import type { MeteredDatabase } from "../../platform/metered-database.ts";

type Statement = D1PreparedStatement;
type Preparing = Pick<MeteredDatabase, "prepare">;

/** Two to the power of the place: the bucket of a market capitalization is found in it (see stock-id.ts). */
const POWERS_OF_TWO = JSON.stringify(Array.from({ length: UNKNOWN_BUCKET }, (_, power) => 2 ** power));

/**
 * Puts everything that was gathered beside the stocks it is about, in chunks of neighbors by id, and gives ids to the shares
 * that are listed for the first time. Done by the database in one go.
 */
export function assembleChunks(db: Preparing, runId: number, stocksInChunk: number): Statement {
  return db
    .prepare(`
      INSERT INTO refresh_chunks (run_id, position, gathered)
      WITH
        rows AS (
          SELECT part.kind, part.task, item.value AS row, item.value ->> 0 AS key
          FROM refresh_parts AS part, json_each(part.payload) AS item
          WHERE part.run_id = ?1 AND part.kind IN ('facts', 'quote', 'frame', 'filer')
        ),
        filers AS MATERIALIZED (
          SELECT key AS cik, row ->> 1 AS symbol FROM rows WHERE kind = 'filer'
          UNION
          SELECT facts ->> 'cik', symbol FROM stocks WHERE facts IS NOT NULL AND facts ->> 'cik' IS NOT NULL
        ),
        items AS MATERIALIZED (
          SELECT key AS symbol, kind, task, row FROM rows WHERE kind IN ('facts', 'quote')
          UNION ALL
          SELECT filers.symbol, kind, task, row FROM rows JOIN filers ON filers.cik = rows.key WHERE kind = 'frame'
        ),
        listed AS (
          SELECT DISTINCT item.value ->> 'symbol' AS symbol, item.value AS listing,
            coalesce(${UNKNOWN_BUCKET} - 1 - (
              SELECT max(key) FROM json_each(?3) AS power WHERE power.value <= item.value ->> 'marketCapitalization'
            ), ${UNKNOWN_BUCKET}) AS bucket
          FROM refresh_parts AS part, json_each(part.payload) AS item
          WHERE part.run_id = ?1 AND part.kind = 'listing' AND item.value ->> 'symbol' NOT IN (SELECT symbol FROM stocks)
          GROUP BY item.value ->> 'symbol'
        ),
        newcomers AS (
          SELECT symbol, listing, bucket * ${IDS_IN_A_BUCKET} + row_number() OVER (PARTITION BY bucket ORDER BY symbol) + coalesce((
              SELECT max(id) % ${IDS_IN_A_BUCKET} FROM stocks
              WHERE id >= bucket * ${IDS_IN_A_BUCKET} AND id < (bucket + 1) * ${IDS_IN_A_BUCKET}
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
          SELECT id, symbol, listing, (row_number() OVER (ORDER BY id) - 1) / CAST(?2 AS INTEGER) AS position FROM known
        ),
        gathered AS (
          SELECT wanted.id, wanted.position, wanted.listing,
            json_group_array(json_array(items.kind, items.task, json(items.row))) FILTER (WHERE items.kind IS NOT NULL) AS items
          FROM wanted LEFT JOIN items ON items.symbol = wanted.symbol
          GROUP BY wanted.id
        )
      SELECT ?1, position, json_group_array(json_array(id, json(items), json(listing))) FROM gathered WHERE true GROUP BY position
      ON CONFLICT (run_id, position) DO NOTHING`)
    .bind(runId, stocksInChunk, POWERS_OF_TWO);
}

/** What a unit of screening reads: its chunks, their stocks, what was decided about them, the rates, and what went wrong before. */
export function readChunks(db: Preparing, runId: number, from: number, to: number): Statement[] {
  const ids = `SELECT value ->> 0 FROM refresh_chunks, json_each(gathered) WHERE run_id = ?1 AND position >= ?2 AND position < ?3`;
  return [
    db
      .prepare("SELECT position, gathered FROM refresh_chunks WHERE run_id = ?1 AND position >= ?2 AND position < ?3")
      .bind(runId, from, to),
    db
      .prepare(`
        SELECT id, symbol, local_symbol AS localSymbol, name, exchange, sector, region, is_screened AS isScreened,
          compliance_status AS complianceStatus, price_change_percent AS priceChangePercent, document, facts
        FROM stocks WHERE id IN (${ids})`)
      .bind(runId, from, to),
    db
      .prepare(`
        SELECT stock_id AS stockId, state, anomalies FROM refresh_reviews
        WHERE stock_id IN (${ids}) AND state IN ('accepted', 'rejected') ORDER BY id`)
      .bind(runId, from, to),
    db
      .prepare(`
        SELECT (SELECT count(*) FROM refresh_chunks WHERE run_id = ?1) AS chunks,
          (SELECT problems FROM refresh_steps WHERE run_id = ?1 AND step = 'fundamentals') AS problems,
          (SELECT json_object('asOf', as_of, 'rates', rates, 'url', url) FROM exchange_rates ORDER BY as_of DESC LIMIT 1) AS rates`)
      .bind(runId),
  ];
}

export type RatesRow = Pick<ExchangeRates, "asOf" | "url"> & { rates: string };

export type StagedChunk = {
  position: number;
  staged: string;
  compared: number;
  covered: number;
  changed: number;
  statusesChanged: number;
  held: number;
};

const COLUMNS_OF_A_CHUNK = 7;

/** Stages a unit's chunks in one statement: D1 takes a hundred parameters, each of at most 2 MB. */
export function stageChunks(db: Preparing, runId: number, chunks: readonly StagedChunk[]): Statement[] {
  if (chunks.length === 0) return [];
  const rows = chunks.map((_, row) => {
    const places = Array.from(
      { length: COLUMNS_OF_A_CHUNK },
      (_, column) => `?${2 + row * COLUMNS_OF_A_CHUNK + column}`,
    );
    return `(${places.join(", ")})`;
  });
  const values = chunks.flatMap(({ position, staged, compared, covered, changed, statusesChanged, held }) => [
    ...[position, staged, compared, covered, changed, statusesChanged, held],
  ]);
  return [
    db
      .prepare(`
        WITH fresh (position, staged, compared, covered, changed, statuses_changed, held) AS (VALUES ${rows.join(", ")})
        UPDATE refresh_chunks SET staged = fresh.staged, compared = fresh.compared, covered = fresh.covered,
          changed = fresh.changed, statuses_changed = fresh.statuses_changed, held = fresh.held
        FROM fresh WHERE refresh_chunks.run_id = ?1 AND refresh_chunks.position = fresh.position`)
      .bind(runId, ...values),
  ];
}

/** What a run staged, once it is over. */
export function deleteChunks(db: Preparing, runId: number): Statement {
  return db
    .prepare(`
      DELETE FROM refresh_chunks
      WHERE run_id = ?1 AND EXISTS (SELECT 1 FROM refresh_runs WHERE id = ?1 AND state NOT IN ('running', 'held'))`)
    .bind(runId);
}

/** How many chunks of a run are not screened yet. */
export async function countOpenChunks(db: MeteredDatabase, runId: number): Promise<number> {
  const [found] = await db.batch<{ open: number }>([
    db.prepare("SELECT count(*) AS open FROM refresh_chunks WHERE run_id = ?1 AND staged IS NULL").bind(runId),
  ]);
  return found?.results[0]?.open ?? 0;
}
