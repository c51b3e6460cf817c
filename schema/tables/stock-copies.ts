import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One row for each kind of copy that KV keeps of the stocks (see worker/features/stocks/copies/): how far the newest one has come. */
export const stockCopies = sqliteTable("stock_copies", {
  kind: text("kind").$type<"rows" | "verdicts">().primaryKey(),
  /** Copies take turns between two places, so that the one before stays whole until this one is. */
  place: integer("place").notNull(),
  /** The dataset that was the newest when it was begun. */
  datasetVersion: integer("dataset_version").notNull(),
  startedAt: integer("started_at").notNull(),
  /** JSON list: the key that each chunk begins with. */
  firsts: text("firsts").notNull(),
  /** The last key that is copied; null once all are. */
  last: text("last"),
});
