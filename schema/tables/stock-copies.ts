import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One row per kind of copy of the stocks in KV (see worker/features/stocks/copies/): the progress of the newest one. */
export const stockCopies = sqliteTable("stock_copies", {
  kind: text("kind").$type<"rows" | "verdicts">().primaryKey(),
  /** Copies alternate between two places, so that the previous one stays whole until the next one is. */
  place: integer("place").notNull(),
  /** The dataset that was the newest when it was begun. */
  datasetVersion: integer("dataset_version").notNull(),
  startedAt: integer("started_at").notNull(),
  /** JSON list: the key that each chunk begins with. */
  firsts: text("firsts").notNull(),
  /** The last copied key; null when all are copied. */
  last: text("last"),
});
