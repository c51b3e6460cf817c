import type { NisabType } from "./zakat-terms.ts";

const GRAMS_IN_A_TROY_OUNCE = 31.1034768;

/** Average of June 2026, US dollars per troy ounce: World Bank Commodity Price Data (The Pink Sheet), CC BY 4.0. */
const DOLLARS_PER_TROY_OUNCE: Readonly<Record<NisabType, number>> = { gold: 4228, silver: 66.7 };

/** The prices shipped with the platform, used until it has fetched a later one. */
export const SHIPPED_METAL_PRICES = { asOf: "2026-06-30", source: "world-bank" } as const;

/** The shipped price of a gram of pure metal, in US dollars. */
export function shippedPricePerGram(metal: NisabType): number {
  return DOLLARS_PER_TROY_OUNCE[metal] / GRAMS_IN_A_TROY_OUNCE;
}
