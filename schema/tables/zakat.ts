import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { visitors } from "./visitors.ts";

/** A visitor's calculation; `document` is the API's history entry without its id and date, packed by its repository. */
export const zakatCalculations = sqliteTable(
  "zakat_calculations",
  {
    id: integer("id").primaryKey(),
    visitorId: integer("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    calculatedAt: integer("calculated_at", { mode: "timestamp" }).notNull(),
    document: text("document").notNull(),
  },
  (table) => [index("zakat_calculations_visitor").on(table.visitorId)],
);
