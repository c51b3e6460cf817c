import type { FetchStep } from "../../../domain/refresh/refresh-steps.ts";
import type { Unit, UnitContext } from "../unit.ts";
import { type Answered, type Failed, fetchOutcome, problemOf, sourceAt } from "./fetch-outcome.ts";
import { insertRest } from "./repository.ts";
import { goOnWithRest } from "./rest-unit.ts";

/** What is not there, or not for us, does not come by asking again. */
const FINAL_PROBLEM = /^answered (401|402|403|404)$/;

/**
 * Asks the next tasks' sources. A source that keeps failing is given up for the next one; when none is left, for good: the
 * run goes on. A unit ends at the first task that has to be asked again, or whose answer has to be read piece by piece.
 */
export async function fetchUnit(context: UnitContext): Promise<Unit> {
  return (await goOnWithRest(context)) ?? askTasks(context);
}

async function askTasks(context: UnitContext): Promise<Unit> {
  const { db, run, sources, profile } = context;
  const tasks = sources.tasks[run.step as FetchStep];
  const answered: Answered[] = [];
  const givenUp: Failed[] = [];
  let done = run.done;
  for (const task of tasks.slice(run.done, run.done + profile.tasksInUnit)) {
    const attempts = done === run.done ? run.attempts : 0;
    const { source, fetch, place } = sourceAt(task, attempts, profile.attempts);
    try {
      const answer = await fetch();
      answered.push({ task, partKey: task.key, source, answer });
      if (answer.rest && answer.rest.length > 0) {
        const unit = fetchOutcome(context, { done, answered, givenUp });
        const effects = [...unit.effects, ...insertRest(db, run.id, task.key, answer.rest)];
        return { ...unit, effects, attempts: place * profile.attempts };
      }
    } catch (cause) {
      const failed = { task, source, problem: problemOf(cause) };
      const next = attemptsAfter(attempts, profile.attempts, failed.problem);
      if (next < profile.attempts * task.sources.length) {
        const waitSeconds = profile.backoffSeconds * 2 ** (attempts % profile.attempts);
        const unit = fetchOutcome(context, { done, answered, givenUp, failed: [failed] });
        return { ...unit, attempts: next, hasFailed: true, waitSeconds };
      }
      givenUp.push(failed);
    }
    done++;
  }
  return fetchOutcome(context, { done, answered, givenUp });
}

function attemptsAfter(attempts: number, ofSource: number, problem: string): number {
  return FINAL_PROBLEM.test(problem) ? (Math.floor(attempts / ofSource) + 1) * ofSource : attempts + 1;
}
