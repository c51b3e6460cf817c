import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MarketDataMode, RefreshStep, RunState, RunTrigger } from "../../domain/refresh/refresh-steps.ts";

/** One row per refresh. A scheduled one is unique for its month, and only one runs at a time. */
export const refreshRuns = sqliteTable(
  "refresh_runs",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    trigger: text("trigger").$type<RunTrigger>().notNull(),
    /** 2026-11 for the scheduled run of that month; null for one that an admin started. */
    month: text("month").unique(),
    marketData: text("market_data").$type<MarketDataMode>().notNull(),
    /** ISO date for which the run screens: today, or the day of the recording. */
    asOf: text("as_of").notNull(),
    state: text("state").$type<RunState>().notNull(),
    /** 1 while it runs, otherwise null; being unique, it keeps a second run from starting. */
    running: integer("running").unique(),
    step: text("step").$type<RefreshStep>().notNull(),
    /** Finished chunks of the current step, their total number, and how often the next chunk's sources have failed. */
    done: integer("done").notNull(),
    total: integer("total").notNull(),
    attempts: integer("attempts").notNull(),
    /** The driver of the run. No other may take over before the lease expires; each chunk renews it. */
    leaseToken: text("lease_token"),
    leaseUntil: integer("lease_until").notNull(),
    /** How often in a row a chunk failed or its driver was lost. */
    failures: integer("failures").notNull().default(0),
    /** JSON object: how often in a row each source has failed in this run. */
    sourceFailures: text("source_failures").notNull().default("{}"),
    startedAt: integer("started_at").notNull(),
    /** When the last chunk ended. */
    advancedAt: integer("advanced_at").notNull(),
    finishedAt: integer("finished_at"),
    compared: integer("compared").notNull().default(0),
    covered: integer("covered").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    statusesChanged: integer("statuses_changed").notNull().default(0),
    /** Stocks whose newer figures are under review. */
    underReview: integer("held").notNull().default(0),
    /** JSON object: for each figure, how many of the stocks known to have it received it. */
    coverage: text("coverage").notNull().default("{}"),
    /** True when an admin has accepted the findings that put the whole run under review. */
    isAccepted: integer("is_accepted", { mode: "boolean" }).notNull().default(false),
    datasetVersion: integer("dataset_version"),
    /** Why a run ended without publishing, in the form of `domain/refresh/refresh-problems.ts`; earlier versions wrote a sentence. */
    problem: text("problem"),
  },
  (table) => [index("refresh_runs_state").on(table.state, table.id)],
);

/** The results and the cost of one step of a run. */
export const refreshSteps = sqliteTable(
  "refresh_steps",
  {
    runId: integer("run_id").notNull(),
    step: text("step").$type<RefreshStep>().notNull(),
    done: integer("done").notNull(),
    total: integer("total").notNull(),
    requests: integer("requests").notNull(),
    queries: integer("queries").notNull(),
    rowsWritten: integer("rows_written").notNull(),
    milliseconds: integer("milliseconds").notNull(),
    attempts: integer("attempts").notNull(),
    /** Items read. */
    items: integer("items").notNull(),
    /** JSON list of { source, about, problem, count }: rows that did not fit and requests that were given up, by code. */
    problems: text("problems").notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.step] })],
);

/** A provider's answers in a run, one row per chunk of an answer; deleted when the run is over. */
export const refreshParts = sqliteTable(
  "refresh_parts",
  {
    runId: integer("run_id").notNull(),
    request: text("task").notNull(),
    kind: text("kind").notNull(),
    /** JSON list of rows whose first value is the symbol, or the filer's number. */
    payload: text("payload").notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.request, table.kind] })],
);

/** The rest of a request that is still to be read or asked, one row per chunk; deleted when done. */
export const refreshRest = sqliteTable(
  "refresh_rest",
  {
    runId: integer("run_id").notNull(),
    request: text("task").notNull(),
    position: integer("position").notNull(),
    /** Rows of an answer as received, or what its source has prepared to ask. */
    chunk: text("piece").notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.request, table.position] })],
);

/** A handful of stocks with the gathered figures and their screening; deleted when the run is over. */
export const refreshChunks = sqliteTable(
  "refresh_chunks",
  {
    runId: integer("run_id").notNull(),
    position: integer("position").notNull(),
    gathered: text("gathered").notNull(),
    /** { rows, changes, near, holds } as JSONB; null until it is screened. */
    staged: text("staged"),
    compared: integer("compared").notNull().default(0),
    covered: integer("covered").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    statusesChanged: integer("statuses_changed").notNull().default(0),
    underReview: integer("held").notNull().default(0),
    /** The stocks of a chunk are neighbors by id; these are the first and the last one. */
    firstId: integer("first_id"),
    lastId: integer("last_id"),
    /** How often the chunk was reopened because something was decided about one of its stocks. */
    opened: integer("opened").notNull().default(0),
    /** JSON object as in `refresh_runs`. */
    coverage: text("coverage").notNull().default("{}"),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
);
