import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SourceId } from "../../domain/facts/sources.ts";

/** A fund's holdings, and the result of screening them with a dataset. */
export const funds = sqliteTable(
  "funds",
  {
    symbol: text("symbol").primaryKey(),
    asOf: text("as_of").notNull(),
    source: text("source").$type<SourceId>().notNull(),
    url: text("url"),
    /** The dataset of the document; 0 before the first, and when the holdings have changed since. */
    datasetVersion: integer("dataset_version").notNull().default(0),
    /** The look-through as JSON, as the API answers it; null until it has been computed. */
    document: text("document"),
    /** JSON list of packed positions; see domain/funds/holdings.ts. */
    positions: text("positions").notNull(),
  },
  (table) => [index("funds_dataset_version").on(table.datasetVersion)],
);

/** The share of a fund's weight that passes each standard, one row per day of screening and of holdings. */
export const fundScores = sqliteTable(
  "fund_scores",
  {
    fund: text("fund").notNull(),
    screenedOn: text("screened_on").notNull(),
    /** The day of the holdings. */
    asOf: text("as_of").notNull(),
    /** JSON: the shares of the weight under every standard. */
    standards: text("standards").notNull(),
  },
  (table) => [primaryKey({ columns: [table.fund, table.screenedOn, table.asOf] })],
);
