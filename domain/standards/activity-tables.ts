import tables from "../../schema/seed/business/activities.json" with { type: "json" };
import type { ActivityId } from "./activities.ts";

/**
 * Global Industry Classification Standard, by the names of its industries and sub-industries (including the older industry names of
 * the recorded listings). An absent name is unknown.
 *
 * @see https://www.msci.com/our-solutions/indexes/gics
 */
export const ACTIVITIES_BY_GICS = Object.entries(tables.gics) as [ActivityId, readonly string[]][];

/**
 * Industry names of the market data providers: Yahoo's list and the Nasdaq screener's in one table, because a file of either can
 * contain the other's names. An absent name is unknown.
 */
export const ACTIVITIES_BY_INDUSTRY = Object.entries(tables.industry) as [ActivityId, readonly string[]][];

/**
 * Standard Industrial Classification, as used by the SEC: first code, last code, activity. A later row overrides an earlier one.
 * Codes in no row are unknown.
 *
 * @see https://www.sec.gov/search-filings/standard-industrial-classification-sic-code-list
 */
export const ACTIVITIES_BY_SIC = Object.entries(tables.sic).map(([codes, activity]) => {
  const [first = 0, last = 0] = codes.split("-").map(Number);
  return [first, last, activity as ActivityId] as const;
});
