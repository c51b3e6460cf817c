import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * One row per visitor who has stored something. Only the SHA-256 of the cookie's token is stored. Every write to a counted list sets
 * the counts, so that a read need not count. Rows that refer to a visitor are deleted with it.
 */
export const visitors = sqliteTable(
  "visitors",
  {
    id: integer("id").primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: integer("created_at", { mode: "timestamp" }).notNull(),
    /** The last write, to the week; a read is not recorded. */
    lastSeenAt: integer("last_seen_at", { mode: "timestamp" }).notNull(),
    watchlistCount: integer("watchlist_count").notNull().default(0),
    searchCount: integer("search_count").notNull().default(0),
    zakatCount: integer("zakat_count").notNull().default(0),
  },
  (table) => [index("visitors_last_seen_at").on(table.lastSeenAt)],
);

/** The visitor to whom a row belongs. */
export const visitorId = () =>
  integer("visitor_id")
    .notNull()
    .references(() => visitors.id, { onDelete: "cascade" });

/** A stock that a visitor looked up. Searching it again gives it a new, higher `id`, which puts it on top. */
export const searchHistoryEntries = sqliteTable(
  "search_history_entries",
  {
    id: integer("id").primaryKey(),
    visitorId: visitorId(),
    stockId: integer("stock_id").notNull(),
    searchedAt: integer("searched_at", { mode: "timestamp" }).notNull(),
  },
  (table) => [
    uniqueIndex("search_history_entries_visitor_stock").on(table.visitorId, table.stockId),
    index("search_history_entries_visitor").on(table.visitorId),
  ],
);

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
