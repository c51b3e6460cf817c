import { isoDay } from "../../domain/facts/iso-date.ts";
import type { RunTrigger } from "../../domain/refresh/refresh-steps.ts";
import { latestDueRefresh, refreshMonth } from "../../domain/refresh/schedule.ts";
import { database } from "../platform/database.ts";
import { type Bindings, isAutomationOn } from "../platform/env.ts";
import { epochSeconds } from "../platform/epoch-seconds.ts";
import { AppError } from "../platform/errors.ts";
import { ProviderError } from "../providers/network/provider-error.ts";
import { type Link, tokenOf } from "./chain.ts";
import { marketData } from "./market-data.ts";
import { claimLostRun, type Run } from "./run/repository.ts";
import {
  beginRun,
  findRun,
  findRunningRun,
  insertRun,
  restartRun,
  type StatusRows,
  stopRun,
} from "./runs/repository.ts";

export type Automation = { env: Bindings; now: Date };

/** Starts a missed scheduled run, and finds a new driver for a run that has lost its own; each once, however many callers. */
export async function catchUp(automation: Automation, { dataset, running, hasMonth }: StatusRows): Promise<void> {
  const { env, now } = automation;
  if (running) {
    if (running.leaseUntil <= epochSeconds(now)) await resumeLostRun(automation);
    return;
  }
  const due = latestDueRefresh(now);
  const isMissed = dataset !== undefined && dataset.publishedAt < due && !hasMonth;
  if (isMissed && isAutomationOn(env)) await startScheduledRun(automation, due).catch(waitForNextCheck);
}

/** The run cannot be driven now: the next check tries again. */
function waitForNextCheck(cause: unknown): void {
  if (!(cause instanceof AppError && cause.code === "unavailable")) throw cause;
}

/** Finds a new driver for a run that has lost its own, if there is one. */
export async function resumeLostRun({ env, now }: Automation): Promise<void> {
  if (!env.REFRESH) return;
  const link = firstLink(now);
  const runId = await claimLostRun(database(env.DB), { token: tokenOf(link), now });
  if (runId !== undefined) await env.REFRESH.create({ id: tokenOf(link), params: { runId, ...link } });
}

/** Starts the run of a month, unless it had one or another run is active. */
export async function startScheduledRun(automation: Automation, due: Date): Promise<number | undefined> {
  if (!isAutomationOn(automation.env)) return undefined;
  return startRun(automation, "schedule", refreshMonth(due));
}

/**
 * Starts a run for an admin.
 *
 * @throws AppError conflict with the number of the active run
 * @throws AppError unavailable when there is nothing to run it with or on
 */
export async function triggerRun(automation: Automation): Promise<number> {
  const runId = await startRun(automation, "admin", null);
  if (runId !== undefined) return runId;
  const running = await findRunningRun(automation.env.DB);
  throw alreadyRunning(running?.id ?? 0);
}

function alreadyRunning(id: number): AppError {
  return new AppError("conflict", ["refresh_running", { run: id }], { headers: { "x-refresh-run": String(id) } });
}

/**
 * Ends a run for an admin. Nothing of it is published, and it can be resumed until another one starts.
 *
 * @throws AppError not_found, or conflict when it is over
 */
export async function cancelRun({ env, now }: Automation, runId: number): Promise<Run> {
  const end = { state: "cancelled", problem: "cancelled", now } as const;
  if (!(await stopRun(env.DB, runId, end))) throw refusalOf(await findRun(env.DB, runId), "refresh_not_running");
  return knownRun(env.DB, runId);
}

/**
 * Lets a cancelled or failed run continue where it stopped.
 *
 * @throws AppError not_found, or conflict when it cannot continue
 */
export async function resumeRun({ env, now }: Automation, runId: number): Promise<Run> {
  if (!env.REFRESH) throw noWorkflow();
  const link = firstLink(now);
  if (!(await restartRun(env.DB, runId, tokenOf(link), now))) {
    const running = await findRunningRun(env.DB);
    if (running && running.id !== runId) throw alreadyRunning(running.id);
    throw refusalOf(await findRun(env.DB, runId), "refresh_not_resumable");
  }
  await drive({ env, now }, runId, link);
  return knownRun(env.DB, runId);
}

function refusalOf(run: Run | undefined, reason: "refresh_not_running" | "refresh_not_resumable"): AppError {
  if (!run) return new AppError("not_found", ["no_such_refresh"]);
  return new AppError("conflict", [reason, { run: run.id }]);
}

async function knownRun(db: D1Database, runId: number): Promise<Run> {
  const run = await findRun(db, runId);
  if (!run) throw new AppError("not_found", ["no_such_refresh"]);
  return run;
}

async function startRun(
  automation: Automation,
  trigger: RunTrigger,
  month: string | null,
): Promise<number | undefined> {
  const { env, now } = automation;
  if (!env.REFRESH) throw noWorkflow();
  const { sources } = await availableSources(env, now);
  const { mode, asOf, requests } = sources;
  const run = { trigger, month, marketData: mode, asOf, total: requests.listings.length, now, isReserved: true };
  const runId = await insertRun(env.DB, run);
  if (runId === undefined) return undefined;
  const link = firstLink(now);
  await beginRun(env.DB, runId, tokenOf(link));
  await drive(automation, runId, link);
  return runId;
}

function noWorkflow(): AppError {
  return new AppError("unavailable", ["no_workflow"]);
}

async function availableSources(env: Bindings, now: Date) {
  try {
    return await marketData(env, isoDay(now));
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    throw new AppError("unavailable", ["no_market_data"]);
  }
}

/** A new chain of instances: of two created in one millisecond, the lease admits only one. */
export function firstLink(now: Date): Link {
  return { chain: `refresh-${now.getTime()}-${crypto.randomUUID().slice(0, 8)}`, link: 1 };
}

/** Hands a run to the first instance of a new chain. */
export async function drive({ env, now }: Automation, runId: number, link: Link): Promise<void> {
  try {
    await env.REFRESH?.create({ id: tokenOf(link), params: { runId, ...link } });
  } catch (cause) {
    await stopRun(env.DB, runId, { state: "failed", problem: "workflow_not_started", now });
    throw new AppError("unavailable", ["refresh_not_started"], { headers: { "retry-after": "300" }, cause });
  }
}
