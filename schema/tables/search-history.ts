import { index, integer, sqliteTable, uniqueIndex } from "drizzle-orm/sqlite-core";
import { visitorId } from "./visitors.ts";

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
