import type { AutomationStatus, RefreshRun } from "../../../schema/contracts/automation.ts";
import { OUT_OF_DATE_AFTER_DAYS } from "../../../schema/vocabulary/refresh-limits.ts";
import type { RunTrigger } from "../../../schema/vocabulary/refresh-steps.ts";
import { SOURCES, type SourceId } from "../../../schema/vocabulary/sources.ts";
import { latestDueRefresh, nextRefresh, refreshMonth } from "../../domain/refresh/schedule.ts";
import type { Bindings } from "../../env.ts";
import { ProviderError } from "../../market-data/provider-error.ts";
import { isoTime } from "../../platform/epoch-seconds.ts";
import { AppError } from "../../platform/errors.ts";
import { type Page, pageOf } from "../../platform/page.ts";
import { marketData, marketDataMode } from "./market-data.ts";
import {
  claimStalledRun,
  discardBefore,
  findRunningRun,
  insertRun,
  isFailing,
  listRuns,
  markRunFailed,
  readStatus,
  type SourceRow,
  type StatusRows,
  type StepRow,
} from "./repository.ts";
import { runProgress, stepLabel } from "./run-progress.ts";
import type { RunRow } from "./run-row.ts";

const DAY_SECONDS = 86_400;
/** A run that has not moved for so long has lost its driver. */
const STALLED_AFTER_SECONDS = 900;

const SOURCES_OF_MODE: Readonly<Record<"recording" | "live", readonly SourceId[]>> = {
  recording: ["sec-edgar", "nasdaq-screener", "market-snapshot", "sp-funds", "exchange-rates"],
  live: ["sec-edgar", "nasdaq-screener", "sp-funds", "sec-nport", "gold-api", "exchange-rates"],
};

export type Automation = { env: Bindings; now: Date };

/** What the automation page shows, and what is due but was missed. */
export async function automationStatus(
  automation: Automation,
): Promise<{ status: AutomationStatus; rows: StatusRows }> {
  const { env, now } = automation;
  const rows = await readStatus(env.DB, refreshMonth(latestDueRefresh(now)));
  const mode = marketDataMode(env);
  const known = new Map(rows.sources.map((row) => [row.source, row]));
  const sources = [...new Set([...SOURCES_OF_MODE[mode], ...known.keys()])].map((id) =>
    sourceStatus(id, known.get(id), now),
  );
  const { dataset, running, last } = rows;
  const status = {
    schedulerActive: isAutomationOn(env),
    automationEnabled: isAutomationOn(env),
    nextUpdate: nextRefresh(now).toISOString(),
    stockCount: dataset?.stockCount ?? 0,
    halalStocks: dataset?.halalStocks ?? 0,
    systemHealth: systemHealth(rows, sources, now),
    lastUpdate: dataset ? isoTime(dataset.publishedAt) : null,
    marketData: mode,
    asOf: dataset?.screenedOn ?? null,
    run: running ? runProgress(running) : null,
    lastRun: last ? runProgress(last) : null,
    heldStocks: rows.heldStocks,
    sources,
  };
  return { status, rows };
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

/** One page of runs with their steps, newest first. */
export async function listRefreshRuns(
  db: D1Database,
  query: { cursor?: number | undefined; limit: number },
): Promise<Page<RefreshRun>> {
  const { runs, steps, totalCount } = await listRuns(db, query);
  const page = pageOf(runs, query.limit, totalCount);
  const rows = page.rows.map((run) =>
    refreshRun(
      run,
      steps.filter(({ run_id }) => run_id === run.id),
    ),
  );
  return { ...page, rows };
}

function refreshRun(run: RunRow, steps: readonly StepRow[]): RefreshRun {
  return {
    ...runProgress(run),
    month: run.month,
    marketData: run.market_data,
    asOf: run.as_of,
    compared: run.compared,
    covered: run.covered,
    changed: run.changed,
    statusesChanged: run.statuses_changed,
    held: run.held,
    datasetVersion: run.dataset_version,
    problem: run.problem,
    steps: steps.map(({ run_id: _, rows_written, problems, ...step }) => ({
      ...step,
      label: stepLabel(step.step),
      rowsWritten: rows_written,
      problems: JSON.parse(problems),
    })),
  };
}

function isAutomationOn(env: Bindings): boolean {
  return env.REFRESH !== undefined && env.AUTOMATION !== "off";
}

type SourceStatus = AutomationStatus["sources"][number];

function sourceStatus(id: SourceId, row: SourceRow | undefined, now: Date): SourceStatus {
  const { lastSuccessAt = null, asOf = null, items = 0, problem = null } = row ?? {};
  const hasFailed = row !== undefined && isFailing(row);
  const isStale = lastSuccessAt !== null && isOlderThan(lastSuccessAt, OUT_OF_DATE_AFTER_DAYS, now);
  return {
    id,
    label: SOURCES[id].label,
    state: hasFailed ? "failing" : lastSuccessAt === null ? "never" : isStale ? "stale" : "fresh",
    lastSuccessAt: lastSuccessAt === null ? null : isoTime(lastSuccessAt),
    asOf,
    items,
    problem: hasFailed ? problem : null,
  };
}

function systemHealth({ dataset, last }: StatusRows, sources: readonly SourceStatus[], now: Date): string {
  if (!dataset) return "No data yet";
  if (last?.state === "failed") return "Last refresh failed";
  if (last?.state === "held") return "Last refresh held for review";
  const failing = sources.filter(({ state }) => state === "failing").length;
  if (failing > 0) return failing === 1 ? "Degraded: 1 source is failing" : `Degraded: ${failing} sources are failing`;
  return isOlderThan(dataset.publishedAt, OUT_OF_DATE_AFTER_DAYS, now) ? "Out of date" : "Healthy";
}

function isOlderThan(time: number, days: number, now: Date): boolean {
  return now.getTime() / 1000 - time > days * DAY_SECONDS;
}
