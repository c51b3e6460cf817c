import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * A verdict that a published dataset changed. `id` is the dataset's version followed by the stock's id counted backwards, so the
 * newest dataset comes first, and the largest company first within it. Every filter of a list has an index, ordered by id.
 */
export const verdictChanges = sqliteTable(
  "verdict_changes",
  {
    id: integer("id").primaryKey(),
    stockId: integer("stock_id").notNull(),
    /** ISO date of the publication, UTC. */
    changedOn: text("changed_on").notNull(),
    exchange: text("exchange").notNull(),
    sector: text("sector"),
    /** JSON: symbol, name, the verdicts before and after, the causes, and the inputs that moved most. */
    change: text("change").notNull(),
  },
  (table) => [
    index("verdict_changes_stock").on(table.stockId),
    index("verdict_changes_exchange").on(table.exchange),
    index("verdict_changes_sector").on(table.sector),
  ],
);

/** The number of verdicts that each published dataset changed. */
export const changeRuns = sqliteTable(
  "change_runs",
  {
    version: integer("version").primaryKey(),
    /** ISO date of the publication, UTC. */
    changedOn: text("changed_on").notNull(),
    /** JSON object: changes by place, as in `change_places`. */
    counts: text("counts").notNull(),
  },
  (table) => [index("change_runs_day").on(table.changedOn)],
);

/** How far the stocks are screened by an announced change of our rules. */
export const rulePreviews = sqliteTable("rule_previews", {
  /** Of the rules. */
  version: integer("version").primaryKey(),
  /** The dataset whose stocks these are: of a newer one, all are screened again. */
  datasetVersion: integer("dataset_version").notNull(),
  /** The last stock that was screened. */
  screenedTo: integer("screened_to").notNull(),
  screened: integer("screened").notNull(),
  moved: integer("moved").notNull(),
  isComplete: integer("is_complete", { mode: "boolean" }).notNull(),
});

/** A stock whose standing an announced change of our rules would move. */
export const rulePreviewMoves = sqliteTable(
  "rule_preview_moves",
  {
    version: integer("version").notNull(),
    stockId: integer("stock_id").notNull(),
    /** JSON: symbol, name, exchange, and the standings before and after. */
    move: text("move").notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.stockId] })],
);

/** A place is `all`, an exchange's code, or `sector:` with a sector. */
export const changePlaces = sqliteTable("change_places", {
  place: text("place").primaryKey(),
  /** The number of changes ever recorded there. */
  total: integer("total").notNull(),
  /** JSON list of the near misses of the newest dataset, closest first. */
  near: text("near").notNull(),
});
