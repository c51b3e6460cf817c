import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SourceId } from "../../domain/facts/company-facts.ts";

/** When each source last answered, and what was wrong when it did not. */
export const marketSources = sqliteTable("market_sources", {
  source: text("source").$type<SourceId>().primaryKey(),
  lastSuccessAt: integer("last_success_at"),
  /** ISO date of its newest figures. */
  asOf: text("as_of"),
  items: integer("items").notNull().default(0),
  lastFailureAt: integer("last_failure_at"),
  /** In the form of `domain/refresh/refresh-problems.ts`. */
  problem: text("problem"),
});

/** Units of each currency for one US dollar, as JSON; the newest row is used. */
export const exchangeRates = sqliteTable("exchange_rates", {
  asOf: text("as_of").primaryKey(),
  rates: text("rates").notNull(),
  url: text("url").notNull(),
});

/** The companies a halal fund holds: a check of our statuses, never a verdict. */
export const fundHoldings = sqliteTable("fund_holdings", {
  fund: text("fund").primaryKey(),
  asOf: text("as_of").notNull(),
  /** JSON list of symbols. */
  symbols: text("symbols").notNull(),
  source: text("source").$type<SourceId>().notNull(),
  url: text("url").notNull(),
});
