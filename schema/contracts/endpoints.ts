import { dashboardEndpoints } from "./dashboard.ts";
import type { Endpoint } from "./endpoint.ts";
import { healthEndpoints } from "./health.ts";
import { stockEndpoints } from "./stocks.ts";

/** Every path that the Worker serves. A test walks it: a path served but not listed, or listed but not served, fails. */
export const endpoints = {
  health: healthEndpoints,
  stocks: stockEndpoints,
  dashboard: dashboardEndpoints,
} satisfies Record<string, Record<string, Endpoint>>;
