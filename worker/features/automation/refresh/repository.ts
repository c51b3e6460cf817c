import type { ExchangeRates } from "../../../../schema/seed/universe-format.ts";
import type { RefreshStep, RunState } from "../../../../schema/vocabulary/refresh-steps.ts";
import type { SourceId } from "../../../../schema/vocabulary/sources.ts";
import type { FetchAnswer, GatheredPart } from "../../../market-data/refresh-sources.ts";
import { epochSeconds } from "../../../platform/epoch-seconds.ts";
import type { MeteredDatabase } from "../../../platform/metered-database.ts";
import { IDS_IN_A_BUCKET, UNKNOWN_BUCKET } from "../../stocks/stock-id.ts";
import type { RunRow } from "../run-row.ts";

type Statement = D1PreparedStatement;
type Preparing = Pick<MeteredDatabase, "prepare">;

const GRAMS_IN_A_TROY_OUNCE = 31.1034768;

/** Takes the run for one unit, in one statement, unless another driver has it. The same driver may take it again. */
export async function takeLease(
  db: MeteredDatabase,
  lease: { runId: number; token: string; now: Date; leaseSeconds: number },
): Promise<RunRow | undefined> {
  const now = epochSeconds(lease.now);
  const [taken] = await db.batch<RunRow>([
    db
      .prepare(`
        UPDATE refresh_runs SET lease_token = ?2, lease_until = ?3
        WHERE id = ?1 AND state = 'running' AND (lease_until <= ?4 OR lease_token = ?2)
        RETURNING *`)
      .bind(lease.runId, lease.token, now + lease.leaseSeconds, now),
  ]);
  return taken?.results[0];
}

export type Advance = {
  run: RunRow;
  token: string;
  now: Date;
  /** Where the run stands after the unit. */
  step: RefreshStep;
  done: number;
  total: number;
  attempts?: number;
};

/** Moves the run on and gives the lease back; does nothing for a driver that has lost it. */
export function moveRun(db: Preparing, { run, token, now, step, done, total, attempts = 0 }: Advance): Statement {
  return db
    .prepare(`
      UPDATE refresh_runs SET step = ?3, done = ?4, total = ?5, attempts = ?6, advanced_at = ?7, lease_until = 0
      WHERE id = ?1 AND lease_token = ?2 AND state = 'running'`)
    .bind(run.id, token, step, done, total, attempts, epochSeconds(now));
}

export type StepProblem = { source: SourceId | null; about: string; problem: string; count: number };
export type StepCost = {
  done: number;
  total: number;
  requests: number;
  queries: number;
  rowsWritten: number;
  milliseconds: number;
  attempts: number;
  items: number;
  problems: readonly StepProblem[];
};

/** Adds a unit's cost to its step. */
export function addToStep(db: Preparing, run: RunRow, cost: StepCost): Statement {
  return db
    .prepare(`
      INSERT INTO refresh_steps (run_id, step, done, total, requests, queries, rows_written, milliseconds, attempts, items, problems)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      ON CONFLICT (run_id, step) DO UPDATE SET
        done = excluded.done, total = excluded.total, requests = requests + excluded.requests,
        queries = queries + excluded.queries, rows_written = rows_written + excluded.rows_written,
        milliseconds = milliseconds + excluded.milliseconds, attempts = attempts + excluded.attempts,
        items = items + excluded.items,
        problems = CASE WHEN excluded.problems = '[]' THEN problems ELSE
          (SELECT json_group_array(json(value)) FROM (SELECT value FROM json_each(problems) UNION ALL SELECT value FROM json_each(excluded.problems)))
        END`)
    .bind(
      ...[run.id, run.step, cost.done, cost.total, cost.requests, cost.queries, cost.rowsWritten, cost.milliseconds],
      ...[cost.attempts, cost.items, JSON.stringify(cost.problems)],
    );
}

const PARTS_IN_A_STATEMENT = 24;

