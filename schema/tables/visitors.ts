import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
