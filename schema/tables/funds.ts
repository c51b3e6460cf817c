import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SourceId } from "../../domain/facts/sources.ts";

/** What a fund holds, and what that came to in the dataset that it was looked through with. */
export const funds = sqliteTable(
  "funds",
  {
    symbol: text("symbol").primaryKey(),
    asOf: text("as_of").notNull(),
    source: text("source").$type<SourceId>().notNull(),
    url: text("url"),
    /** The dataset behind the document; 0 before the first, and whenever the holdings have changed since. */
    datasetVersion: integer("dataset_version").notNull().default(0),
    /** The wire's look-through as JSON; null until it has been made. */
    document: text("document"),
    /** JSON list of packed positions; see domain/funds/holdings.ts. */
    positions: text("positions").notNull(),
  },
  (table) => [index("funds_dataset_version").on(table.datasetVersion)],
);

/** What share of a fund's weight passes each standard, one row for each day of screening and of holdings. */
export const fundScores = sqliteTable(
  "fund_scores",
  {
    fund: text("fund").notNull(),
    screenedOn: text("screened_on").notNull(),
    /** The day of the holdings. */
    asOf: text("as_of").notNull(),
    /** JSON: the parts of the weight under every standard. */
    standards: text("standards").notNull(),
  },
  (table) => [primaryKey({ columns: [table.fund, table.screenedOn, table.asOf] })],
);
