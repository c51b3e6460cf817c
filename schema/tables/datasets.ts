import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One row per published dataset; the newest is the one served. */
export const datasets = sqliteTable("datasets", {
  version: integer("version").primaryKey(),
  screenedOn: text("screened_on").notNull(),
  publishedAt: integer("published_at", { mode: "timestamp" }).notNull(),
  halalStocks: integer("halal_stocks").notNull(),
  questionableStocks: integer("questionable_stocks").notNull(),
  /** The two kinds of questionable: within every limit with purification due, and in doubt. */
  purifyStocks: integer("purify_stocks").notNull().default(0),
  doubtStocks: integer("doubt_stocks").notNull().default(0),
  haramStocks: integer("haram_stocks").notNull(),
  /** Names known only from listings; not part of any count. */
  listedNames: integer("listed_names").notNull(),
  /** JSON list of [date of the oldest figure, halal, purify]: how many verdicts expire with each date. */
  ageing: text("ageing").notNull().default("[]"),
  /** The version of the embedded universe loaded as this dataset; null for one that a refresh published. */
  universe: text("universe"),
});
