import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import type { RunProblem } from "../../../domain/refresh/refresh-problems.ts";
import {
  marketSources,
  refreshChunks,
  refreshParts,
  refreshRest,
  refreshReviews,
  refreshRuns,
  refreshSteps,
} from "../../../schema/tables/refresh.ts";
import { stocks } from "../../../schema/tables/stocks.ts";
import { batch, type Database, database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import type { PageAsked } from "../../platform/page.ts";
import { newestDataset, runQueries } from "../../verdicts/datasets/repository.ts";
import { ENDED, LEASE_SECONDS, type Run } from "../run/repository.ts";

export type NewRun = Pick<Run, "trigger" | "month" | "marketData" | "asOf" | "total"> & {
  now: Date;
  /** Reserves the run for the driver that `beginRun` names; otherwise the first driver may take it. */
  isReserved?: boolean;
};

/** Starts a run unless one is active, or its month already had one: one statement, so of many callers one succeeds. */
export async function insertRun(binding: D1Database, run: NewRun): Promise<number | undefined> {
  const now = epochSeconds(run.now);
  const { inserted } = await batch(database(binding), {
    inserted: database(binding).all<{ id: number }>(sql`
      INSERT INTO refresh_runs (trigger, month, market_data, as_of, state, running, step, done, total, attempts,
        lease_token, lease_until, started_at, advanced_at)
      SELECT ${run.trigger}, ${run.month}, ${run.marketData}, ${run.asOf}, 'running', 1, 'listings', 0, ${run.total}, 0,
        ${run.isReserved ? "nobody yet" : null}, ${run.isReserved ? now + LEASE_SECONDS : 0}, ${now}, ${now}
      WHERE NOT EXISTS (SELECT 1 FROM refresh_runs WHERE running = 1)
      ON CONFLICT DO NOTHING RETURNING id`),
  });
  return inserted[0]?.id;
}

/** Discards what earlier runs left, since their staged figures are older, and gives the new run to its driver. */
export async function beginRun(binding: D1Database, runId: number, token: string): Promise<void> {
  const db = database(binding);
  await batch(db, {
    driver: db.update(refreshRuns).set({ leaseToken: token }).where(eq(refreshRuns.id, runId)),
    parts: db.delete(refreshParts).where(lt(refreshParts.runId, runId)),
    rest: db.delete(refreshRest).where(lt(refreshRest.runId, runId)),
    chunks: db.delete(refreshChunks).where(lt(refreshChunks.runId, runId)),
    reviews: db
      .update(refreshReviews)
      .set({ state: "superseded" })
      .where(and(eq(refreshReviews.state, "open"), isNull(refreshReviews.stockId), lt(refreshReviews.runId, runId))),
  });
}

export async function findRunningRun(binding: D1Database): Promise<Run | undefined> {
  return database(binding).select().from(refreshRuns).where(eq(refreshRuns.running, 1)).get();
}

export async function findRun(binding: D1Database, runId: number): Promise<Run | undefined> {
  return database(binding).select().from(refreshRuns).where(eq(refreshRuns.id, runId)).get();
}

/** Ends an active run; false when it was over already. */
export async function stopRun(
  binding: D1Database,
  runId: number,
  end: { state: "failed" | "cancelled"; problem: RunProblem; now: Date },
): Promise<boolean> {
  const now = epochSeconds(end.now);
  const stopped = await database(binding)
    .update(refreshRuns)
    .set({ ...ENDED, state: end.state, problem: end.problem, finishedAt: now, advancedAt: now })
    .where(and(eq(refreshRuns.id, runId), eq(refreshRuns.state, "running")))
    .returning({ id: refreshRuns.id });
  return stopped.length > 0;
}

/** Lets the newest run continue where it stopped, with a new driver, unless another run is active; of many callers one succeeds. */
export async function restartRun(binding: D1Database, runId: number, token: string, now: Date): Promise<boolean> {
  const seconds = epochSeconds(now);
  const { restarted } = await batch(database(binding), {
    restarted: database(binding).all(sql`
      UPDATE OR IGNORE refresh_runs SET state = 'running', running = 1, attempts = 0, failures = 0, source_failures = '{}',
        finished_at = NULL, problem = NULL, advanced_at = ${seconds}, lease_token = ${token}, lease_until = ${seconds + LEASE_SECONDS}
      WHERE id = ${runId} AND state IN ('cancelled', 'failed') AND id = (SELECT max(id) FROM refresh_runs) RETURNING id`),
  });
  return restarted.length > 0;
}

/** The stocks of an exchange by symbol, largest first, unscreened names last. */
export async function listSymbols(binding: D1Database, exchange: ExchangeCode, most: number): Promise<string[]> {
  const rows = await database(binding)
    .select({ symbol: stocks.symbol })
    .from(stocks)
    .where(eq(stocks.exchange, exchange))
    .orderBy(asc(stocks.id))
    .limit(most);
  return rows.map(({ symbol }) => symbol);
}

export async function listCompanies(binding: D1Database, exchange: ExchangeCode) {
  return database(binding)
    .select({ symbol: stocks.symbol, name: stocks.name })
    .from(stocks)
    .where(and(eq(stocks.exchange, exchange), eq(stocks.isScreened, true)))
    .orderBy(asc(stocks.id));
}

export type SourceRow = typeof marketSources.$inferSelect;

/** Whether the last attempt to read a source failed. */
export function isFailing({ lastFailureAt, lastSuccessAt }: SourceRow): boolean {
  return lastFailureAt !== null && lastFailureAt > (lastSuccessAt ?? 0);
}

export type StatusRows = Awaited<ReturnType<typeof readStatus>>;

/** The complete status in one round trip, including whether a month's scheduled run exists. */
export async function readStatus(binding: D1Database, month: string) {
  const db = database(binding);
  return statusOf(await batch(db, statusQueries(db, month)));
}

/** The statements of the status, to be combined with others in one round trip. */
export function statusQueries(db: Database, month: string) {
  return {
    dataset: newestDataset(db),
    ...runQueries(db),
    sources: db.select().from(marketSources).orderBy(asc(marketSources.source)),
    ofMonth: db.select({ id: refreshRuns.id }).from(refreshRuns).where(eq(refreshRuns.month, month)),
  };
}

type Answered<Queries> = { [Name in keyof Queries]: Awaited<Queries[Name]> };

export function statusOf(rows: Answered<ReturnType<typeof statusQueries>>) {
  const { dataset, running, last, reviews, sources, ofMonth } = rows;
  return {
    dataset: dataset[0],
    running: running[0],
    last: last[0],
    sources,
    stocksUnderReview: reviews[0]?.stocks ?? 0,
    hasMonth: ofMonth.length > 0,
  };
}

export type StepRow = typeof refreshSteps.$inferSelect;

export async function listRuns(binding: D1Database, page: PageAsked) {
  const db = database(binding);
  const below = lt(refreshRuns.id, page.cursor ?? Number.MAX_SAFE_INTEGER);
  const ids = db
    .select({ id: refreshRuns.id })
    .from(refreshRuns)
    .where(below)
    .orderBy(desc(refreshRuns.id))
    .limit(page.limit);
  const { runs, steps, all } = await batch(db, {
    runs: db
      .select()
      .from(refreshRuns)
      .where(below)
      .orderBy(desc(refreshRuns.id))
      .limit(page.limit + 1),
    steps: db.select().from(refreshSteps).where(inArray(refreshSteps.runId, ids)),
    all: db.select({ total: count() }).from(refreshRuns),
  });
  return { runs, steps, totalCount: all[0]?.total ?? 0 };
}
