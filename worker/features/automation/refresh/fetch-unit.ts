import type { FetchStep } from "../../../../schema/vocabulary/refresh-steps.ts";
import { ProviderError } from "../../../market-data/provider-error.ts";
import type { FetchAnswer, FetchTask } from "../../../market-data/refresh-sources.ts";
import type { Unit, UnitContext } from "./advance.ts";
import { insertAnswer, insertPart, markSourceAnswered, markSourceFailed, type StepProblem } from "./repository.ts";

/** Asks one task's source. A source that keeps failing is given up for the next one; when none is left, for good: the run goes on. */
export async function fetchUnit(context: UnitContext): Promise<Unit> {
  const { db, run, sources, profile, now } = context;
  const tasks = sources.tasks[run.step as FetchStep];
  const task = tasks[run.done];
  if (!task) return { effects: [], done: tasks.length, total: tasks.length };
  const asked = task.sources[Math.floor(run.attempts / profile.attempts)] ?? task.sources[0];
  const next = { done: run.done + 1, total: tasks.length };
  try {
    const answer = await asked.fetch();
    const parts = (answer.parts ?? []).map((part) => insertPart(db, run.id, task.key, part));
    const effects = [...parts, ...insertAnswer(db, answer), markSourceAnswered(db, asked.source, answer, now)];
    return { ...next, effects, items: answer.items, problems: leftOutOf(asked.source, task, answer) };
  } catch (cause) {
    const problem = problemOf(cause);
    const effects = [markSourceFailed(db, asked.source, problem, now)];
    const attempts = attemptsAfter(run.attempts, profile.attempts, problem);
    if (attempts < profile.attempts * task.sources.length) {
      const waitSeconds = profile.backoffSeconds * 2 ** (run.attempts % profile.attempts);
      return { done: run.done, total: tasks.length, effects, failedAttempts: attempts, waitSeconds };
    }
    return { ...next, effects, problems: [{ source: asked.source, about: task.key, problem, count: 0 }] };
  }
}

/** What is not there does not come by asking again: the source's other attempts are passed over. */
function attemptsAfter(attempts: number, ofSource: number, problem: string): number {
  return problem === "answered 404" ? (Math.floor(attempts / ofSource) + 1) * ofSource : attempts + 1;
}

function leftOutOf(source: StepProblem["source"], task: FetchTask, { leftOut }: FetchAnswer): StepProblem[] {
  return Object.entries(leftOut).map(([problem, count]) => ({ source, about: task.key, problem, count }));
}

/** Only a provider's fault may be told; anything else is ours, and its text stays in the log. */
function problemOf(cause: unknown): string {
  if (cause instanceof ProviderError) return cause.problem;
  // biome-ignore lint/suspicious/noConsole: the Worker's log is the console
  console.error(cause);
  return "the answer could not be used";
}
