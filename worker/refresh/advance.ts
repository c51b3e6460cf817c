import { FETCH_STEP_IDS, REFRESH_STEP_IDS, type RefreshStep } from "../../domain/refresh/refresh-steps.ts";
import { findRunAnomalies } from "../../domain/refresh/run-anomalies.ts";
import { meteredDatabase } from "../platform/metered-database.ts";
import type { RefreshSources } from "../providers/refresh-sources.ts";
import { fetchUnit } from "./fetch/fetch-unit.ts";
import { deleteParts } from "./fetch/repository.ts";
import type { RefreshProfile } from "./profile.ts";
import { publishRun } from "./publish/repository.ts";
import {
  addToStep,
  endRun,
  insertRunReview,
  isRunning,
  moveRun,
  readTotals,
  type StepCost,
  saveTotals,
  type Totals,
  takeLease,
} from "./repository.ts";
import { assembleChunks, countOpenChunks } from "./screen/repository.ts";
import { screenUnit } from "./screen/screen-unit.ts";
import type { Unit, UnitContext } from "./unit.ts";

export type Driver = {
  db: D1Database;
  /** The sources of a run, the same for every unit of it. */
  sources: (asOf: string) => Promise<{ sources: RefreshSources; requests: () => number }>;
  profile: RefreshProfile;
  /** Names the driver: two of them never work on a run at once. */
  token: string;
  clock: () => Date;
};

export type Advanced = {
  state: "running" | "waiting" | "over";
  /** Seconds before the next unit makes sense. */
  waitSeconds: number;
  /** True when this unit published the run. */
  isPublished: boolean;
};

/** The steps that must know what there is to ask; for the others a recording's manifest need not be read. */
const ASKS_SOURCES: ReadonlySet<RefreshStep> = new Set([...FETCH_STEP_IDS, "reconcile"]);
const NO_TASKS = { listings: [], fundamentals: [], quotes: [], holdings: [], metals: [], rates: [] };
const NO_SOURCES = {
  sources: { mode: "recording", asOf: "", covers: [], tasks: NO_TASKS } satisfies RefreshSources,
  requests: () => 0,
};

const BUSY: Advanced = { state: "waiting", waitSeconds: 5, isPublished: false };
const OVER: Advanced = { state: "over", waitSeconds: 0, isPublished: false };

/**
 * Does the next unit of a run. What it did and that it is done are written in one transaction, so a driver that dies
 * anywhere leaves a run that the next one continues.
 */
export async function advanceRun(driver: Driver, runId: number): Promise<Advanced> {
  const started = performance.now();
  const { token, profile, clock } = driver;
  const db = meteredDatabase(driver.db);
  const run = await takeLease(db, { runId, token, now: clock(), leaseSeconds: profile.leaseSeconds });
  if (!run) return (await isRunning(db, runId)) ? BUSY : OVER;
  const { sources, requests } = ASKS_SOURCES.has(run.step) ? await driver.sources(run.as_of) : NO_SOURCES;
  const context: UnitContext = { db, run, sources, profile, now: clock() };
  const cost = () => ({ requests: requests(), ...db.cost(), milliseconds: Math.round(performance.now() - started) });
  if (run.step === "reconcile") return reconcile(context, token, cost);
  if (run.step === "publish") return publish(context, token, cost);
  const unit = await UNITS[run.step](context);
  const { step, done, total } = following(run.step, unit, sources);
  await db.batch([
    ...unit.effects,
    addToStep(db, run, stepCost(unit, withCommit(cost(), unit.effects.length))),
    moveRun(db, { run, token, now: clock(), step, done, total, attempts: unit.attempts ?? 0 }),
  ]);
  return { state: "running", waitSeconds: unit.waitSeconds ?? 0, isPublished: false };
}

const UNITS: Readonly<Record<Exclude<RefreshStep, "reconcile" | "publish">, (context: UnitContext) => Promise<Unit>>> =
  {
    listings: fetchUnit,
    fundamentals: fetchUnit,
    quotes: fetchUnit,
    holdings: fetchUnit,
    metals: fetchUnit,
    rates: fetchUnit,
    assemble: assembleUnit,
    screen: screenUnit,
    stage: stageUnit,
  };

