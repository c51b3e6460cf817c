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
    /** ISO date: the last day of the standing, unless newer figures come; null when age does not change it. */
    standsUntil: text("stands_until"),
    /** ISO date of the price. */
    priceAsOf: text("price_as_of"),
    /** Whether debt, cash and revenue come from filings; lists say it. */
    isRealData: integer("is_real_data", { mode: "boolean" }),
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
    /** JSON: the price as quoted and what the answer rests on, so that a list tells what the page does; see domain/verdict/card.ts. */
    card: text("card"),
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

/** One row per kind of copy of the stocks in KV (see worker/features/stocks/copies/): the progress of the newest one. */
export const stockCopies = sqliteTable("stock_copies", {
  kind: text("kind").$type<"rows" | "verdicts">().primaryKey(),
  /** Copies alternate between two places, so that the previous one stays whole until the next one is. */
  place: integer("place").notNull(),
  /** The dataset that was the newest when it was begun. */
  datasetVersion: integer("dataset_version").notNull(),
  startedAt: integer("started_at").notNull(),
  /** JSON list: the key that each page begins with. */
  firsts: text("firsts").notNull(),
  /** The last copied key; null when all are copied. */
  last: text("last"),
});

/** One row per published dataset; the newest is the one served. */
export const datasets = sqliteTable("datasets", {
  version: integer("version").primaryKey(),
  screenedOn: text("screened_on").notNull(),
  publishedAt: integer("published_at", { mode: "timestamp" }).notNull(),
  halalStocks: integer("halal_stocks").notNull(),
  questionableStocks: integer("questionable_stocks").notNull(),
  /** The two kinds of questionable: within every limit with purification due, and in doubt. */
  purifyStocks: integer("purify_stocks").notNull().default(0),
  doubtStocks: integer("doubt_stocks").notNull().default(0),
  haramStocks: integer("haram_stocks").notNull(),
  /** Names known only from listings; not part of any count. */
  listedNames: integer("listed_names").notNull(),
  /** JSON list of [date of the oldest figure, halal, purify]: how many verdicts expire with each date. */
  ageing: text("ageing").notNull().default("[]"),
  /** The version of the embedded universe loaded as this dataset; null for one that a refresh published. */
  universe: text("universe"),
});
