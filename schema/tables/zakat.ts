import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { visitorId } from "./visitors.ts";

/** A visitor's calculation; `document` is the API's history entry without its id and date, packed by its repository. */
export const zakatCalculations = sqliteTable(
  "zakat_calculations",
  {
    id: integer("id").primaryKey(),
    visitorId: visitorId(),
    calculatedAt: integer("calculated_at", { mode: "timestamp" }).notNull(),
    document: text("document").notNull(),
  },
  (table) => [index("zakat_calculations_visitor").on(table.visitorId)],
);

/** Fetched prices of gold and silver. */
export const metalPrices = sqliteTable(
  "metal_prices",
  {
    metal: text("metal", { enum: ["gold", "silver"] }).notNull(),
    /** The time or day of the price, ISO 8601. */
    asOf: text("as_of").notNull(),
    /** US dollars per gram of pure metal. */
    pricePerGram: real("price_per_gram").notNull(),
    sourceLabel: text("source_label").notNull(),
    sourceUrl: text("source_url"),
  },
  (table) => [primaryKey({ columns: [table.metal, table.asOf] })],
);
