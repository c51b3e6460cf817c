import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * One row per stock. `id` orders the largest companies first (see worker/verdicts/stock-id.ts), so lists and suggestions page
 * by it. `document` is the API's Stock as JSON, in codes and figures: it is aged and worded when it is read.
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
    /** The meaning of the status; lists filter by it. */
    standing: text("standing").notNull().default("not_screened"),
    currentPrice: real("current_price"),
    priceChangePercent: real("price_change_percent"),
    /** ISO date: the end of the period of the oldest figure behind the verdict, from which the verdict ages. */
    figuresOn: text("figures_on"),
    /** ISO date of the price. */
    priceAsOf: text("price_as_of"),
    /** The same as in the document: lists show them, order by them and filter by them. */
    debtRatio: real("debt_ratio"),
    cashRatio: real("cash_ratio"),
    nonCompliantIncomeRatio: real("non_compliant_income_ratio"),
    purificationAmount: real("purification_amount"),
    /** The symbol of its company's home listing; null for a company with one listing. */
    issuer: text("issuer"),
    /** Other names of the company, each preceded by a form feed; null when it only has the name of the listing. */
    aliases: text("aliases"),
    /** The same as in the document; peers are searched within it. */
    industry: text("industry"),
    /** The standing under every standard, one letter each; see domain/screening/standing.ts. */
    standings: text("standings"),
    /** In US dollars. */
    marketCapitalization: real("market_capitalization"),
    /** The long texts come last: a column after them is read through their pages. */
    document: text("document").notNull(),
    /** The facts behind the verdict in their sources' currencies, in the embedded universe's format; null for a listed name. */
    facts: text("facts"),
  },
  (table) => [
    index("stocks_local_symbol").on(table.localSymbol),
    index("stocks_issuer").on(table.issuer).where(sql`issuer IS NOT NULL`),
  ],
);
