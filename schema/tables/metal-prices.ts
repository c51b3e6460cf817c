import { primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
