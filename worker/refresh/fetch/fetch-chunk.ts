import type { SourceId } from "../../../domain/facts/company-facts.ts";
import type { RowProblem, SourceProblem } from "../../../domain/refresh/refresh-problems.ts";
import type { FetchStep } from "../../../domain/refresh/refresh-steps.ts";
import type { Query } from "../../platform/database.ts";
import { logFault } from "../../platform/log.ts";
import type { FetchAnswer, FetchRequest, FetchSource } from "../../providers/answers/refresh-sources.ts";
import { ProviderError } from "../../providers/network/provider-error.ts";
import { markFundTried } from "../funds/repository.ts";
import type { Chunk, ChunkContext } from "../run/chunk.ts";
import type { StepProblem } from "../run/repository.ts";
import {
  deleteRest,
  deleteRestPart,
  findRestPart,
  insertAnswer,
  insertGathered,
  insertRest,
  markSourceAnswered,
  markSourceFailed,
  type RestPart,
  replaceRestPart,
} from "./repository.ts";

/** After this many failures in a row a source is not asked again in this run. */
const BROKEN_AFTER = 5;
const BROKEN = `given_up ${BROKEN_AFTER}` as const;

/** Repeating the request does not help when the answer does not exist or is not for us. */
const FINAL = /^answered (401|402|404)$/;
/** It says nothing about the source as a whole. */
const ABSENT = "answered 404";
/** These concern the source, not the request: each attempt counts. Other faults count only when a request is given up. */
const SILENCE = /^(no_answer|too_slow|too_large|no_time_left)/;
/** The rest of the request would be refused as well. */
const OF_ALL_THAT_IS_LEFT = /^answered (401|402|403)$/;
/** We have asked too much: only a long silence helps. */
const REFUSAL = /^answered (403|429)$/;

type Outcome = {
  /** Finished requests of the step, and how often the sources of the next one have failed. */
  done: number;
  attempts: number;
  answers: { source: SourceId; answer: FetchAnswer; request: FetchRequest; key: string }[];
  effects: Query[];
  problems: StepProblem[];
  failures: Map<SourceId, SourceProblem>;
  sourceFailures: Record<string, number>;
  waitSeconds: number;
  hasFailed: boolean;
};

/** The current source, its place among those of the request, and how often they have failed. */
type Asked = FetchSource & { place: number; attempts: number };

/**
 * Makes the next requests, or continues with the next part of one that is read, or asked for, part by part. A source that keeps
 * failing is replaced by the next one; when none is left, the request is given up and the run continues without it.
 */
export async function fetchChunk(context: ChunkContext): Promise<Chunk> {
  const { db, run, sources, profile } = context;
  const requests = sources.requests[run.step as FetchStep];
  const outcome = nothingYet(context);
  let asked = 0;
  for (const request of requests.slice(run.done)) {
    const source = sourceFor(request, outcome, profile.attempts);
    if (!source) {
      giveUp(outcome, request, request.sources[0].source, BROKEN);
      continue;
    }
    if (asked === profile.requestsInChunk) break;
    asked++;
    const rest = asked === 1 && source.goOn ? await findRestPart(db, run.id, request.key) : undefined;
    const isDone = await (rest
      ? takeRest(context, outcome, request, source, rest)
      : ask(context, outcome, request, source));
    if (!isDone) break;
  }
  return chunkOf(context, outcome, requests.length);
}

function nothingYet({ run }: ChunkContext): Outcome {
  return {
    done: run.done,
    attempts: run.attempts,
    answers: [],
    effects: [],
    problems: [],
    failures: new Map(),
    sourceFailures: JSON.parse(run.sourceFailures),
    waitSeconds: 0,
    hasFailed: false,
  };
}

function sourceFor({ sources }: FetchRequest, outcome: Outcome, attemptsOfSource: number): Asked | undefined {
  const first = Math.floor(outcome.attempts / attemptsOfSource);
  const place = sources.findIndex((source, at) => at >= first && !isBroken(outcome, source.source));
  const source = sources[place];
  return source && { ...source, place, attempts: Math.max(outcome.attempts, place * attemptsOfSource) };
}

function isBroken({ sourceFailures }: Outcome, source: SourceId): boolean {
  return (sourceFailures[source] ?? 0) >= BROKEN_AFTER;
}

/** True when the request is done. */
async function ask(context: ChunkContext, outcome: Outcome, request: FetchRequest, source: Asked): Promise<boolean> {
  try {
    const answer = await source.fetch();
    keep(outcome, { source: source.source, answer, request, key: request.key });
    if (answer.rest && answer.rest.length > 0) {
      outcome.effects.push(...insertRest(context.db, context.run.id, request.key, answer.rest));
      outcome.attempts = source.place * context.profile.attempts;
      return false;
    }
    goOn(outcome);
    return true;
  } catch (cause) {
    const problem = problemOf(cause);
    return settle(context, outcome, request, source, problem, !isGivenUp(context, outcome, source, problem));
  }
}

