import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MarketDataMode, RefreshStep, RunState, RunTrigger } from "../../domain/refresh/refresh-steps.ts";

/** One row a refresh. A scheduled one is unique for its month, and only one runs at a time. */
export const refreshRuns = sqliteTable(
  "refresh_runs",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    trigger: text("trigger").$type<RunTrigger>().notNull(),
    /** 2026-11 for the scheduled run of that month; null for one that an admin started. */
    month: text("month").unique(),
    marketData: text("market_data").$type<MarketDataMode>().notNull(),
    /** ISO date on which the run screens: today, or the day of the recording. */
    asOf: text("as_of").notNull(),
    state: text("state").$type<RunState>().notNull(),
    /** 1 while it runs, else null; being unique, it keeps a second run from starting. */
    running: integer("running").unique(),
    step: text("step").$type<RefreshStep>().notNull(),
    /** Chunks of the current step that are done, how many there are, and how often the sources of the next one have failed. */
    done: integer("done").notNull(),
    total: integer("total").notNull(),
    attempts: integer("attempts").notNull(),
    /** Who drives the run. Nobody else may before the lease is over, which each chunk renews. */
    leaseToken: text("lease_token"),
    leaseUntil: integer("lease_until").notNull(),
    /** How often in a row a chunk could not be done or its driver was lost. */
    failures: integer("failures").notNull().default(0),
    /** JSON object: how often in a row each source has failed in this run. */
    sourceFailures: text("source_failures").notNull().default("{}"),
    startedAt: integer("started_at").notNull(),
    /** The last chunk's end. */
    advancedAt: integer("advanced_at").notNull(),
    finishedAt: integer("finished_at"),
    compared: integer("compared").notNull().default(0),
    covered: integer("covered").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    statusesChanged: integer("statuses_changed").notNull().default(0),
    /** Stocks whose newer figures are under review. */
    underReview: integer("held").notNull().default(0),
    /** JSON object: for how many stocks each figure came, of those that are known to have it. */
    coverage: text("coverage").notNull().default("{}"),
    /** True when an admin has accepted what the run as a whole was under review for. */
    isAccepted: integer("is_accepted", { mode: "boolean" }).notNull().default(false),
    datasetVersion: integer("dataset_version"),
    /** Why a run ended without publishing, as `domain/refresh/refresh-problems.ts` has it; earlier versions wrote a sentence. */
    problem: text("problem"),
  },
  (table) => [index("refresh_runs_state").on(table.state, table.id)],
);

/** What a step of a run did and what it cost. */
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
    /** JSON list of { source, about, problem, count }: what did not fit and what was given up, by code. */
    problems: text("problems").notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.step] })],
);

/** What a provider answered in a run, a row for each chunk of an answer; gone when the run is over. */
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

/** What is still to be read or asked of a request, a row a chunk; gone when it is done. */
export const refreshRest = sqliteTable(
  "refresh_rest",
  {
    runId: integer("run_id").notNull(),
    request: text("task").notNull(),
    position: integer("position").notNull(),
    /** Rows of an answer as they came, or what its source made of what there is to ask. */
    chunk: text("piece").notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.request, table.position] })],
);

/** A handful of stocks with what was gathered for them and what the screening made of it; gone when the run is over. */
export const refreshChunks = sqliteTable(
  "refresh_chunks",
  {
    runId: integer("run_id").notNull(),
    position: integer("position").notNull(),
    gathered: text("gathered").notNull(),
    /** JSON { rows, changes, holds }; null until it is screened. */
    staged: text("staged"),
    compared: integer("compared").notNull().default(0),
    covered: integer("covered").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    statusesChanged: integer("statuses_changed").notNull().default(0),
    underReview: integer("held").notNull().default(0),
    /** The stocks of a chunk are neighbors by id: the first and the last one. */
    firstId: integer("first_id"),
    lastId: integer("last_id"),
    /** How often it was opened again because something was decided about one of its stocks. */
    opened: integer("opened").notNull().default(0),
    /** JSON object as in `refresh_runs`. */
    coverage: text("coverage").notNull().default("{}"),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
);
