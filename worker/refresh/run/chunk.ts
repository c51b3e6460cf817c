import type { RefreshStep } from "../../../domain/refresh/refresh-steps.ts";
import type { Database, Query } from "../../platform/database.ts";
import type { RefreshSources } from "../../providers/answers/refresh-sources.ts";
import type { RefreshProfile } from "./profile.ts";
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
