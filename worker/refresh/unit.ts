import type { MeteredDatabase } from "../platform/metered-database.ts";
import type { RefreshSources } from "../providers/refresh-sources.ts";
import type { RefreshProfile } from "./profile.ts";
import type { StepCost } from "./repository.ts";
import type { RunRow } from "./run-row.ts";

/** A unit's work on a step: what to write together with the run's progress. */
export type Unit = {
  effects: D1PreparedStatement[];
  done: number;
  total: number;
  items?: number;
  problems?: StepCost["problems"];
  /** Where the task at `done` stands: how many attempts its sources have had. */
  attempts?: number;
  /** Set when the task at `done` failed and shall be asked again. */
  hasFailed?: boolean;
  waitSeconds?: number;
};

export type UnitContext = {
  db: MeteredDatabase;
  run: RunRow;
  sources: RefreshSources;
  profile: RefreshProfile;
  now: Date;
};
