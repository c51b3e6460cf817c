import type { MarketDataMode, RefreshStep, RunState, RunTrigger } from "../../domain/refresh/refresh-steps.ts";

/** A row of refresh_runs as the database gives it; times in seconds. */
export type RunRow = {
  id: number;
  trigger: RunTrigger;
  month: string | null;
  market_data: MarketDataMode;
  as_of: string;
  state: RunState;
  step: RefreshStep;
  done: number;
  total: number;
  attempts: number;
  started_at: number;
  advanced_at: number;
  finished_at: number | null;
  compared: number;
  covered: number;
  changed: number;
  statuses_changed: number;
  held: number;
  dataset_version: number | null;
  problem: string | null;
};
