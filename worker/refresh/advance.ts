import { problemOfAnomalies } from "../../domain/refresh/refresh-problems.ts";
import { FETCH_STEP_IDS, REFRESH_STEPS, type RefreshStep } from "../../domain/refresh/refresh-steps.ts";
import { findRunAnomalies } from "../../domain/refresh/run-anomalies.ts";
import { batch, type Database, meteredDatabase } from "../platform/database.ts";
import type { Bindings } from "../platform/env.ts";
import type { FetchRequest, RefreshSources } from "../providers/answers/refresh-sources.ts";
import type { Pace } from "../providers/network/paced-fetch.ts";
import { forgetPublished } from "../verdicts/published.ts";
import { fetchChunk } from "./fetch/fetch-chunk.ts";
import { deleteGathered } from "./fetch/repository.ts";
import { forgetFunds } from "./funds/repository.ts";
import { type MarketDataBindings, marketData } from "./market-data.ts";
import { type Chunk, type ChunkContext, profileOf, type RefreshProfile } from "./run/chunk.ts";
import {
  addToStep,
  deleteChunks,
  endRun,
  findOpenChunk,
  insertRunReview,
  moveRun,
  type Run,
  readTotals,
  type StepCost,
  saveTotals,
  takeLease,
} from "./run/repository.ts";
import { figureCoverage, sourceCoverage } from "./screen/coverage.ts";
import { assembleSlice, countUncovered, publishRun } from "./screen/repository.ts";
import { screenChunk } from "./screen/screen-chunk.ts";

/** The dependencies of a run's plain functions. */
export type Driver = {
  db: D1Database;
  /** The sources of a run, the same for every chunk of it. */
  sources: (asOf: string) => Promise<{ sources: RefreshSources; requests: () => number }>;
  profile: RefreshProfile;
  /** Identifies the driver: two of them never work on a run at once. */
  token: string;
  clock: () => Date;
  /** Tells readers that their cached answers are no longer the published ones. */
  onPublished: () => Promise<void>;
};

export type DriverBindings = MarketDataBindings & Pick<Bindings, "DB" | "PLAN">;

export function refreshDriver(env: DriverBindings, token: string, pace?: Pace): Driver {
  return {
    db: env.DB,
    sources: (asOf) => marketData(env, asOf, pace),
    profile: profileOf(env.PLAN),
    token,
    clock: () => new Date(),
    onPublished: () => forgetPublished(env.CACHE),
  };
}

export type Advanced = {
  /** `taken`: another driver has the run, or there is no run to drive. */
  state: "running" | "over" | "taken";
  /** Seconds to wait before the next chunk. */
  waitSeconds: number;
  /** True when this chunk published the run. */
  isPublished: boolean;
  /** The requests of the chunk to the database and to sources, every statement counted. */
  subrequests: number;
  /** What the next chunk may ask. */
  nextSubrequests: number;
};

type Spent = Pick<StepCost, "requests" | "queries" | "rowsWritten" | "milliseconds">;
type Working = { context: ChunkContext; token: string; spent: () => Spent };

const FETCH_STEPS: ReadonlySet<RefreshStep> = new Set(FETCH_STEP_IDS);
/** Steps that need the sources; for the others a recording's manifest need not be read. */
const KNOWS_SOURCES: ReadonlySet<RefreshStep> = new Set([...FETCH_STEP_IDS, "assemble", "reconcile"]);
const NOTHING_TO_ASK = { listings: [], fundamentals: [], quotes: [], holdings: [], metals: [], rates: [] };
const NO_SOURCES = {
  sources: { mode: "recording", asOf: "", covers: [], requests: NOTHING_TO_ASK } satisfies RefreshSources,
  requests: () => 0,
};

/**
 * Does the next chunk of a run. Its results and its completion are written in one transaction, so if a driver dies at any point, the
 * next one can continue the run.
 */
export async function advanceRun(driver: Driver, runId: number): Promise<Advanced> {
  const started = performance.now();
  const { token, profile, clock } = driver;
  const { db, cost } = meteredDatabase(driver.db);
  const run = await takeLease(db, { runId, token, now: clock() });
  if (!run) {
    await batch(db, { cleared: deleteChunks(db, runId) });
    return { ...NOTHING_DONE, state: "taken", subrequests: cost().queries };
  }
  const { sources, requests } = KNOWS_SOURCES.has(run.step) ? await driver.sources(run.asOf) : NO_SOURCES;
  const spent = () => ({
    requests: requests(),
    ...cost(),
    milliseconds: Math.round(performance.now() - started),
  });
  const working = { context: { db, run, sources, profile, now: clock() }, token, spent };
  const { step, ...done } = await STEPS[run.step](working);
  if (done.isPublished) await driver.onPublished();
  const { ofFetchChunk, ofChunk } = profile.subrequests;
  return {
    ...NOTHING_DONE,
    ...done,
    subrequests: cost().queries + requests(),
    nextSubrequests: FETCH_STEPS.has(step) || step === "publish" ? ofFetchChunk : ofChunk,
  };
}

const NOTHING_DONE: Advanced = {
  state: "running",
  waitSeconds: 0,
  isPublished: false,
  subrequests: 0,
  nextSubrequests: 0,
};

type StepOutcome = Partial<Pick<Advanced, "state" | "waitSeconds" | "isPublished">> & { step: RefreshStep };

const STEPS: Readonly<Record<RefreshStep, (working: Working) => Promise<StepOutcome>>> = {
  listings: committing(fetchChunk),
  fundamentals: committing(fetchChunk),
  quotes: committing(fetchChunk),
  holdings: committing(fetchChunk),
  metals: committing(fetchChunk),
  rates: committing(fetchChunk),
  assemble: committing(assemble),
  screen: committing(screenChunk),
  reconcile,
  stage: committing(stage),
  publish,
};

