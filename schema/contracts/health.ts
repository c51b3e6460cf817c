import * as z from "zod/mini";
import { MARKET_DATA_MODES, RUN_STATES } from "../../domain/refresh/refresh-steps.ts";
import { endpoint } from "./endpoint.ts";
import { isoDate, isoTime } from "./fields.ts";

const readinessSchema = z.object({
  status: z.literal("ready"),
  dataset: z.object({
    version: z.int(),
    /** ISO date on which its figures were screened. */
    screenedOn: isoDate,
    publishedAt: isoTime,
    /** Whole days since it was published. */
    ageDays: z.int(),
  }),
  lastRun: z.nullable(
    z.object({
      id: z.int(),
      state: z.enum(RUN_STATES),
      /** Recorded figures that were played again are no news, however lately. */
      marketData: z.enum(MARKET_DATA_MODES),
      finishedAt: z.nullable(isoTime),
    }),
  ),
  stocksUnderReview: z.int(),
  /** Problems for an operator to look at, one sentence each; empty when there are none. */
  problems: z.array(z.string()),
});
export type Readiness = z.infer<typeof readinessSchema>;

export const healthEndpoints = {
  health: endpoint("GET /api/health", {
    cache: "never",
    response: z.object({ status: z.literal("ok") }),
  }),
  ready: endpoint("GET /api/ready", {
    reads: 250,
    cache: "never",
    response: readinessSchema,
    errors: ["unavailable"],
  }),
};
