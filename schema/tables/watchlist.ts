import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { visitorId, visitors } from "./visitors.ts";

/** A stock that a visitor watches; `id` grows with time, so the list pages by it. */
export const watchlistEntries = sqliteTable(
  "watchlist_entries",
  {
    id: integer("id").primaryKey(),
    visitorId: visitorId(),
    stockId: integer("stock_id").notNull(),
    addedAt: integer("added_at", { mode: "timestamp" }).notNull(),
  },
  (table) => [
    uniqueIndex("watchlist_entries_visitor_stock").on(table.visitorId, table.stockId),
    index("watchlist_entries_visitor").on(table.visitorId),
  ],
);

/** The address of a visitor's feed: anyone with the key can read it, and only its SHA-256 is stored. */
export const watchlistFeeds = sqliteTable("watchlist_feeds", {
  visitorId: integer("visitor_id")
    .primaryKey()
    .references(() => visitors.id, { onDelete: "cascade" }),
  keyHash: text("key_hash").notNull().unique(),
  createdAt: integer("created_at", { mode: "timestamp" }).notNull(),
});
