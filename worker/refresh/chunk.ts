import type { RefreshStep } from "../../domain/refresh/refresh-steps.ts";
import type { Database, Query } from "../platform/database.ts";
import type { RefreshSources } from "../providers/refresh-sources.ts";
import type { RefreshProfile } from "./profile.ts";
import type { Run, StepProblem } from "./repository.ts";

/** What a chunk of a step has done: what to write together with the run's progress. */
export type Chunk = {
  effects: Query[];
  done: number;
  total: number;
  items?: number;
  problems?: readonly StepProblem[];
  /** Where the request at `done` stands: how often its sources have been asked in vain. */
  attempts?: number;
  sourceFailures?: Readonly<Record<string, number>>;
  /** Set when the request at `done` failed and shall be made again. */
  hasFailed?: boolean;
  waitSeconds?: number;
  /** Where the run goes on when that is not the step itself or the one after it. */
  next?: { step: RefreshStep; done: number; total: number };
};

export type ChunkContext = { db: Database; run: Run; sources: RefreshSources; profile: RefreshProfile; now: Date };
