import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SourceId } from "../../domain/facts/company-facts.ts";
import type {
  MarketDataMode,
  RefreshStep,
  ReviewState,
  RunState,
  RunTrigger,
} from "../../domain/refresh/refresh-steps.ts";

const counts = () => ({
  compared: integer("compared").notNull().default(0),
  covered: integer("covered").notNull().default(0),
  changed: integer("changed").notNull().default(0),
  statusesChanged: integer("statuses_changed").notNull().default(0),
  /** Stocks whose newer figures are under review. */
  underReview: integer("held").notNull().default(0),
});

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
    ...counts(),
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

/** A provider's answers in a run, one row per part of an answer; deleted when the run is over. */
export const refreshParts = sqliteTable(
  "refresh_parts",
  {
    runId: integer("run_id").notNull(),
    request: text("task").notNull(),
    kind: text("kind").notNull(),
    /** JSONB list of rows whose first value is the symbol, or the filer's number. */
    payload: text("payload").notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.request, table.kind] })],
);

/** The rest of a request that is still to be read or asked, one row per part; deleted when done. */
export const refreshRest = sqliteTable(
  "refresh_rest",
  {
    runId: integer("run_id").notNull(),
    request: text("task").notNull(),
    position: integer("position").notNull(),
    /** Rows of an answer as received, or what its source has prepared to ask. */
    part: text("piece").notNull(),
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
    ...counts(),
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

/** New figures of one stock, or a whole run, waiting for an admin's decision. */
export const refreshReviews = sqliteTable(
  "refresh_reviews",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    runId: integer("run_id").notNull(),
    /** Null when the whole run is under review. */
    stockId: integer("stock_id"),
    state: text("state").$type<ReviewState>().notNull(),
    openedAt: integer("opened_at").notNull(),
    /** JSON list of the anomalies, each with the figure before and after. */
    anomalies: text("anomalies").notNull(),
    /** JSON of the facts to adopt if accepted; null for a run. */
    proposed: text("proposed"),
    note: text("note"),
    decidedAt: integer("decided_at"),
  },
  (table) => [
    index("refresh_reviews_state").on(table.state, table.id),
    /** Only decisions are looked up by stock, so an open review costs no row of it. */
    index("refresh_reviews_decided").on(table.stockId).where(sql`state IN ('accepted', 'rejected')`),
  ],
);

/** When each source last answered, and what was wrong when it did not. */
export const marketSources = sqliteTable("market_sources", {
  source: text("source").$type<SourceId>().primaryKey(),
  lastSuccessAt: integer("last_success_at"),
  /** ISO date of its newest figures. */
  asOf: text("as_of"),
  items: integer("items").notNull().default(0),
  lastFailureAt: integer("last_failure_at"),
  /** In the form of `domain/refresh/refresh-problems.ts`. */
  problem: text("problem"),
});

/** Units of each currency for one US dollar, as JSON; the newest row is used. */
export const exchangeRates = sqliteTable("exchange_rates", {
  asOf: text("as_of").primaryKey(),
  rates: text("rates").notNull(),
  url: text("url").notNull(),
});

/** The companies a halal fund holds: a check of our statuses, never a verdict. */
export const fundHoldings = sqliteTable("fund_holdings", {
  fund: text("fund").primaryKey(),
  asOf: text("as_of").notNull(),
  /** JSON list of symbols. */
  symbols: text("symbols").notNull(),
  source: text("source").$type<SourceId>().notNull(),
  url: text("url").notNull(),
});
