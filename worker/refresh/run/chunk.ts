import type { RefreshStep } from "../../../domain/refresh/refresh-steps.ts";
import type { Database, Query } from "../../platform/database.ts";
import type { RefreshSources } from "../../providers/answers/refresh-sources.ts";
import type { Run, StepProblem } from "./repository.ts";

/** The result of a chunk of a step: what to write together with the run's progress. */
export type Chunk = {
  effects: Query[];
  done: number;
  total: number;
  items?: number;
  problems?: readonly StepProblem[];
  /** How often the sources of the request at `done` have failed. */
  attempts?: number;
  sourceFailures?: Readonly<Record<string, number>>;
  /** Set when the request at `done` failed and should be repeated. */
  hasFailed?: boolean;
  waitSeconds?: number;
  /** Where the run continues, unless in the same step or the next one. */
  next?: { step: RefreshStep; done: number; total: number };
};

export type ChunkContext = { db: Database; run: Run; sources: RefreshSources; profile: RefreshProfile; now: Date };

/** How much of a run is done at once: a chunk is one step of the Workflow. */
export type RefreshProfile = {
  requestsInChunk: number;
  /** A longer answer is read in chunks of about this many characters. */
  answerCharacters: number;
  /** The number of stocks in a stored chunk, and of stocks screened at once. */
  stocksInChunk: number;
  stockChunksAtOnce: number;
  /** The number of screened stocks to which the answers are assigned at once: a multiple of those in a chunk. */
  stocksInSlice: number;
  /** How often a source is asked before it is replaced or given up. */
  attempts: number;
  /** Seconds to wait after the first failure; doubled with each further one. */
  backoffSeconds: number;
  /** The same after a refusal, which means that we have asked too much. */
  refusedSeconds: number;
  /** What an instance of the Workflow may ask of D1, KV and the network before it hands the run on, and what one chunk may use of it. */
  subrequests: { ofInstance: number; ofFetchChunk: number; ofChunk: number };
  /** Rest after a chunk: when one process serves everything, as on a laptop, readers get their turn in it. */
  pauseMilliseconds: number;
  /** The same while somebody reads, as a multiple of the chunk's own time, and at most. */
  restOfWork: number;
  longestRestMilliseconds: number;
};

/** Cloudflare's free plan: 10 ms of CPU per step, 50 subrequests per instance. */
export const FREE_PROFILE: RefreshProfile = {
  requestsInChunk: 1,
  answerCharacters: 140_000,
  stocksInChunk: 12,
  stockChunksAtOnce: 1,
  stocksInSlice: 600,
  attempts: 3,
  backoffSeconds: 5,
  refusedSeconds: 600,
  subrequests: { ofInstance: 40, ofFetchChunk: 24, ofChunk: 12 },
  pauseMilliseconds: 10,
  restOfWork: 10,
  longestRestMilliseconds: 1_000,
};

/** The paid plan: fewer, larger chunks. A staged chunk stays under D1's 2 MB per row, a statement under its 100 parameters. */
export const PAID_PROFILE: RefreshProfile = {
  ...FREE_PROFILE,
  requestsInChunk: 8,
  answerCharacters: Number.POSITIVE_INFINITY,
  stocksInChunk: 120,
  stockChunksAtOnce: 16,
  stocksInSlice: 6_000,
  subrequests: { ofInstance: 800, ofFetchChunk: 200, ofChunk: 20 },
};

export function profileOf(plan: string | undefined): RefreshProfile {
  return plan === "paid" ? PAID_PROFILE : FREE_PROFILE;
}
