/** How much of a run is done at once: a chunk is one step of the Workflow. */
export type RefreshProfile = {
  requestsInChunk: number;
  /** A longer answer is read in chunks of about so many characters. */
  answerCharacters: number;
  /** Chunks of stocks are stored with this many stocks and screened so many at once. */
  stocksInChunk: number;
  stockChunksAtOnce: number;
  /** How often a source is asked before the next one, or nobody, is. */
  attempts: number;
  /** Seconds to wait after the first failure; doubled with each further one. */
  backoffSeconds: number;
  /** The same after a refusal, which says that we have asked too much. */
  refusedSeconds: number;
  /** What an instance of the Workflow may ask of D1, KV and the network before it hands the run on, and what one chunk may take of it. */
  subrequests: { ofInstance: number; ofFetchChunk: number; ofChunk: number };
  /** Rest after a chunk: where one process serves everything, as on a laptop, readers get their turn in it. */
  pauseMilliseconds: number;
};

/** Cloudflare's free plan: 10 ms of CPU a step, 50 subrequests an instance. */
export const FREE_PROFILE: RefreshProfile = {
  requestsInChunk: 1,
  answerCharacters: 140_000,
  stocksInChunk: 15,
  stockChunksAtOnce: 1,
  attempts: 3,
  backoffSeconds: 5,
  refusedSeconds: 600,
  subrequests: { ofInstance: 40, ofFetchChunk: 24, ofChunk: 12 },
  pauseMilliseconds: 10,
};

/** The paid plan: the same work in fewer, larger chunks. A staged chunk stays under D1's 2 MB a row, a statement under its 100 parameters. */
export const PAID_PROFILE: RefreshProfile = {
  ...FREE_PROFILE,
  requestsInChunk: 8,
  answerCharacters: Number.POSITIVE_INFINITY,
  stocksInChunk: 120,
  stockChunksAtOnce: 12,
  subrequests: { ofInstance: 800, ofFetchChunk: 200, ofChunk: 20 },
};

export function profileOf(plan: string | undefined): RefreshProfile {
  return plan === "paid" ? PAID_PROFILE : FREE_PROFILE;
}
