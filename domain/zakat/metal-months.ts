import { monthOf } from "../facts/iso-date.ts";
import type { NisabType } from "./zakat-terms.ts";

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
