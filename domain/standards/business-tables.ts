import tables from "../../schema/seed/business/activities.json" with { type: "json" };
import overrides from "../../schema/seed/business/overrides.json" with { type: "json" };
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

/** What a company's business actually is, by a name for the rule: its class and the symbols, separated by spaces. */
type Overrides = Readonly<Record<BusinessOverrideId, readonly [activity: ActivityId, symbols: string]>>;

export type BusinessOverrideId = keyof typeof overrides.parts | keyof typeof overrides.misleading;
/** Companies with a misleading or too silent industry code, and those of a permissible class with a part that is not, by their own reports. */
export const BUSINESS_OVERRIDES = {
  ...overrides.misleading,
  ...overrides.parts,
} as unknown as Overrides;

/** Alcohol and pork may not be sold there, so a business that is mixed or left open elsewhere because of them is not. */
export const COUNTRY_WITHOUT_ALCOHOL_AND_PORK = {
  country: "Saudi Arabia",
  symbolSuffix: ".SR",
  activities: [
    "groceries",
    "foodDistribution",
    "discountStores",
    "drugstores",
    "fuelStations",
    "restaurants",
    "meat",
    "beverages",
    "hotels",
    "airlines",
    "travel",
  ],
} as const satisfies {
  country: string;
  symbolSuffix: string;
  activities: readonly ActivityId[];
};