function committing(doChunk: (context: ChunkContext) => Promise<Chunk>) {
  return async (working: Working): Promise<StepOutcome> => commit(working, await doChunk(working.context));
}

/** Writes the results of a chunk and the run's new state. */
async function commit({ context, token, spent }: Working, chunk: Chunk): Promise<StepOutcome> {
  const { db, run, sources, now } = context;
  const { attempts = 0, waitSeconds = 0, sourceFailures } = chunk;
  const { step, done, total } = chunk.next ?? following(run.step, chunk, sources);
  await batch(db, {
    effects: chunk.effects,
    cost: addToStep(db, run, stepCost(chunk, withCommit(spent(), chunk.effects.length))),
    moved: moveRun(db, { run, token, now, step, done, total, attempts, sourceFailures, waitSeconds }),
  });
  return { step, waitSeconds };
}

/** Assigns the gathered rows to stocks, a slice at a time, and reports markets that no source was asked for. */
async function assemble({ db, run, sources, profile }: ChunkContext): Promise<Chunk> {
  const done = run.done + 1;
  const { isLast } = await assembleSlice(db, run.id, profile);
  if (!isLast) return { effects: [], done, total: done + 1 };
  const uncovered = await countUncovered(db, sources.covers);
  const problems = uncovered.map(({ exchange, stocks }) => ({
    source: null,
    about: exchange,
    count: stocks,
    problem: "market_not_covered" as const,
  }));
  const effects = [deleteGathered(db, run.id), ...forgetFunds(db, run.asOf)];
  return { effects, done, total: done, problems };
}

/** The staged dataset is complete when every chunk is. A decision about a stock in the meantime reopens its chunk. */
async function stage({ db, run }: ChunkContext): Promise<Chunk> {
  const { position, total } = await findOpenChunk(db, run.id);
  const next = position === undefined ? {} : { next: { step: "screen" as const, done: position, total } };
  return { effects: [], done: 1, total: 1, ...next };
}

/** Checks the run as a whole: enough of every source and figure, not too many changed statuses. A run that fails goes under review. */
async function reconcile({ context, token, spent }: Working): Promise<StepOutcome> {
  const { db, run, sources, now } = context;
  const { totals, counts, last, expected, problems, funds } = await readTotals(db, run, sources.covers);
  const found = findRunAnomalies({
    ...totals,
    expected: last?.covered ?? expected,
    sources: sourceCoverage(sources, problems),
    figures: figureCoverage(counts, last?.counts),
  });
  const aboutFunds = funds.map(({ fund, haram, companies }) => ({
    source: null,
    about: fund,
    count: haram,
    problem: `fund_disagrees ${haram} ${companies}` as const,
  }));
  const common = {
    totals: saveTotals(db, run, totals, counts),
    cost: addToStep(db, run, stepCost({ effects: [], done: 1, total: 1, problems: aboutFunds }, spent())),
  };
  if (found.length === 0 || run.isAccepted) {
    await batch(db, { ...common, moved: moveRun(db, { run, token, now, step: "stage", done: 0, total: 1 }) });
    return { step: "stage" };
  }
  const problem = problemOfAnomalies(found);
  await batch(db, {
    ...common,
    review: insertRunReview(db, run, found, now),
    ended: endRun(db, { run, token, state: "under_review", now, problem }),
  });
  return { step: "reconcile", state: "over" };
}

async function publish({ context, token, spent }: Working): Promise<StepOutcome> {
  const { db, run, now } = context;
  const { ended, staged } = await batch(db, publishRun(db, { run, token, now }));
  const isPublished = ended.meta.changes > 0;
  if (isPublished) await clearInSlices(db, run, staged[0]?.chunks ?? 0);
  const { position, total } = isPublished ? { total: 0 } : await findOpenChunk(db, run.id);
  if (position === undefined) {
    await batch(db, { cost: addToStep(db, run, stepCost({ effects: [], done: 1, total: 1 }, spent())) });
    return { step: "publish", state: "over", isPublished };
  }
  await batch(db, { moved: moveRun(db, { run, token, now, step: "screen", done: position, total }) });
  return { step: "screen" };
}

const SLICES = 8;

/** Deletes what was staged a part at a time: readers wait for no more than one. */
async function clearInSlices(db: Database, run: Run, chunks: number): Promise<void> {
  const size = Math.ceil(chunks / SLICES);
  for (let from = 0; from < chunks; from += size) {
    await batch(db, { cleared: deleteChunks(db, run.id, { from, below: from + size }) });
  }
}

/** The state of the run after a chunk: in the same step, or in the next one that has something to do. */
function following(step: RefreshStep, { done, total }: Pick<Chunk, "done" | "total">, sources: RefreshSources) {
  if (done < total) return { step, done, total };
  const next = REFRESH_STEPS[REFRESH_STEPS.indexOf(step) + 1] ?? "publish";
  const requests = (sources.requests as Readonly<Partial<Record<RefreshStep, readonly FetchRequest[]>>>)[next];
  return { step: next, done: 0, total: requests?.length ?? 1 };
}

function stepCost(chunk: Chunk, spent: Spent): StepCost {
  const { done, total, items = 0, problems = [], hasFailed = false } = chunk;
  return { ...spent, done, total, items, problems, attempts: hasFailed ? 1 : 0 };
}

/** The commit that records a cost is a part of that cost: its statements, and a row for each. */
function withCommit(spent: Spent, effects: number): Spent {
  const statements = effects + 2;
  return { ...spent, queries: spent.queries + statements, rowsWritten: spent.rowsWritten + statements };
}
