import { REFRESH_STEPS, type RefreshStep } from "../../domain/refresh/refresh-steps.ts";
import type { RunProgress } from "../../schema/contracts/automation.ts";
import { isoTime } from "../platform/epoch-seconds.ts";
import type { Run } from "./run/repository.ts";

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
