import type { SourceId } from "../../../domain/facts/sources.ts";
import type { ExchangeCode } from "../../../domain/issuers/exchanges.ts";
import type { RefreshStep } from "../../../domain/refresh/refresh-steps.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import type { RunRow } from "../run-row.ts";

export type NewRun = Pick<RunRow, "trigger" | "month" | "market_data" | "as_of"> & { total: number; now: Date };

/** Starts a run unless one is on, or its month already had one: one statement, so of many callers one succeeds. */
export async function insertRun(db: D1Database, run: NewRun): Promise<number | undefined> {
  const inserted = await db
    .prepare(`
      INSERT INTO refresh_runs (trigger, month, market_data, as_of, state, running, step, done, total, attempts,
        lease_until, started_at, advanced_at)
      SELECT ?1, ?2, ?3, ?4, 'running', 1, 'listings', 0, ?5, 0, 0, ?6, ?6
      WHERE NOT EXISTS (SELECT 1 FROM refresh_runs WHERE running = 1)
      ON CONFLICT DO NOTHING RETURNING id`)
    .bind(run.trigger, run.month, run.market_data, run.as_of, run.total, epochSeconds(run.now))
    .first<{ id: number }>();
  return inserted?.id;
}

/** What earlier runs left waiting counts no more once a new one is on: its staged figures are older. */
export async function discardBefore(db: D1Database, runId: number): Promise<void> {
  await db.batch([
    db.prepare("DELETE FROM refresh_parts WHERE run_id < ?1").bind(runId),
    db.prepare("DELETE FROM refresh_rest WHERE run_id < ?1").bind(runId),
    db.prepare("DELETE FROM refresh_chunks WHERE run_id < ?1").bind(runId),
    db
      .prepare(
        "UPDATE refresh_reviews SET state = 'superseded' WHERE state = 'open' AND stock_id IS NULL AND run_id < ?1",
      )
      .bind(runId),
  ]);
}

export async function findRunningRun(db: D1Database): Promise<RunRow | null> {
  return db.prepare("SELECT * FROM refresh_runs WHERE running = 1").first<RunRow>();
}

/** A run that cannot even be driven. */
export async function markRunFailed(db: D1Database, runId: number, problem: string, now: Date): Promise<void> {
  await db
    .prepare(`
      UPDATE refresh_runs SET state = 'failed', running = NULL, finished_at = ?2, problem = ?3
      WHERE id = ?1 AND state = 'running'`)
    .bind(runId, epochSeconds(now), problem)
    .run();
}

/** Claims a run that has stood still since `advancedAt`; of many callers one succeeds. */
export async function claimStalledRun(db: D1Database, run: RunRow, now: Date): Promise<boolean> {
  const { meta } = await db
    .prepare("UPDATE refresh_runs SET advanced_at = ?3 WHERE id = ?1 AND advanced_at = ?2 AND state = 'running'")
    .bind(run.id, run.advanced_at, epochSeconds(now))
    .run();
  return meta.changes > 0;
}

/** The stocks of an exchange by symbol, the largest first, names that are not screened yet last. */
export async function listSymbols(db: D1Database, exchange: ExchangeCode, most: number): Promise<string[]> {
  const { results } = await db
    .prepare("SELECT symbol FROM stocks WHERE exchange = ?1 ORDER BY id LIMIT ?2")
    .bind(exchange, most)
    .all<{ symbol: string }>();
  return results.map(({ symbol }) => symbol);
}

export type DatasetRow = {
  version: number;
  screenedOn: string;
  publishedAt: number;
  halalStocks: number;
  stockCount: number;
};

export type SourceRow = {
  source: SourceId;
  lastSuccessAt: number | null;
  asOf: string | null;
  items: number;
  lastFailureAt: number | null;
  problem: string | null;
};

/** Whether the last try to read a source failed. */
export function isFailing({ lastFailureAt, lastSuccessAt }: SourceRow): boolean {
  return lastFailureAt !== null && lastFailureAt > (lastSuccessAt ?? 0);
}

export type StatusRows = {
  dataset: DatasetRow | undefined;
  running: RunRow | undefined;
  last: RunRow | undefined;
  heldStocks: number;
  sources: SourceRow[];
  /** Whether the scheduled run of the month asked about exists. */
  hasMonth: boolean;
};

/** Everything the status says, in one round trip. */
export async function readStatus(db: D1Database, month: string): Promise<StatusRows> {
  const [dataset, running, last, held, sources, ofMonth] = await db.batch<Record<string, unknown>>([
    db.prepare(`
      SELECT version, screened_on AS screenedOn, published_at AS publishedAt, halal_stocks AS halalStocks,
        halal_stocks + questionable_stocks + haram_stocks AS stockCount
      FROM datasets ORDER BY version DESC LIMIT 1`),
    db.prepare("SELECT * FROM refresh_runs WHERE running = 1"),
    db.prepare("SELECT * FROM refresh_runs WHERE running IS NULL ORDER BY id DESC LIMIT 1"),
    db.prepare("SELECT count(*) AS held FROM refresh_reviews WHERE state = 'open' AND stock_id IS NOT NULL"),
    db.prepare(`
      SELECT source, last_success_at AS lastSuccessAt, as_of AS asOf, items, last_failure_at AS lastFailureAt, problem
      FROM market_sources ORDER BY source`),
    db.prepare("SELECT 1 FROM refresh_runs WHERE month = ?1").bind(month),
  ]);
  return {
    dataset: dataset?.results[0] as DatasetRow | undefined,
    running: running?.results[0] as RunRow | undefined,
    last: last?.results[0] as RunRow | undefined,
    heldStocks: Number(held?.results[0]?.["held"] ?? 0),
    sources: (sources?.results ?? []) as SourceRow[],
    hasMonth: (ofMonth?.results.length ?? 0) > 0,
  };
}

export type StepRow = {
  run_id: number;
  step: RefreshStep;
  done: number;
  total: number;
  requests: number;
  queries: number;
  rows_written: number;
  milliseconds: number;
  attempts: number;
  items: number;
  problems: string;
};

/** One page of runs, newest first, with their steps and how many there are in all. */
export async function listRuns(db: D1Database, page: { cursor?: number | undefined; limit: number }) {
  const below = page.cursor ?? Number.MAX_SAFE_INTEGER;
  const [runs, steps, all] = await db.batch<Record<string, unknown>>([
    db.prepare("SELECT * FROM refresh_runs WHERE id < ?1 ORDER BY id DESC LIMIT ?2").bind(below, page.limit + 1),
    db
      .prepare(`
        SELECT refresh_steps.* FROM refresh_steps
        WHERE run_id IN (SELECT id FROM refresh_runs WHERE id < ?1 ORDER BY id DESC LIMIT ?2)`)
      .bind(below, page.limit),
    db.prepare("SELECT count(*) AS total FROM refresh_runs"),
  ]);
  return {
    runs: (runs?.results ?? []) as RunRow[],
    steps: (steps?.results ?? []) as StepRow[],
    totalCount: Number(all?.results[0]?.["total"] ?? 0),
  };
}