/** Keeps a unit's answers, many in one statement. */
export function insertParts(
  db: Preparing,
  runId: number,
  parts: readonly { task: string; part: GatheredPart }[],
): Statement[] {
  return inRowsOf(parts, PARTS_IN_A_STATEMENT, 3).map(({ slice, values }) =>
    db
      .prepare(`
        INSERT INTO refresh_parts (run_id, task, kind, payload) VALUES ${values}
        ON CONFLICT (run_id, task, kind) DO UPDATE SET payload = excluded.payload`)
      .bind(runId, ...slice.flatMap(({ task, part }) => [task, part.kind, JSON.stringify(part.rows)])),
  );
}

/** The pieces that are left of a task. What an attempt before it may have left makes place. */
export function insertRest(db: Preparing, runId: number, task: string, pieces: readonly string[]): Statement[] {
  const numbered = pieces.map((piece, position) => ({ piece, position }));
  return [
    deleteRest(db, runId, task),
    ...inRowsOf(numbered, PARTS_IN_A_STATEMENT, 3).map(({ slice, values }) =>
      db
        .prepare(`INSERT INTO refresh_rest (run_id, task, position, piece) VALUES ${values}`)
        .bind(runId, ...slice.flatMap(({ piece, position }) => [task, position, piece])),
    ),
  ];
}

/** The places of many rows in one statement whose first value, the run, they share. */
function inRowsOf<Row>(
  rows: readonly Row[],
  most: number,
  columns: number,
): { slice: readonly Row[]; values: string }[] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, part) => {
    const slice = rows.slice(part * most, (part + 1) * most);
    const places = (row: number) => Array.from({ length: columns }, (__, column) => `?${2 + row * columns + column}`);
    return { slice, values: slice.map((_row, row) => `(?1, ${places(row).join(", ")})`).join(", ") };
  });
}

export type Piece = { position: number; piece: string; remaining: number };

/** The next piece that is left of a task, and how many are left with it. */
export async function findNextPiece(db: MeteredDatabase, runId: number, task: string): Promise<Piece | undefined> {
  const [found] = await db.batch<Piece>([
    db
      .prepare(`
        SELECT position, piece, (SELECT count(*) FROM refresh_rest WHERE run_id = ?1 AND task = ?2) AS remaining
        FROM refresh_rest WHERE run_id = ?1 AND task = ?2 ORDER BY position LIMIT 1`)
      .bind(runId, task),
  ]);
  return found?.results[0];
}

export function deletePiece(db: Preparing, runId: number, task: string, position: number): Statement {
  return db
    .prepare("DELETE FROM refresh_rest WHERE run_id = ?1 AND task = ?2 AND position = ?3")
    .bind(runId, task, position);
}

export function deleteRest(db: Preparing, runId: number, task: string): Statement {
  return db.prepare("DELETE FROM refresh_rest WHERE run_id = ?1 AND task = ?2").bind(runId, task);
}

/** What an answer changes at once, because each of these figures is good by itself. */
export function insertAnswer(db: Preparing, { metal, rates, holdings }: FetchAnswer): Statement[] {
  const statements: Statement[] = [];
  if (metal) {
    statements.push(
      db
        .prepare(`
          INSERT INTO metal_prices (metal, as_of, price_per_gram, source_label, source_url) VALUES (?1, ?2, ?3, ?4, ?5)
          ON CONFLICT (metal, as_of) DO UPDATE SET price_per_gram = excluded.price_per_gram`)
        .bind(metal.metal, metal.asOf, metal.dollarsPerTroyOunce / GRAMS_IN_A_TROY_OUNCE, metal.source, metal.url),
    );
  }
  if (rates) {
    statements.push(
      db
        .prepare(`
          INSERT INTO exchange_rates (as_of, rates, url) VALUES (?1, ?2, ?3)
          ON CONFLICT (as_of) DO UPDATE SET rates = excluded.rates WHERE rates IS NOT excluded.rates`)
        .bind(rates.asOf, JSON.stringify(rates.rates), rates.url),
    );
  }
  if (holdings) {
    statements.push(
      db
        .prepare(`
          INSERT INTO fund_holdings (fund, as_of, symbols, source, url) VALUES (?1, ?2, ?3, ?4, ?5)
          ON CONFLICT (fund) DO UPDATE SET
            as_of = excluded.as_of, symbols = excluded.symbols, source = excluded.source, url = excluded.url`)
        .bind(holdings.fund, holdings.asOf, JSON.stringify(holdings.symbols), holdings.source, holdings.url),
    );
  }
  return statements;
}

