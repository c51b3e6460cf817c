import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One row a published dataset; the newest is the one served. */
export const datasets = sqliteTable("datasets", {
  version: integer("version").primaryKey(),
  screenedOn: text("screened_on").notNull(),
  publishedAt: integer("published_at", { mode: "timestamp" }).notNull(),
  halalStocks: integer("halal_stocks").notNull(),
  questionableStocks: integer("questionable_stocks").notNull(),
  /** Of the questionable ones: within every limit with purification due, and in doubt. */
  purifyStocks: integer("purify_stocks").notNull().default(0),
  doubtStocks: integer("doubt_stocks").notNull().default(0),
  haramStocks: integer("haram_stocks").notNull(),
  /** Names known only from listings; not part of any count. */
  listedNames: integer("listed_names").notNull(),
  /** JSON list of [date of the oldest figure, halal, purify]: how many verdicts each date takes along when it becomes too old. */
  ageing: text("ageing").notNull().default("[]"),
  /** The version of the embedded universe that was loaded with this dataset; null for what a refresh published. */
  universe: text("universe"),
});
