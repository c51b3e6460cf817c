import overrides from "../../schema/seed/business/overrides.json" with { type: "json" };
import type { ActivityId } from "./activities.ts";

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
