import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/http.ts";

export const STATUS_EVERY = 30_000;
export const PROGRESS_EVERY = 3_000;

/** Polled every 30 seconds, more often during a run, never in a hidden tab. */
export const automationStatusQuery = queryOptions({
  queryKey: ["automation", "status"],
  queryFn: ({ signal }) => call("GET /api/automation/status", { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.run ? PROGRESS_EVERY : STATUS_EVERY),
  refetchIntervalInBackground: false,
});
