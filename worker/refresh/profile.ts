/** How much one unit of a run takes on; a unit is one step of the Workflow, one invocation's worth of work. */
export type RefreshProfile = {
  tasksInUnit: number;
  /** A longer answer is read in slices of about so many characters, one a unit. */
  sliceCharacters: number;
  stocksInChunk: number;
  chunksInUnit: number;
  /** How often a source is asked before the next one, or nobody, is. */
  attempts: number;
  /** Seconds to wait after the first failure; doubled with each further one. */
  backoffSeconds: number;
  leaseSeconds: number;
};

/** Cloudflare's free plan: 10 ms of CPU a step. */
export const FREE_PROFILE: RefreshProfile = {
  tasksInUnit: 1,
  sliceCharacters: 140_000,
  stocksInChunk: 15,
  chunksInUnit: 1,
  attempts: 3,
  backoffSeconds: 5,
  leaseSeconds: 120,
};

/** The paid plan: the same work in fewer, larger units. A staged chunk stays under D1's 2 MB a row, a unit under its 100 parameters. */
export const PAID_PROFILE: RefreshProfile = {
  ...FREE_PROFILE,
  tasksInUnit: 8,
  sliceCharacters: Number.POSITIVE_INFINITY,
  stocksInChunk: 120,
  chunksInUnit: 12,
  leaseSeconds: 300,
};

export function profileOf(plan: string | undefined): RefreshProfile {
  return plan === "paid" ? PAID_PROFILE : FREE_PROFILE;
}
