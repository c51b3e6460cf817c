import type { SourceId } from "../../../domain/facts/sources.ts";
import type { FetchStep } from "../../../domain/refresh/refresh-steps.ts";
import { logFault } from "../../platform/log.ts";
import { ProviderError } from "../../providers/provider-error.ts";
import type { FetchAnswer, FetchSource, FetchTask } from "../../providers/refresh-sources.ts";
import type { StepProblem } from "../repository.ts";
import type { Unit, UnitContext } from "../unit.ts";
import { insertAnswer, insertParts, markSourceAnswered, markSourceFailed } from "./repository.ts";

/** `partKey` names what is kept of the answer: the task, or the task and the piece of it. */
export type Answered = { task: FetchTask; partKey: string; source: SourceId; answer: FetchAnswer };
export type Failed = { task: FetchTask; source: SourceId; problem: string };

export type FetchOutcome = {
  /** Tasks of the step that are done. */
  done: number;
  answered?: readonly Answered[];
  /** Nobody is asked for these any more. */
  givenUp?: readonly Failed[];
  /** To be asked again. */
  failed?: readonly Failed[];
};

/** What a unit that asked sources writes, and what it says of them. */
export function fetchOutcome(
  { db, run, sources, now }: UnitContext,
  { done, answered = [], givenUp = [], failed = [] }: FetchOutcome,
): Unit {
  const parts = answered.flatMap(({ partKey, answer }) =>
    (answer.parts ?? []).map((part) => ({ task: partKey, part })),
  );
  const given = answered.filter(({ answer }) => answer.absent === undefined && !isStillToBeRead(answer));
  const newest = new Map(given.map(({ source, answer }) => [source, answer]));
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

/** It only says what there is to go on with: whether the source gives figures, its pieces will tell. */
function isStillToBeRead({ rest = [], items }: FetchAnswer): boolean {
  return rest.length > 0 && items === 0;
}

function leftOutOf({ source, task, answer }: Answered): StepProblem[] {
  if (answer.absent !== undefined) return [{ source: null, about: task.key, problem: answer.absent, count: 0 }];
  return Object.entries(answer.leftOut).map(([problem, count]) => ({ source, about: task.key, problem, count }));
}

/** The source whose turn it is after so many attempts, and its place among those of the task. */
export function sourceAt({ sources }: FetchTask, attempts: number, ofSource: number): FetchSource & { place: number } {
  const place = Math.floor(attempts / ofSource);
  return { ...(sources[place] ?? sources[0]), place };
}

/** Only a provider's fault may be told; anything else is ours, and its text stays in the log. */
export function problemOf(cause: unknown): string {
  if (cause instanceof ProviderError) return cause.problem;
  logFault("a refresh", {}, cause);
  return "the answer could not be used";
}
