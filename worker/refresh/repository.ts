import type { SourceId } from "../../domain/facts/sources.ts";
import type { RefreshStep, RunState } from "../../domain/refresh/refresh-steps.ts";
import { epochSeconds } from "../platform/epoch-seconds.ts";
import type { MeteredDatabase } from "../platform/metered-database.ts";
import type { RunRow } from "./run-row.ts";

type Statement = D1PreparedStatement;
type Preparing = Pick<MeteredDatabase, "prepare">;

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

/** True while a run is on, whoever drives it. */
export async function isRunning(db: MeteredDatabase, runId: number): Promise<boolean> {
  const [found] = await db.batch([
    db.prepare("SELECT 1 FROM refresh_runs WHERE id = ?1 AND state = 'running'").bind(runId),
  ]);
  return (found?.results.length ?? 0) > 0;
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
