import { REFRESH_STEPS, type RefreshStep } from "../../domain/refresh/refresh-steps.ts";
import type { RunProgress } from "../../schema/contracts/automation.ts";
import { isoTime } from "../platform/epoch-seconds.ts";
import type { RunRow } from "./run-row.ts";

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

export function stepLabel(step: RefreshStep): string {
  return REFRESH_STEPS.find(({ id }) => id === step)?.label ?? step;
}

/** Where a run stands, for people. */
export function runProgress(run: RunRow): RunProgress {
  return {
    id: run.id,
    trigger: run.trigger,
    state: run.state,
    step: run.step,
    stepLabel: stepLabel(run.step),
    done: run.done,
    total: run.total,
    percent: run.state === "published" ? 100 : percentDone(run),
    startedAt: isoTime(run.started_at),
    finishedAt: run.finished_at === null ? null : isoTime(run.finished_at),
  };
}

function percentDone({ step, done, total }: RunRow): number {
  let percent = total > 0 ? (SHARE[step] * Math.min(done, total)) / total : 0;
  for (const { id } of REFRESH_STEPS) {
    if (id === step) break;
    percent += SHARE[id];
  }
  return Math.min(100, percent);
}