async function takeRest(
  context: ChunkContext,
  outcome: Outcome,
  request: FetchRequest,
  source: Asked,
  rest: RestPart,
): Promise<boolean> {
  const { db, run, profile } = context;
  try {
    const answer = await source.goOn?.(rest.content);
    if (answer) keep(outcome, { source: source.source, answer, request, key: `${request.key}#${rest.position}` });
    const [further] = answer?.rest ?? [];
    if (further !== undefined) {
      outcome.effects.push(replaceRestPart(db, run.id, request.key, { position: rest.position, content: further }));
      outcome.attempts = source.place * profile.attempts;
      return false;
    }
  } catch (cause) {
    const problem = problemOf(cause);
    const isAgain = !isGivenUp(context, outcome, source, problem);
    if (isAgain || isBroken(outcome, source.source) || OF_ALL_THAT_IS_LEFT.test(problem))
      return settle(context, outcome, request, source, problem, isAgain);
    outcome.failures.set(source.source, problem);
    const fund = source.fundOf?.(rest.content);
    if (fund !== undefined) outcome.effects.push(markFundTried(db, { fund, problem: "unreadable", on: run.asOf }));
    outcome.problems.push({ source: source.source, about: fund ?? request.key, problem, count: 0, lost: "part" });
  }
  outcome.effects.push(deleteRestPart(db, run.id, request.key, rest.position));
  outcome.attempts = source.place * profile.attempts;
  if (rest.remaining <= 1) goOn(outcome);
  return false;
}

/** Counts the failure; true when the source has used up its attempts. */
function isGivenUp(
  { profile }: ChunkContext,
  outcome: Outcome,
  { source, attempts }: Asked,
  problem: SourceProblem,
): boolean {
  const isLast = attempts % profile.attempts === profile.attempts - 1;
  const isOfSource = REFUSAL.test(problem) || SILENCE.test(problem);
  if (isOfSource || (isLast && problem !== ABSENT))
    outcome.sourceFailures[source] = (outcome.sourceFailures[source] ?? 0) + 1;
  return isLast || FINAL.test(problem) || isBroken(outcome, source);
}

/** Asks the same source again later, or the next one at once, or none. */
function settle(
  { db, run, profile }: ChunkContext,
  outcome: Outcome,
  request: FetchRequest,
  source: Asked,
  problem: SourceProblem,
  isAgain: boolean,
): boolean {
  outcome.failures.set(source.source, problem);
  if (isAgain) {
    const wait = REFUSAL.test(problem) ? profile.refusedSeconds : profile.backoffSeconds;
    outcome.waitSeconds = wait * 2 ** (source.attempts % profile.attempts);
    outcome.attempts = source.attempts + 1;
    outcome.hasFailed = true;
    return false;
  }
  if (source.goOn) outcome.effects.push(deleteRest(db, run.id, request.key));
  outcome.attempts = (source.place + 1) * profile.attempts;
  if (!sourceFor(request, outcome, profile.attempts)) {
    giveUp(outcome, request, source.source, problem);
    return true;
  }
  outcome.hasFailed = true;
  return false;
}

function giveUp(outcome: Outcome, request: FetchRequest, source: SourceId, problem: SourceProblem): void {
  outcome.problems.push({ source, about: request.key, problem, count: 0, lost: "request" });
  goOn(outcome);
}

function goOn(outcome: Outcome): void {
  outcome.done++;
  outcome.attempts = 0;
}

function keep(outcome: Outcome, answered: Outcome["answers"][number]): void {
  outcome.answers.push(answered);
  if (!isStillToBeRead(answered.answer)) outcome.sourceFailures[answered.source] = 0;
}

function chunkOf({ db, run, now }: ChunkContext, outcome: Outcome, total: number): Chunk {
  const { answers, done, attempts, sourceFailures, waitSeconds, hasFailed, failures } = outcome;
  const gathered = answers.flatMap(({ key, answer }) => (answer.gathered ?? []).map((rows) => ({ key, rows })));
  const given = answers.filter(({ answer }) => answer.absent === undefined && !isStillToBeRead(answer));
  const newest = new Map(given.map(({ source, answer }) => [source, answer]));
  return {
    effects: [
      ...insertGathered(db, run.id, gathered),
      ...answers.flatMap(({ answer }) => insertAnswer(db, run, answer)),
      ...[...newest].map(([source, answer]) => markSourceAnswered(db, source, answer, now)),
      ...[...failures].map(([source, problem]) => markSourceFailed(db, source, problem, now)),
      ...outcome.effects,
    ],
    done,
    total,
    attempts,
    sourceFailures,
    waitSeconds,
    hasFailed,
    items: answers.reduce((sum, { answer }) => sum + answer.items, 0),
    problems: [...answers.flatMap(leftOutOf), ...outcome.problems],
  };
}

/** It only says what remains: the parts will show whether the source gives figures. */
function isStillToBeRead({ rest = [], items }: FetchAnswer): boolean {
  return rest.length > 0 && items === 0;
}

function leftOutOf({ source, request, answer }: Outcome["answers"][number]): StepProblem[] {
  if (answer.absent !== undefined) return [{ source: null, about: request.key, problem: answer.absent, count: 0 }];
  return Object.entries(answer.leftOut).map(([problem, count]) => ({
    source,
    about: request.key,
    count,
    problem: problem as RowProblem,
  }));
}

/** Only a provider's fault may be shown; anything else is ours, and its text stays in the log. */
function problemOf(cause: unknown): SourceProblem {
  if (cause instanceof ProviderError) return cause.problem;
  logFault("a refresh", {}, cause);
  return "unusable";
}
