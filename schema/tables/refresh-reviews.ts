import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ReviewState } from "../../domain/refresh/refresh-steps.ts";

/** New figures of one stock, or a whole run, waiting for an admin's decision. */
export const refreshReviews = sqliteTable(
  "refresh_reviews",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    runId: integer("run_id").notNull(),
    /** Null when the whole run is under review. */
    stockId: integer("stock_id"),
    state: text("state").$type<ReviewState>().notNull(),
    openedAt: integer("opened_at").notNull(),
    /** JSON list of the anomalies, each with the figure before and after. */
    anomalies: text("anomalies").notNull(),
    /** JSON of the facts to adopt if accepted; null for a run. */
    proposed: text("proposed"),
    note: text("note"),
    decidedAt: integer("decided_at"),
  },
  (table) => [
    index("refresh_reviews_state").on(table.state, table.id),
    /** Only decisions are looked up by stock, so an open review costs no row of it. */
    index("refresh_reviews_decided").on(table.stockId).where(sql`state IN ('accepted', 'rejected')`),
  ],
);
