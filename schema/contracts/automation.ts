import * as z from "zod/mini";
import { ANOMALY_CODES } from "../../domain/facts/anomalies.ts";
import { INPUT_NAMES, SOURCE_IDS } from "../../domain/facts/company-facts.ts";
import {
  MARKET_DATA_MODES,
  REFRESH_STEPS,
  REVIEW_STATES,
  RUN_STATES,
  RUN_TRIGGERS,
} from "../../domain/refresh/refresh-steps.ts";
import { RUN_ANOMALY_CODES } from "../../domain/refresh/run-anomalies.ts";
import { COMPLIANCE_STATUSES } from "../../domain/screening/screening.ts";
import { STANDINGS } from "../../domain/screening/standing.ts";
import { adminEndpoint, endpoint } from "./endpoint.ts";
import { cursorSchema, either, isoDate, isoTime, limitSchema, PAGED, rowIdOf } from "./fields.ts";
import { complaint } from "./reasons.ts";

const count = z.int().check(z.gte(0));
const id = z.int().check(z.positive());

export const runProgressSchema = z.object({
  id,
  trigger: z.enum(RUN_TRIGGERS),
  state: z.enum(RUN_STATES),
  step: z.enum(REFRESH_STEPS),
  done: count,
  total: count,
  percent: z.number().check(z.gte(0), z.lte(100)),
  startedAt: isoTime,
  finishedAt: z.nullable(isoTime),
});
export type RunProgress = z.infer<typeof runProgressSchema>;

const problemSchema = z.object({ code: z.string() });

export const SOURCE_STATES = ["fresh", "stale", "failing", "never"] as const;

export const automationStatusSchema = z.object({
  schedulerActive: z.boolean(),
  nextUpdate: isoTime,
  stockCount: count,
  halalStocks: count,
  health: z.union([
    z.object({ state: z.enum(["no_data", "run_failed", "run_under_review", "healthy"]) }),
    z.object({ state: z.literal("figures_old"), months: count }),
    z.object({ state: z.literal("degraded"), failing: count }),
  ]),
  systemHealth: z.string().check(z.minLength(1)),
  /** ISO time of the last published dataset; null before the first. */
  lastUpdate: z.nullable(isoTime),
  automationEnabled: z.boolean(),
  marketData: z.enum(MARKET_DATA_MODES),
  asOf: z.nullable(isoDate),
  run: z.nullable(runProgressSchema),
  lastRun: z.nullable(runProgressSchema),
  stocksUnderReview: count,
  sources: z.array(
    z.object({
      id: z.enum(SOURCE_IDS),
      /** `failing`: its last answer could not be used, and its last good figures remain in use. */
      state: z.enum(SOURCE_STATES),
      lastSuccessAt: z.nullable(isoTime),
      asOf: z.nullable(isoDate),
      items: count,
      problem: z.nullable(problemSchema),
    }),
  ),
});
export type AutomationStatus = z.infer<typeof automationStatusSchema>;
export type SystemHealth = AutomationStatus["health"];

const runSchema = z.object({
  ...runProgressSchema.shape,
  month: z.nullable(z.string()),
  marketData: z.enum(MARKET_DATA_MODES),
  asOf: isoDate,
  /** Numbers of stocks: compared with the last dataset, reached by a source, changed, changed in status, under review. */
  compared: count,
  covered: count,
  changed: count,
  statusesChanged: count,
  underReview: count,
  datasetVersion: z.nullable(id),
  problem: z.nullable(problemSchema),
  steps: z.array(
    z.object({
      step: z.enum(REFRESH_STEPS),
      done: count,
      total: count,
      requests: count,
      queries: count,
      rowsWritten: count,
      milliseconds: count,
      /** Chunks that failed and were tried again. */
      attempts: count,
      items: count,
      problems: z.array(
        z.object({ source: z.nullable(z.enum(SOURCE_IDS)), about: z.string(), problem: problemSchema, count }),
      ),
    }),
  ),
});
export type RefreshRun = z.infer<typeof runSchema>;

const anomalySchema = z.object({
  code: z.enum(ANOMALY_CODES),
  about: z.enum(INPUT_NAMES),
  before: z.nullable(z.number()),
  after: z.number(),
  limit: z.number(),
});
const runAnomalySchema = z.object({
  code: z.enum(RUN_ANOMALY_CODES),
  /** The source or the figure concerned; null for the whole run. */
  about: z.nullable(z.string()),
  /** Percent. */
  figure: z.number(),
  limit: z.number(),
});

export const reviewSchema = z.object({
  id,
  runId: id,
  state: z.enum(REVIEW_STATES),
  openedAt: isoTime,
  decidedAt: z.nullable(isoTime),
  note: z.nullable(z.string()),
  /** Null when the whole run is under review. */
  stock: z.nullable(
    z.object({
      id,
      symbol: z.string(),
      name: z.string(),
      complianceStatus: z.enum(COMPLIANCE_STATUSES),
      standing: z.enum(STANDINGS),
    }),
  ),
  anomalies: z.array(anomalySchema),
  runAnomalies: z.array(runAnomalySchema),
});
export type Review = z.infer<typeof reviewSchema>;

export const REVIEW_NOTE_MAX_LENGTH = 500;
const noteRequired = complaint("required", { field: "note" });
const DECISIONS = ["accept", "reject"] as const;

const paramsOf = (kind: "refresh" | "review") => z.object({ id: rowIdOf(kind) });

export const automationEndpoints = {
  status: endpoint("GET /api/automation/status", {
    cache: "never",
    openData: true,
    response: automationStatusSchema,
  }),
  trigger: adminEndpoint("POST /api/admin/trigger-stock-update", {
    response: z.object({ runId: id, message: z.string() }),
    status: 202,
    errors: ["conflict", "unavailable"],
  }),
  runs: adminEndpoint("GET /api/admin/refresh-runs", {
    ...PAGED,
    response: z.array(runSchema),
  }),
  cancel: adminEndpoint("POST /api/admin/refresh-runs/:id/cancel", {
    params: paramsOf("refresh"),
    response: runProgressSchema,
    errors: ["not_found", "conflict"],
  }),
  resume: adminEndpoint("POST /api/admin/refresh-runs/:id/resume", {
    params: paramsOf("refresh"),
    response: runProgressSchema,
    status: 202,
    errors: ["not_found", "conflict", "unavailable"],
  }),
  reviews: adminEndpoint("GET /api/admin/reviews", {
    paged: true,
    query: z.object({
      state: z._default(either("state", REVIEW_STATES), "open"),
      limit: limitSchema,
      cursor: cursorSchema,
    }),
    response: z.array(reviewSchema),
  }),
  decide: adminEndpoint("POST /api/admin/reviews/:id", {
    params: paramsOf("review"),
    body: z.object({
      decision: either("decision", DECISIONS),
      note: z.string({ error: noteRequired }).check(
        z.trim(),
        z.minLength(1, { error: noteRequired }),
        z.maxLength(REVIEW_NOTE_MAX_LENGTH, {
          error: complaint("too_long", { field: "note", max: REVIEW_NOTE_MAX_LENGTH }),
        }),
      ),
    }),
    response: reviewSchema,
    errors: ["conflict"],
  }),
};
