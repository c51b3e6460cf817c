import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { SourceId } from "../../../domain/facts/company-facts.ts";
import type { RowProblem, RunProblem, SourceProblem, StepRemark } from "../../../domain/refresh/refresh-problems.ts";
import type { RefreshStep, RunState } from "../../../domain/refresh/refresh-steps.ts";
import type { RunAnomaly } from "../../../domain/refresh/run-anomalies.ts";
import { refreshChunks, refreshReviews, refreshRuns, refreshSteps } from "../../../schema/tables/refresh.ts";
import { batch, type Database, type Query } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";

export type Run = typeof refreshRuns.$inferSelect;

/** A driver that is silent for this long is lost, and another may continue. A chunk never takes that long. */
export const LEASE_SECONDS = 60;
/** A chunk that fails this many times ends the run. */
const MOST_FAILURES = 6;
const FIRST_WAIT_SECONDS = 10;

/** A run that is over has no driver. */
export const ENDED = { running: null, leaseUntil: 0, leaseToken: null } as const;

/**
 * Takes a run for one chunk, unless another driver has it. The same driver may take it again, and writes nothing while its lease lasts
 * long enough for a chunk.
 */
export async function takeLease(
  db: Database,
  { runId, token, now }: { runId: number; token: string; now: Date },
): Promise<Run | undefined> {
  const seconds = epochSeconds(now);
  const isRunning = and(eq(refreshRuns.id, runId), eq(refreshRuns.state, "running"));
  const isLeased = and(eq(refreshRuns.leaseToken, token), gt(refreshRuns.leaseUntil, seconds + LEASE_SECONDS / 2));
  const { mine } = await batch(db, { mine: db.select().from(refreshRuns).where(and(isRunning, isLeased)) });
  if (mine[0]) return mine[0];
  const isFree = or(
    eq(refreshRuns.leaseToken, token),
    isNull(refreshRuns.leaseToken),
    lte(refreshRuns.leaseUntil, seconds),
  );
  const { taken } = await batch(db, {
    taken: db
      .update(refreshRuns)
      .set({ leaseToken: token, leaseUntil: seconds + LEASE_SECONDS })
      .where(and(isRunning, isFree))
      .returning(),
  });
  return taken[0];
}

