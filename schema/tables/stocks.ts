import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * One row a stock. `id` orders the largest companies first (see worker/features/stocks/publish.ts), so lists and suggestions
 * page by it. `document` is the wire's Stock as JSON, validated when it is written and sent as it is.
 */
export const stocks = sqliteTable(
  "stocks",
  {
    id: integer("id").primaryKey(),
    symbol: text("symbol").notNull().unique(),
    /** The symbol without its exchange's suffix; null in the United States. */
    localSymbol: text("local_symbol"),
    name: text("name").notNull(),
    exchange: text("exchange").notNull(),
    sector: text("sector"),
    region: text("region"),
    isScreened: integer("is_screened", { mode: "boolean" }).notNull(),
    complianceStatus: text("compliance_status").notNull(),
    /** What the status comes to: lists filter by it. */
    standing: text("standing").notNull().default("not_screened"),
    currentPrice: real("current_price"),
    priceChangePercent: real("price_change_percent"),
    /** ISO date: the end of the period of the oldest figure that the verdict rests on; a verdict ages from it. */
    figuresOn: text("figures_on"),
    /** ISO date of the price. */
    priceAsOf: text("price_as_of"),
    /** As the document has them: lists show them, order by them and are filtered by them. */
    debtRatio: real("debt_ratio"),
    cashRatio: real("cash_ratio"),
    nonCompliantIncomeRatio: real("non_compliant_income_ratio"),
    purificationAmount: real("purification_amount"),
    document: text("document").notNull(),
    /** The facts behind the verdict in their sources' currencies, as JSON in the form of the embedded universe; null for a listed name. */
    facts: text("facts"),
    /** The symbol of its company's home listing; null for a company with one listing. */
    issuer: text("issuer"),
    /** What else people call the company, each name after a form feed; null where the name on the listing is all. */
    aliases: text("aliases"),
    /** As the document has it: peers are looked for within it. */
    industry: text("industry"),
    /** The standing under every standard, a letter each; see domain/screening/standings-by-standard.ts. */
    standings: text("standings"),
    /** In US dollars. */
    marketCapitalization: real("market_capitalization"),
  },
  (table) => [
    index("stocks_local_symbol").on(table.localSymbol),
    index("stocks_issuer").on(table.issuer).where(sql`issuer IS NOT NULL`),
  ],
);
