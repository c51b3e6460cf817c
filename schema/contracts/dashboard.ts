import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const count = z.int().check(z.gte(0));

export const dashboardStatsSchema = z.object({
  halalStocks: count,
  questionableStocks: count,
  /** The two kinds of questionable: within every limit with purification due, and in doubt. */
  purifyStocks: count,
  doubtStocks: count,
  haramStocks: count,
  /** The visitor's own; null when only the shared part is known. */
  watchlistCount: z.nullable(count),
  /** Percent change since the previous calendar month's dataset; null when there is none. */
  halalGrowth: z.nullable(z.number()),
  statusChangesToday: z.nullable(count),
  /** ISO date of the figures; null before the first dataset. */
  asOf: z.nullable(z.string()),
});
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;

export const dashboardEndpoints = {
  stats: endpoint("GET /api/dashboard/stats", {
    cache: "never",
    response: dashboardStatsSchema,
  }),
};
