import type { FetchStep } from "../../../domain/refresh/refresh-steps.ts";
import type { FetchTask } from "../../providers/refresh-sources.ts";
import type { Unit, UnitContext } from "../unit.ts";
import { type Failed, fetchOutcome, problemOf, sourceAt } from "./fetch-outcome.ts";
import { deletePiece, deleteRest, findNextPiece, type Piece } from "./repository.ts";

/** The key is no good or the plan does not include it: the other pieces need not be tried. */
const REFUSED = /^answered (401|402|403)$/;

/** Goes on with the next piece of the task at hand; undefined when it has none. */
export async function goOnWithRest(context: UnitContext): Promise<Unit | undefined> {
  const { db, run, sources, profile } = context;
  const task = sources.tasks[run.step as FetchStep][run.done];
  if (!task || !sourceAt(task, run.attempts, profile.attempts).goOn) return undefined;
  const piece = await findNextPiece(db, run.id, task.key);
  return piece && takePiece(context, task, piece);
}

async function takePiece(context: UnitContext, task: FetchTask, { position, piece, remaining }: Piece): Promise<Unit> {
  const { db, run, profile } = context;
  const { source, goOn, place } = sourceAt(task, run.attempts, profile.attempts);
  const isLast = remaining <= 1;
  const after = { done: isLast ? run.done + 1 : run.done, attempts: isLast ? 0 : place * profile.attempts };
  const isOver = deletePiece(db, run.id, task.key, position);
  try {
    const answer = await goOn?.(piece);
    const partKey = `${task.key}#${position}`;
    const unit = fetchOutcome(context, {
      done: after.done,
      answered: answer ? [{ task, partKey, source, answer }] : [],
    });
    return { ...unit, effects: [...unit.effects, isOver], attempts: after.attempts };
  } catch (cause) {
    const failed = { task, source, problem: problemOf(cause) };
    if (REFUSED.test(failed.problem)) return refused(context, task, failed);
    const next = run.attempts + 1;
    if (next % profile.attempts !== 0) {
      const waitSeconds = profile.backoffSeconds * 2 ** (run.attempts % profile.attempts);
      const unit = fetchOutcome(context, { done: run.done, failed: [failed] });
      return { ...unit, attempts: next, hasFailed: true, waitSeconds };
    }
    const unit = fetchOutcome(context, { done: after.done, givenUp: [failed] });
    return { ...unit, effects: [...unit.effects, isOver], attempts: after.attempts };
  }
}

/** The source is given up with all that was left for it, and the next one is asked. */
function refused(context: UnitContext, task: FetchTask, failed: Failed): Unit {
  const { db, run, profile } = context;
  const next = (sourceAt(task, run.attempts, profile.attempts).place + 1) * profile.attempts;
  const isNobodyLeft = next >= profile.attempts * task.sources.length;
  const unit = fetchOutcome(context, {
    done: isNobodyLeft ? run.done + 1 : run.done,
    ...(isNobodyLeft ? { givenUp: [failed] } : { failed: [failed] }),
  });
  return { ...unit, effects: [...unit.effects, deleteRest(db, run.id, task.key)], attempts: isNobodyLeft ? 0 : next };
}
