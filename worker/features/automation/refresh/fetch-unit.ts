import type { FetchStep } from "../../../../schema/vocabulary/refresh-steps.ts";
import type { SourceId } from "../../../../schema/vocabulary/sources.ts";
import { ProviderError } from "../../../market-data/provider-error.ts";
import type { FetchAnswer, FetchSource, FetchTask } from "../../../market-data/refresh-sources.ts";
import type { Unit, UnitContext } from "./advance.ts";
import { insertAnswer, insertParts, markSourceAnswered, markSourceFailed, type StepProblem } from "./repository.ts";

type Answered = { task: FetchTask; source: SourceId; answer: FetchAnswer };
type Failed = { task: FetchTask; source: SourceId; problem: string };

/**
 * Asks the next tasks' sources. A source that keeps failing is given up for the next one; when none is left, for good: the
 * run goes on. A unit ends at the first task that has to be asked again.
 */
export async function fetchUnit(context: UnitContext): Promise<Unit> {
  const { run, sources, profile } = context;
  const tasks = sources.tasks[run.step as FetchStep];
  const answered: Answered[] = [];
  const givenUp: Failed[] = [];
  let done = run.done;
  for (const task of tasks.slice(run.done, run.done + profile.tasksInUnit)) {
    const attempts = done === run.done ? run.attempts : 0;
    const { source, fetch } = sourceAt(task, attempts, profile.attempts);
    try {
      answered.push({ task, source, answer: await fetch() });
    } catch (cause) {
      const failed = { task, source, problem: problemOf(cause) };
      const next = attemptsAfter(attempts, profile.attempts, failed.problem);
      if (next < profile.attempts * task.sources.length) {
        const waitSeconds = profile.backoffSeconds * 2 ** (attempts % profile.attempts);
        return { ...unitOf(context, done, answered, givenUp, [failed]), failedAttempts: next, waitSeconds };
      }
      givenUp.push(failed);
    }
    done++;
  }
  return unitOf(context, done, answered, givenUp, []);
}

function unitOf(
  { db, run, sources, now }: UnitContext,
  done: number,
  answered: readonly Answered[],
  givenUp: readonly Failed[],
  failed: readonly Failed[],
): Unit {
  const parts = answered.flatMap(({ task, answer }) => (answer.parts ?? []).map((part) => ({ task: task.key, part })));
  const newest = new Map(answered.map(({ source, answer }) => [source, answer]));
  const failures = new Map([...givenUp, ...failed].map(({ source, problem }) => [source, problem]));
  return {
    effects: [
      ...insertParts(db, run.id, parts),
      ...answered.flatMap(({ answer }) => insertAnswer(db, answer)),
      ...[...newest].map(([source, answer]) => markSourceAnswered(db, source, answer, now)),
      ...[...failures].map(([source, problem]) => markSourceFailed(db, source, problem, now)),
    ],
    done,
    total: sources.tasks[run.step as FetchStep].length,
    items: answered.reduce((sum, { answer }) => sum + answer.items, 0),
    problems: [
      ...answered.flatMap(leftOutOf),
      ...givenUp.map(({ source, task, problem }) => ({ source, about: task.key, problem, count: 0 })),
    ],
  };
}

function sourceAt({ sources }: FetchTask, attempts: number, ofSource: number): FetchSource {
  return sources[Math.floor(attempts / ofSource)] ?? sources[0];
}

/** What is not there does not come by asking again: the source's other attempts are passed over. */
function attemptsAfter(attempts: number, ofSource: number, problem: string): number {
  return problem === "answered 404" ? (Math.floor(attempts / ofSource) + 1) * ofSource : attempts + 1;
}

function leftOutOf({ source, task, answer }: Answered): StepProblem[] {
  return Object.entries(answer.leftOut).map(([problem, count]) => ({ source, about: task.key, problem, count }));
}

/** Only a provider's fault may be told; anything else is ours, and its text stays in the log. */
function problemOf(cause: unknown): string {
  if (cause instanceof ProviderError) return cause.problem;
  // biome-ignore lint/suspicious/noConsole: the Worker's log is the console
  console.error(cause);
  return "the answer could not be used";
}
