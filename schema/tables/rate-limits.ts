import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How often one subject did one thing in the current window; the key is a keyed hash that nobody can resolve after its day. */
export const rateWindows = sqliteTable(
  "rate_windows",
  {
    key: text("key").primaryKey(),
    openedAt: integer("opened_at").notNull(),
    hits: integer("hits").notNull(),
  },
  (table) => [index("rate_windows_opened_at").on(table.openedAt)],
);

/** The random key of each day with which subjects are hashed; deleted when the day is over. */
export const dailySalts = sqliteTable("daily_salts", {
  day: text("day").primaryKey(),
  salt: text("salt").notNull(),
});

/** The rows written today: one entry for everyone together, and one per network under a keyed hash that expires with its day. */
export const writeBudgets = sqliteTable("write_budgets", {
  key: text("key").primaryKey(),
  /** ISO date, UTC. */
  day: text("day").notNull(),
  /** Rows as the database charges them, including index entries and later deletion. */
  rows: integer("rows").notNull(),
  bytes: integer("bytes").notNull(),
});
