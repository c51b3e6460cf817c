import type { RunTrigger } from "../../domain/refresh/refresh-steps.ts";
import { latestDueRefresh, refreshMonth } from "../../domain/refresh/schedule.ts";
import type { Bindings } from "../env.ts";
import { AppError } from "../platform/errors.ts";
import { ProviderError } from "../providers/provider-error.ts";
import { marketData } from "./market-data.ts";
import {
  claimStalledRun,
  discardBefore,
  findRunningRun,
  insertRun,
  markRunFailed,
  type StatusRows,
} from "./runs/repository.ts";

/** A run that has not moved for so long has lost its driver. */
const STALLED_AFTER_SECONDS = 900;

export type Automation = { env: Bindings; now: Date };

export function isAutomationOn(env: Bindings): boolean {
  return env.REFRESH !== undefined && env.AUTOMATION !== "off";
}

/** Starts the scheduled run that was missed, and drives one on whose driver is gone; each once, however many ask. */
export async function catchUp(automation: Automation, { dataset, running, hasMonth }: StatusRows): Promise<void> {
  const { env, now } = automation;
  const due = latestDueRefresh(now);
  if (running) {
    const isStalled = now.getTime() / 1000 - running.advanced_at > STALLED_AFTER_SECONDS;
    if (isStalled && (await claimStalledRun(env.DB, running, now))) await drive(automation, running.id);
    return;
  }
  const isMissed = dataset !== undefined && dataset.publishedAt * 1000 < due.getTime() && !hasMonth;
  if (isMissed && isAutomationOn(env)) await startScheduledRun(automation, due).catch(waitForNextCheck);
}

/** Nothing to run it on now: the next status check tries again. */
function waitForNextCheck(cause: unknown): void {
  if (!(cause instanceof AppError && cause.code === "unavailable")) throw cause;
}

/** Starts the run of a month, unless it had one or another run is on. */
export async function startScheduledRun(automation: Automation, due: Date): Promise<number | undefined> {
  if (!isAutomationOn(automation.env)) return undefined;
  return startRun(automation, "schedule", refreshMonth(due));
}

/**
 * Starts a run at an admin's word.
 *
 * @throws AppError conflict with the number of the run that is on
 * @throws AppError unavailable when there is nothing to run it with or on
 */
export async function triggerRun(automation: Automation): Promise<number> {
  const runId = await startRun(automation, "admin", null);
  if (runId !== undefined) return runId;
  const running = await findRunningRun(automation.env.DB);
  const id = running?.id ?? 0;
  throw new AppError("conflict", `Refresh ${id} is already running`, { "x-refresh-run": String(id) });
}

async function startRun(
  automation: Automation,
  trigger: RunTrigger,
  month: string | null,
): Promise<number | undefined> {
  const { env, now } = automation;
  if (!env.REFRESH) throw new AppError("unavailable", "This installation has no Workflow to run a refresh with");
  const { sources } = await availableSources(env, now);
  const { mode, asOf, tasks } = sources;
  const run = { trigger, month, market_data: mode, as_of: asOf, total: tasks.listings.length, now };
  const runId = await insertRun(env.DB, run);
  if (runId === undefined) return undefined;
  await discardBefore(env.DB, runId);
  await drive(automation, runId);
  return runId;
}

async function availableSources(env: Bindings, now: Date) {
  try {
    return await marketData(env, now.toISOString().slice(0, 10));
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    throw new AppError("unavailable", "There is no market data to refresh from here: set MARKET_DATA=live");
  }
}

/** Hands a run to a new Workflow instance; the run's lease keeps two of them from working at once. */
export async function drive({ env, now }: Automation, runId: number): Promise<void> {
  try {
    await env.REFRESH?.create({ id: `refresh-${runId}-${now.getTime()}`, params: { runId } });
  } catch (cause) {
    await markRunFailed(env.DB, runId, "The Workflow could not be started", now);
    throw cause;
  }
}
