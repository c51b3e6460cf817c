import { requirePositive } from "../facts/amount.ts";
import { monthOf } from "../facts/iso-date.ts";
import { NISAB_GRAMS, NISAB_REFERENCE_VALUES, type NisabType } from "./zakat-terms.ts";

/** The wealth from which zakat is due, by one metal. US dollars. */
export type Nisab = { grams: number; pricePerGram: number; nisabValue: number };

/** Both metals: one of them is the nisab, and both price metal given by weight. */
export type Nisabs = Readonly<Record<NisabType, Nisab>>;

/** The relative error of adding a hundred decimal amounts in binary, with a margin. */
const SUMMING_TOLERANCE = 1e-12;

/**
 * The nisab of a metal at a price per gram of pure metal, in US dollars.
 *
 *   NISAB_GRAMS × pricePerGram
 *
 * Not rounded.
 *
 * @throws RangeError when pricePerGram is not finite and above 0
 */
export function nisabAtPrice(pricePerGram: number, nisabType: NisabType): Nisab {
  const grams = NISAB_GRAMS[nisabType];
  const value = requirePositive("nisabValue", grams * requirePositive("pricePerGram", pricePerGram));
  return { grams, pricePerGram, nisabValue: value };
}

/** The nisabs with the metal prices that a person gives for the day, and with what is then known of a given one. */
export function nisabsAtPrices<Known extends Nisab>(
  nisabs: Readonly<Record<NisabType, Known>>,
  prices: Readonly<Partial<Record<NisabType, number | undefined>>> = {},
  ofGiven: Partial<Known> = {},
): Record<NisabType, Known> {
  const at = (metal: NisabType) => {
    const price = prices[metal];
    return price === undefined ? nisabs[metal] : { ...nisabs[metal], ...nisabAtPrice(price, metal), ...ofGiven };
  };
  return { gold: at("gold"), silver: at("silver") };
}

/** The nisab by a fixed reference value, used until a price has been fetched. */
export function referenceNisab(nisabType: NisabType): Nisab {
  const grams = NISAB_GRAMS[nisabType];
  const value = NISAB_REFERENCE_VALUES[nisabType];
  return { grams, pricePerGram: value / grams, nisabValue: value };
}

/**
 * Whether a total is at or above the nisab. A total that misses it only by the error of adding decimals in binary, a millionth of a
 * millionth of the nisab, counts as reaching it: 2,066.66 + 2,066.67 + 2,066.67 is 6,200.
 *
 * @throws RangeError when the nisab's value is not finite and above 0
 */
export function isNisabReached(totalZakatable: number, nisab: Nisab): boolean {
  return totalZakatable >= requirePositive("nisabValue", nisab.nisabValue) * (1 - SUMMING_TOLERANCE);
}

export const GRAMS_IN_A_TROY_OUNCE = 31.1034768;

/** Average of June 2026, US dollars per troy ounce: World Bank Commodity Price Data (The Pink Sheet), CC BY 4.0. */
const DOLLARS_PER_TROY_OUNCE: Readonly<Record<NisabType, number>> = { gold: 4228, silver: 66.7 };

/** The prices shipped with the platform, used until it has fetched a later one. */
export const SHIPPED_METAL_PRICES = { asOf: "2026-06-30", source: "world-bank" } as const;

/** The shipped price of a gram of pure metal, in US dollars. */
export function shippedPricePerGram(metal: NisabType): number {
  return DOLLARS_PER_TROY_OUNCE[metal] / GRAMS_IN_A_TROY_OUNCE;
}

/** US dollars a gram of pure metal. */
export type MetalPrices = Readonly<Record<NisabType, number>>;

/** The average prices of every month from one on. World Bank Commodity Price Data (The Pink Sheet), CC BY 4.0. */
export type MetalMonths = {
  /** 1960-01. */
  from: string;
  gold: readonly number[];
  silver: readonly number[];
};

/** The average prices of the month of a day; undefined for a month before the first or after the last one. */
export function monthPrices({ from, gold, silver }: MetalMonths, day: string): MetalPrices | undefined {
  const place = monthOf(day) - monthOf(`${from}-01`);
  const [ofGold, ofSilver] = [gold[place], silver[place]];
  return ofGold !== undefined && ofSilver !== undefined ? { gold: ofGold, silver: ofSilver } : undefined;
}