/** Hands the run to the next driver; false when another driver has it. Repeating it gives the same result. */
export async function handOver(
  db: Database,
  runId: number,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<boolean> {
  const { handed } = await batch(db, {
    handed: db
      .update(refreshRuns)
      .set({ leaseToken: to, leaseUntil: epochSeconds(now) + LEASE_SECONDS })
      .where(
        and(
          eq(refreshRuns.id, runId),
          eq(refreshRuns.state, "running"),
          or(eq(refreshRuns.leaseToken, from), eq(refreshRuns.leaseToken, to)),
        ),
      )
      .returning({ id: refreshRuns.id }),
  });
  return handed.length > 0;
}

/**
 * Records that a chunk failed, and ends the run when that has happened too often in a row. Returns the seconds to wait before the
 * next attempt; undefined when there is none.
 */
export async function noteFailure(
  db: Database,
  { runId, token, now }: { runId: number; token: string; now: Date },
): Promise<number | undefined> {
  const isMine = and(eq(refreshRuns.id, runId), eq(refreshRuns.leaseToken, token), eq(refreshRuns.state, "running"));
  const seconds = epochSeconds(now);
  const { noted } = await batch(db, {
    noted: db
      .update(refreshRuns)
      .set({
        failures: sql`${refreshRuns.failures} + 1`,
        leaseUntil: sql`${seconds + LEASE_SECONDS} + (${FIRST_WAIT_SECONDS} << ${refreshRuns.failures})`,
      })
      .where(isMine)
      .returning({ failures: refreshRuns.failures }),
    ended: db
      .update(refreshRuns)
      .set({ ...ENDED, state: "failed", finishedAt: seconds, problem: "chunk_failed" })
      .where(and(isMine, sql`${refreshRuns.failures} >= ${MOST_FAILURES}`)),
  });
  const failures = noted[0]?.failures ?? MOST_FAILURES;
  return failures < MOST_FAILURES ? FIRST_WAIT_SECONDS * 2 ** (failures - 1) : undefined;
}

/** Deletes what a run staged in some of its chunks, or in all, once it is over. */
export function deleteChunks(db: Database, runId: number | SQL, { from = 0, below = Number.MAX_SAFE_INTEGER } = {}) {
  return db.run(sql`
    DELETE FROM refresh_chunks WHERE position >= ${from} AND position < ${below}
      AND run_id = (SELECT id FROM refresh_runs WHERE id = ${runId} AND state NOT IN ('running', 'under_review'))`);
}

/** After the stocks were replaced, on which staged results rest: a running run screens them again, and one under review is rejected. */
export async function screenAnew(db: Database): Promise<void> {
  const isUnderReview = sql`state = 'under_review'`;
  await batch(db, {
    reviews: db.run(sql`UPDATE refresh_reviews SET state = 'superseded' WHERE state = 'open' AND stock_id IS NULL`),
    chunks: db.run(
      sql`DELETE FROM refresh_chunks WHERE run_id IN (SELECT id FROM refresh_runs WHERE ${isUnderReview})`,
    ),
    rejected: db.run(sql`UPDATE refresh_runs SET state = 'rejected' WHERE ${isUnderReview}`),
    staged: db.run(sql`UPDATE refresh_chunks SET staged = NULL`),
    running: db.run(sql`
      UPDATE refresh_runs SET step = 'screen', done = 0, total = 1, attempts = 0
      WHERE state = 'running' AND step IN ('screen', 'reconcile', 'stage', 'publish')`),
  });
}

/** Takes a run with a lost driver for a new one; of many callers one succeeds. Undefined when there is none. */
export async function claimLostRun(db: Database, { token, now }: { token: string; now: Date }) {
  const seconds = epochSeconds(now);
  const isLost = and(eq(refreshRuns.running, 1), lte(refreshRuns.leaseUntil, seconds));
  const { claimed } = await batch(db, {
    ended: db
      .update(refreshRuns)
      .set({ ...ENDED, state: "failed", finishedAt: seconds, problem: "driver_lost" })
      .where(and(isLost, sql`${refreshRuns.failures} >= ${MOST_FAILURES}`)),
    claimed: db
      .update(refreshRuns)
      .set({ leaseToken: token, leaseUntil: seconds + LEASE_SECONDS, failures: sql`${refreshRuns.failures} + 1` })
      .where(isLost)
      .returning({ id: refreshRuns.id }),
    /** A driver that was lost after its publication may have left some. */
    cleared: deleteChunks(db, sql`(SELECT max(id) FROM refresh_runs)`),
  });
  return claimed[0]?.id;
}

export type Move = {
  run: Run;
  token: string;
  now: Date;
  /** The state of the run after the chunk. */
  step: RefreshStep;
  done: number;
  total: number;
  attempts?: number;
  /** How often in a row each source has failed; unchanged by default. */
  sourceFailures?: Readonly<Record<string, number>> | undefined;
  /** Seconds before the next chunk. */
  waitSeconds?: number;
};

/** Moves the run on and renews the lease; does nothing for a driver that has lost it. */
export function moveRun(db: Database, move: Move): Query {
  const { run, token, step, done, total, attempts = 0, sourceFailures, waitSeconds = 0 } = move;
  const now = epochSeconds(move.now);
  return db
    .update(refreshRuns)
    .set({
      step,
      done,
      total,
      attempts,
      advancedAt: now,
      failures: 0,
      leaseUntil: now + waitSeconds + LEASE_SECONDS,
      ...(sourceFailures && { sourceFailures: JSON.stringify(sourceFailures) }),
    })
    .where(and(eq(refreshRuns.id, run.id), eq(refreshRuns.leaseToken, token), eq(refreshRuns.state, "running")));
}

/** What did not fit or did not arrive: `lost` says whether it was all of it or one part. */
export type StepProblem = {
  source: SourceId | null;
  about: string;
  problem: SourceProblem | RowProblem | StepRemark;
  count: number;
  lost?: "request" | "part";
};
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

export function addToStep(db: Database, run: Run, { problems, done, total, ...cost }: StepCost): Query {
  const added = Object.fromEntries(
    Object.keys(cost).map((name) => {
      const column = refreshSteps[name as keyof typeof cost];
      return [name, sql`${column} + excluded.${sql.identifier(column.name)}`];
    }),
  );
  return db
    .insert(refreshSteps)
    .values({ runId: run.id, step: run.step, done, total, ...cost, problems: JSON.stringify(problems) })
    .onConflictDoUpdate({
      target: [refreshSteps.runId, refreshSteps.step],
      set: {
        ...added,
        done,
        total,
        problems: sql`CASE WHEN excluded.problems = '[]' THEN ${refreshSteps.problems} ELSE
          (SELECT json_group_array(json(value)) FROM (
            SELECT value FROM json_each(${refreshSteps.problems}) UNION ALL SELECT value FROM json_each(excluded.problems)))
          END`,
      },
    });
}

export type Totals = Record<"compared" | "covered" | "changed" | "statusesChanged" | "underReview", number>;
/** How many stocks are known to have a figure, and for how many it arrived. */
export type FigureCounts = Readonly<Record<string, readonly [known: number, fresh: number]>>;

/**
 * The totals of a run's chunks, the coverage it is compared with, the figures that its sources did not give, and the companies in
 * halal funds that are haram here.
 */
export async function readTotals(db: Database, run: Run, covers: readonly string[]) {
  const { totals, figures, last, expected, lost, funds } = await batch(db, {
    totals: db.all<Totals>(sql`
      SELECT coalesce(sum(compared), 0) AS compared, coalesce(sum(covered), 0) AS covered, coalesce(sum(changed), 0) AS changed,
        coalesce(sum(statuses_changed), 0) AS statusesChanged, coalesce(sum(held), 0) AS underReview
      FROM refresh_chunks WHERE run_id = ${run.id}`),
    figures: db.all<{ figure: string; known: number; fresh: number }>(sql`
      SELECT figure.key AS figure, sum(figure.value ->> 0) AS known, sum(figure.value ->> 1) AS fresh
      FROM refresh_chunks, json_each(refresh_chunks.coverage) AS figure WHERE run_id = ${run.id} GROUP BY figure.key`),
    last: db.all<{ covered: number; coverage: string }>(sql`
      SELECT covered, coverage FROM refresh_runs WHERE state = 'published' AND market_data = ${run.marketData} ORDER BY id DESC LIMIT 1`),
    expected: db.all<{ expected: number }>(sql`
      SELECT count(*) AS expected FROM stocks
      WHERE is_screened AND exchange IN (SELECT value FROM json_each(${JSON.stringify(covers)}))`),
    lost: db.all<{ step: RefreshStep; problems: string }>(sql`
      SELECT step, problems FROM refresh_steps WHERE run_id = ${run.id} AND step IN ('fundamentals', 'quotes')`),
    funds: db.all<{ fund: string; haram: number; companies: number }>(sql`
      SELECT fund, count(*) AS haram, json_array_length(symbols) AS companies
      FROM fund_holdings, json_each(symbols) JOIN stocks ON stocks.symbol = value
      WHERE compliance_status = 'haram' GROUP BY fund`),
  });
  const counts: FigureCounts = Object.fromEntries(figures.map(({ figure, known, fresh }) => [figure, [known, fresh]]));
  return {
    totals: totals[0] ?? { compared: 0, covered: 0, changed: 0, statusesChanged: 0, underReview: 0 },
    counts,
    last: last[0] && { covered: last[0].covered, counts: JSON.parse(last[0].coverage) as FigureCounts },
    expected: expected[0]?.expected ?? 0,
    problems: lost.flatMap(({ step, problems }) =>
      (JSON.parse(problems) as StepProblem[]).map((problem) => ({ ...problem, step })),
    ),
    funds,
  };
}

export function saveTotals(db: Database, run: Run, totals: Totals, counts: FigureCounts): Query {
  return db
    .update(refreshRuns)
    .set({ ...totals, coverage: JSON.stringify(counts) })
    .where(eq(refreshRuns.id, run.id));
}

export function endRun(
  db: Database,
  end: { run: Run; token: string; state: Exclude<RunState, "running" | "published">; now: Date; problem: RunProblem },
): Query {
  const { run, token, state, problem } = end;
  const now = epochSeconds(end.now);
  return db
    .update(refreshRuns)
    .set({ ...ENDED, state, problem, finishedAt: now, advancedAt: now })
    .where(and(eq(refreshRuns.id, run.id), eq(refreshRuns.leaseToken, token), eq(refreshRuns.state, "running")));
}

export function insertRunReview(db: Database, run: Run, anomalies: readonly RunAnomaly[], now: Date): Query {
  return db.insert(refreshReviews).values({
    runId: run.id,
    stockId: null,
    state: "open",
    openedAt: epochSeconds(now),
    anomalies: JSON.stringify(anomalies),
  });
}

/** Positions are dense: the last one tells without reading the chunks, which counting them would. */
export const countOfChunks = (runId: number) =>
  sql`(SELECT coalesce(max(position) + 1, 0) FROM refresh_chunks WHERE run_id = ${runId})`;

/** The number of chunks of stocks in a run, and the first that is not screened; undefined when all are. */
export async function findOpenChunk(db: Database, runId: number) {
  const { chunks, open } = await batch(db, {
    chunks: db.all<{ total: number }>(sql`SELECT ${countOfChunks(runId)} AS total`),
    open: db
      .select({ position: refreshChunks.position })
      .from(refreshChunks)
      .where(and(eq(refreshChunks.runId, runId), isNull(refreshChunks.staged)))
      .orderBy(asc(refreshChunks.position))
      .limit(1),
  });
  return { total: chunks[0]?.total ?? 0, position: open[0]?.position };
}
