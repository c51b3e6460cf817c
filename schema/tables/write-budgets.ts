import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The rows written today: one entry for everyone together, and one per network under a keyed hash that expires with its day. */
export const writeBudgets = sqliteTable("write_budgets", {
  key: text("key").primaryKey(),
  /** ISO date, UTC. */
  day: text("day").notNull(),
  /** Rows as the database charges them, including index entries and later deletion. */
  rows: integer("rows").notNull(),
  bytes: integer("bytes").notNull(),
});
