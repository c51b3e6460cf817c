import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SourceId } from "../../domain/facts/company-facts.ts";
import type { UnreadFundProblem } from "../../domain/funds/fund-requests.ts";

/** A fund's holdings, and the result of screening them with a dataset. */
export const funds = sqliteTable(
  "funds",
  {
    symbol: text("symbol").primaryKey(),
    asOf: text("as_of").notNull(),
    source: text("source").$type<SourceId>().notNull(),
    url: text("url"),
    /** As its filing gives them; null for a fund that is known by name. */
    name: text("name"),
    issuer: text("issuer"),
    /** The dataset of the document; 0 before the first, and when the holdings have changed since. */
    datasetVersion: integer("dataset_version").notNull().default(0),
    /** The look-through as JSON, as the API answers it; null until it has been computed. */
    document: text("document"),
    /** JSON list of packed positions; see domain/funds/holdings.ts. */
    positions: text("positions").notNull(),
    /** What a list of funds shows of the document, as JSON. */
    summary: text("summary"),
    /** JSON: the weight of each recognized share by symbol, for comparison with other funds. */
    weights: text("weights"),
    /** Counts the times that the positions were replaced. */
    revision: integer("revision").notNull().default(0),
    /** JSON: how far a long list has been looked through; null when it is not begun or done. */
    progress: text("progress"),
  },
  (table) => [index("funds_dataset_version").on(table.datasetVersion)],
);

/** The share of a fund's weight that passes each standard, one row per day of screening and of holdings. */
export const fundScores = sqliteTable(
  "fund_scores",
  {
    fund: text("fund").notNull(),
    screenedOn: text("screened_on").notNull(),
    /** The day of the holdings. */
    asOf: text("as_of").notNull(),
    /** JSON: the shares of the weight under every standard. */
    standards: text("standards").notNull(),
  },
  (table) => [primaryKey({ columns: [table.fund, table.screenedOn, table.asOf] })],
);

/** The funds that file with the SEC, by the first two letters of their symbols. */
export const fundDirectory = sqliteTable("fund_directory", {
  prefix: text("prefix").primaryKey(),
  /** JSON object: by symbol, the filer's number and the series, as "36405 S000002848". */
  entries: text("entries").notNull(),
});

/** The symbols beside ISINs and Legal Entity Identifiers in lists of holdings; null where two lists contradict each other. */
export const fundIdentifiers = sqliteTable("fund_identifiers", {
  identifier: text("identifier").primaryKey(),
  symbol: text("symbol"),
});

/** Funds that somebody has asked for, and that refreshes therefore read. */
export const fundRequests = sqliteTable("fund_requests", {
  symbol: text("symbol").primaryKey(),
  /** ISO date of the latest day on which it was asked for, and the number of such days. */
  askedOn: text("asked_on").notNull(),
  days: integer("days").notNull().default(1),
  /** A hash of the network that asked for it, under the key of that day, while it was asked for on one day only. */
  askedBy: text("asked_by"),
  /** ISO date of the run that tried to read it last; null before the first. */
  triedOn: text("tried_on"),
  /** Why it could not be read, one of UNREAD_FUND_PROBLEMS; null when nothing is known against it. */
  problem: text("problem").$type<UnreadFundProblem>(),
});
