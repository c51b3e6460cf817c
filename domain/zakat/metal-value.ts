import { requireAmount, requirePositive } from "./amount.ts";
import { PURE_GOLD_KARAT, PURE_SILVER_FINENESS } from "./metal-purity.ts";
import type { GoldAsset, SilverAsset } from "./zakat-request.ts";

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
