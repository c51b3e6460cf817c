import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What was written today: a row for everyone together, and one a network under a keyed hash that nobody can read after its day. */
export const writeBudgets = sqliteTable("write_budgets", {
  key: text("key").primaryKey(),
  /** ISO date, UTC. */
  day: text("day").notNull(),
  /** Rows as the database charges them, index entries and later deletion counted in. */
  rows: integer("rows").notNull(),
  bytes: integer("bytes").notNull(),
});
