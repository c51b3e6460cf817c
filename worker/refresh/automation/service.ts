import type { SourceId } from "../../../domain/facts/company-facts.ts";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import { REFRESH_STEPS, type RefreshStep } from "../../../domain/refresh/refresh-steps.ts";
import { daysOfOldFigures, latestDueRefresh, nextRefresh, refreshMonth } from "../../../domain/refresh/schedule.ts";
import type { AutomationStatus, RefreshRun, RunProgress, SystemHealth } from "../../../schema/contracts/automation.ts";
import { healthText } from "../../../schema/wording/en/refresh.ts";
import { isAutomationOn, marketDataMode } from "../../platform/env.ts";
import { isoTime } from "../../platform/epoch-seconds.ts";
import { type Page, type PageAsked, pageOf } from "../../platform/page.ts";
import { countAged } from "../../verdicts/on-day.ts";
import type { Run, StepProblem } from "../run/repository.ts";
import { isFailing, listRuns, readStatus, type SourceRow, type StatusRows, type StepRow } from "../runs/repository.ts";
import type { Automation } from "../start-run.ts";

const DAYS_OF_A_MONTH = 30.4;

const SOURCES_OF_MODE: Readonly<Record<"recording" | "live", readonly SourceId[]>> = {
  recording: ["sec-edgar", "nasdaq-screener", "market-snapshot", "sp-funds", "exchange-rates"],
  live: ["sec-edgar", "xbrl-filings", "nasdaq-screener", "sp-funds", "sec-nport", "gold-api", "exchange-rates"],
};

/** The data of the automation page; also starts what is due but was missed. */
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
  const health = healthOf(rows, sources, now);
  const status = {
    schedulerActive: isAutomationOn(env),
    automationEnabled: isAutomationOn(env),
    nextUpdate: nextRefresh(now).toISOString(),
    stockCount: dataset?.stockCount ?? 0,
    halalStocks: dataset ? dataset.halalStocks - countAged(dataset.ageing, isoDay(now)).halal : 0,
    health,
    systemHealth: healthText(health),
    lastUpdate: dataset ? updatedAt(dataset).toISOString() : null,
    marketData: mode,
    asOf: dataset?.screenedOn ?? null,
    run: running ? runProgress(running) : null,
    lastRun: last ? runProgress(last) : null,
    stocksUnderReview: rows.stocksUnderReview,
    sources,
  };
  return { status, rows };
}

export async function listRefreshRuns(db: D1Database, query: PageAsked): Promise<Page<RefreshRun>> {
  const { runs, steps, totalCount } = await listRuns(db, query);
  const page = pageOf(runs, query.limit, totalCount);
  const rows = page.rows.map((run) =>
    refreshRun(
      run,
      steps.filter(({ runId }) => runId === run.id),
    ),
  );
  return { ...page, rows };
}

function refreshRun(run: Run, steps: readonly StepRow[]): RefreshRun {
  return {
    ...runProgress(run),
    month: run.month,
    marketData: run.marketData,
    asOf: run.asOf,
    compared: run.compared,
    covered: run.covered,
    changed: run.changed,
    statusesChanged: run.statusesChanged,
    underReview: run.underReview,
    datasetVersion: run.datasetVersion,
    problem: problemOf(run.problem),
    steps: steps.map(({ runId: _, problems, ...step }) => ({
      ...step,
      problems: (JSON.parse(problems) as StepProblem[]).map(({ problem, ...rest }) => ({
        ...rest,
        problem: { code: problem },
      })),
    })),
  };
}

const problemOf = (stored: string | null) => (stored === null ? null : { code: stored });

type SourceStatus = AutomationStatus["sources"][number];

function sourceStatus(id: SourceId, row: SourceRow | undefined, now: Date): SourceStatus {
  const { lastSuccessAt = null, asOf = null, items = 0, problem = null } = row ?? {};
  const hasFailed = row !== undefined && isFailing(row);
  const heardOn = lastSuccessAt === null ? null : isoTime(lastSuccessAt);
  const isStale = [heardOn, asOf].some((day) => day !== null && daysOfOldFigures(day, now) !== undefined);
  return {
    id,
    state: hasFailed ? "failing" : lastSuccessAt === null ? "never" : isStale ? "stale" : "fresh",
    lastSuccessAt: heardOn,
    asOf,
    items,
    problem: hasFailed ? problemOf(problem) : null,
  };
}

function healthOf({ dataset, last }: StatusRows, sources: readonly SourceStatus[], now: Date): SystemHealth {
  if (!dataset) return { state: "no_data" };
  if (last?.state === "failed") return { state: "run_failed" };
  if (last?.state === "under_review") return { state: "run_under_review" };
  const days = daysOfOldFigures(dataset.screenedOn, now);
  if (days !== undefined) return { state: "figures_old", months: Math.floor(days / DAYS_OF_A_MONTH) };
  const failing = sources.filter(({ state }) => state === "failing").length;
  if (failing > 0) return { state: "degraded", failing };
  return { state: "healthy" };
}

/** The embedded universe was updated on the day of its figures, not when it was loaded here. */
function updatedAt({ universe, screenedOn, publishedAt }: NonNullable<StatusRows["dataset"]>): Date {
  return universe === null ? publishedAt : new Date(screenedOn);
}

/** How much of a run's time each step takes, in percent; measured on the recording. */
const SHARE: Readonly<Record<RefreshStep, number>> = {
  listings: 4,
  fundamentals: 14,
  quotes: 8,
  holdings: 1,
  metals: 1,
  rates: 1,
  assemble: 3,
  screen: 64,
  reconcile: 1,
  stage: 1,
  publish: 2,
};

export function runProgress(run: Run): RunProgress {
  const { id, trigger, state, step, done, total, startedAt, finishedAt } = run;
  return {
    id,
    trigger,
    state,
    step,
    done,
    total,
    percent: state === "published" ? 100 : percentDone(run),
    startedAt: isoTime(startedAt),
    finishedAt: finishedAt === null ? null : isoTime(finishedAt),
  };
}

function percentDone({ step, done, total }: Run): number {
  let percent = total > 0 ? (SHARE[step] * Math.min(done, total)) / total : 0;
  for (const before of REFRESH_STEPS) {
    if (before === step) break;
    percent += SHARE[before];
  }
  return Math.min(100, percent);
}