export function markSourceAnswered(db: Preparing, source: SourceId, answer: FetchAnswer, now: Date): Statement {
  return db
    .prepare(`
      INSERT INTO market_sources (source, last_success_at, as_of, items) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (source) DO UPDATE SET last_success_at = excluded.last_success_at, as_of = excluded.as_of, items = excluded.items`)
    .bind(source, epochSeconds(now), answer.asOf, answer.items);
}

export function markSourceFailed(db: Preparing, source: SourceId, problem: string, now: Date): Statement {
  return db
    .prepare(`
      INSERT INTO market_sources (source, last_failure_at, problem) VALUES (?1, ?2, ?3)
      ON CONFLICT (source) DO UPDATE SET last_failure_at = excluded.last_failure_at, problem = excluded.problem`)
    .bind(source, epochSeconds(now), problem);
}

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

/** The sums of a run's chunks, the coverage it is measured against, and the companies in halal funds that are haram here. */
export function readTotals(db: Preparing, run: RunRow, covers: readonly string[]): Statement[] {
  return [
    db
      .prepare(`
        SELECT sum(compared) AS compared, sum(covered) AS covered, sum(changed) AS changed,
          sum(statuses_changed) AS statusesChanged, sum(held) AS held FROM refresh_chunks WHERE run_id = ?1`)
      .bind(run.id),
    db
      .prepare(
        "SELECT covered FROM refresh_runs WHERE state = 'published' AND market_data = ?1 ORDER BY id DESC LIMIT 1",
      )
      .bind(run.market_data),
    db
      .prepare(`
        SELECT count(*) AS expected FROM stocks
        WHERE is_screened AND exchange IN (SELECT value FROM json_each(?1))`)
      .bind(JSON.stringify(covers)),
    db.prepare(`
      SELECT fund, count(*) AS haram, json_array_length(symbols) AS held
      FROM fund_holdings, json_each(symbols) JOIN stocks ON stocks.symbol = value
      WHERE compliance_status = 'haram' GROUP BY fund`),
  ];
}

export type Totals = Record<"compared" | "covered" | "changed" | "statusesChanged" | "held", number>;

export function saveTotals(db: Preparing, run: RunRow, totals: Totals): Statement {
  return db
    .prepare(
      "UPDATE refresh_runs SET compared = ?2, covered = ?3, changed = ?4, statuses_changed = ?5, held = ?6 WHERE id = ?1",
    )
    .bind(run.id, totals.compared, totals.covered, totals.changed, totals.statusesChanged, totals.held);
}

/** Ends a run without publishing it. */
export function endRun(
  db: Preparing,
  end: { run: RunRow; token: string; state: Exclude<RunState, "running" | "published">; now: Date; problem: string },
): Statement {
  return db
    .prepare(`
      UPDATE refresh_runs SET state = ?3, running = NULL, finished_at = ?4, advanced_at = ?4, problem = ?5, lease_until = 0
      WHERE id = ?1 AND lease_token = ?2 AND state = 'running'`)
    .bind(end.run.id, end.token, end.state, epochSeconds(end.now), end.problem);
}

/** Opens the review of a whole run. */
export function insertRunReview(db: Preparing, run: RunRow, anomalies: unknown, now: Date): Statement {
  return db
    .prepare(
      "INSERT INTO refresh_reviews (run_id, stock_id, state, opened_at, anomalies) VALUES (?1, NULL, 'open', ?2, ?3)",
    )
    .bind(run.id, epochSeconds(now), JSON.stringify(anomalies));
}

/** The raw answers, once they lie beside their stocks. */
export function deleteParts(db: Preparing, runId: number): Statement {
  return db.prepare("DELETE FROM refresh_parts WHERE run_id = ?1").bind(runId);
}

/** What a run staged, once it is over. */
export function deleteChunks(db: Preparing, runId: number): Statement {
  return db
    .prepare(`
      DELETE FROM refresh_chunks
      WHERE run_id = ?1 AND EXISTS (SELECT 1 FROM refresh_runs WHERE id = ?1 AND state NOT IN ('running', 'held'))`)
    .bind(runId);
}