async function assembleUnit({ db, run, profile }: UnitContext): Promise<Unit> {
  await db.batch([assembleChunks(db, run.id, profile.stocksInChunk)]);
  return { effects: [deleteParts(db, run.id)], done: 1, total: 1 };
}

/** The staged dataset is complete when every chunk is; a chunk that is missing would be a fault of this program. */
async function stageUnit({ db, run }: UnitContext): Promise<Unit> {
  if ((await countOpenChunks(db, run.id)) > 0) throw new Error(`run ${run.id} has chunks that were not screened`);
  return { effects: [], done: 1, total: 1 };
}

type Cost = Pick<StepCost, "requests" | "queries" | "rowsWritten" | "milliseconds">;

/** Looks at the run as a whole: enough coverage, not too many statuses changing. What fails waits for an admin. */
async function reconcile(context: UnitContext, token: string, cost: () => Cost): Promise<Advanced> {
  const { db, run, sources, now } = context;
  const [sums, last, expected, funds] = await db.batch<Record<string, unknown>>(readTotals(db, run, sources.covers));
  const totals = totalsOf(sums?.results[0]);
  const found = findRunAnomalies({
    ...totals,
    expected: Number(last?.results[0]?.["covered"] ?? expected?.results[0]?.["expected"] ?? 0),
  });
  const problems = (funds?.results ?? []).map(({ fund, haram, held }) => ({
    ...{ source: null, about: String(fund), count: Number(haram) },
    problem: `${haram} of ${held} companies held by the fund are haram here`,
  }));
  const record = addToStep(db, run, { ...stepCost({ effects: [], done: 1, total: 1, problems }, cost()) });
  const save = saveTotals(db, run, totals);
  if (found.length === 0) {
    await db.batch([save, record, moveRun(db, { run, token, now, step: "stage", done: 0, total: 1 })]);
    return { state: "running", waitSeconds: 0, isPublished: false };
  }
  const problem = found.map(({ code, figure }) => `${code}: ${figure.toFixed(1)} %`).join("; ");
  await db.batch([
    save,
    record,
    insertRunReview(db, run, found, now),
    endRun(db, { run, token, state: "held", now, problem }),
  ]);
  return OVER;
}

async function publish({ db, run, now }: UnitContext, token: string, cost: () => Cost): Promise<Advanced> {
  const results = await db.batch(publishRun(db, { run, token, now }));
  await db.batch([addToStep(db, run, stepCost({ effects: [], done: 1, total: 1 }, cost()))]);
  return { ...OVER, isPublished: (results.at(-2)?.meta.changes ?? 0) > 0 };
}

/** Where the run stands after a unit: the same step, or the next one that has something to do. */
function following(step: RefreshStep, { done, total }: Pick<Unit, "done" | "total">, sources: RefreshSources) {
  if (done < total) return { step, done, total };
  const next = REFRESH_STEP_IDS[REFRESH_STEP_IDS.indexOf(step) + 1] ?? "publish";
  const tasks = (sources.tasks as Readonly<Partial<Record<RefreshStep, readonly unknown[]>>>)[next];
  return { step: next, done: 0, total: tasks?.length ?? 1 };
}

function totalsOf(row: Record<string, unknown> | undefined): Totals {
  const figure = (name: string) => Number(row?.[name] ?? 0);
  return {
    compared: figure("compared"),
    covered: figure("covered"),
    changed: figure("changed"),
    statusesChanged: figure("statusesChanged"),
    held: figure("held"),
  };
}

function stepCost(unit: Unit, cost: Cost): StepCost {
  const { done, total, items = 0, problems = [], hasFailed = false } = unit;
  return { ...cost, done, total, items, problems, attempts: hasFailed ? 1 : 0 };
}

/** The commit that a cost is written with is a part of it: its statements, and a row for each. */
function withCommit(cost: Cost, effects: number): Cost {
  const statements = effects + 2;
  return { ...cost, queries: cost.queries + statements, rowsWritten: cost.rowsWritten + statements };
}
