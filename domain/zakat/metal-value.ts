import { requireAmount, requirePositive } from "../facts/amount.ts";
import type { GoldAsset, SilverAsset } from "./zakat-terms.ts";

/** Karats of pure gold; an 18-karat piece is 18 parts gold in 24. */
export const PURE_GOLD_KARAT = 24;

/** Parts per thousand of pure silver; sterling is stamped 925. */
export const PURE_SILVER_FINENESS = 1000;

/** The stamps most used by jewelers, purest first, for a list to choose from. */
export const GOLD_KARATS = [24, 22, 21, 20, 18, 14, 12, 10, 9, 8] as const;
export const SILVER_FINENESSES = [1000, 999, 958, 925, 900, 835, 800] as const;

/**
 * Value of the pure metal in a piece, in US dollars: its given value, or by weight
 *
 *   weightGrams × karat ÷ 24 × pricePerGram        gold
 *   weightGrams × fineness ÷ 1000 × pricePerGram   silver
 *
 * Not rounded. The alloy has no value; the price is per gram of pure metal.
 *
 * @throws RangeError when neither or both of value and weight are given, when one is negative or not finite, when the stamp
 * is not above 0 and at most pure, or when pricePerGram is not finite and above 0
 */
export function metalValue(asset: GoldAsset | SilverAsset, pricePerGram: number): number {
  const { value, weightGrams } = asset;
  if (value !== undefined && weightGrams !== undefined) {
    throw new RangeError(`${asset.type} is given by value or by weightGrams, not by both`);
  }
  if (value !== undefined) return requireAmount("value", value);
  if (weightGrams === undefined) throw new RangeError(`${asset.type} needs a value or weightGrams`);

  const stamp = purityStamp(asset);
  const pureGrams =
    (requireAmount("weightGrams", weightGrams) * requirePositive(stamp.name, stamp.parts, stamp.pure)) / stamp.pure;
  return requireAmount("value", pureGrams * requirePositive("pricePerGram", pricePerGram));
}

function purityStamp(asset: GoldAsset | SilverAsset): { name: string; parts: number; pure: number } {
  if (asset.type === "gold") {
    return { name: "karat", parts: asset.karat ?? PURE_GOLD_KARAT, pure: PURE_GOLD_KARAT };
  }
  return { name: "fineness", parts: asset.fineness ?? PURE_SILVER_FINENESS, pure: PURE_SILVER_FINENESS };
}
