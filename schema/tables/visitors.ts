import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * One row a visitor who has kept something. The cookie's token is never stored, only its SHA-256. The counts are set by every write
 * to the lists they count, so that a read need not count a list. Whatever refers to a visitor is deleted with the row.
 */
export const visitors = sqliteTable(
  "visitors",
  {
    id: integer("id").primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: integer("created_at", { mode: "timestamp" }).notNull(),
    /** The last write, to the week; a read leaves no trace. */
    lastSeenAt: integer("last_seen_at", { mode: "timestamp" }).notNull(),
    watchlistCount: integer("watchlist_count").notNull().default(0),
    searchCount: integer("search_count").notNull().default(0),
    zakatCount: integer("zakat_count").notNull().default(0),
  },
  (table) => [index("visitors_last_seen_at").on(table.lastSeenAt)],
);
