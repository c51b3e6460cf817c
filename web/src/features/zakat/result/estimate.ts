import { PURE_GOLD_KARAT, PURE_SILVER_FINENESS } from "../../../../../domain/zakat/metal-value.ts";
import { nisabAtPrice } from "../../../../../domain/zakat/nisab.ts";
import { type NisabType, ZAKAT_RATE } from "../../../../../domain/zakat/zakat-terms.ts";
import type { NisabsAnswer } from "../../../../../schema/contracts/zakat.ts";
import type { ZakatAssetInput, ZakatRequestInput } from "../../../../../schema/contracts/zakat-request.ts";

export function assetValue(asset: ZakatAssetInput, nisabs: NisabsAnswer | undefined): number | undefined {
  if (asset.value !== undefined) {
    const rate = asset.currency === undefined ? 1 : nisabs?.exchangeRates.rates[asset.currency];
    return rate === undefined ? undefined : asset.value / rate;
  }
  if (asset.type === "gold")
    return metalValue(asset.weightGrams, (asset.karat ?? PURE_GOLD_KARAT) / PURE_GOLD_KARAT, nisabs?.gold);
  if (asset.type === "silver") {
    return metalValue(
      asset.weightGrams,
      (asset.fineness ?? PURE_SILVER_FINENESS) / PURE_SILVER_FINENESS,
      nisabs?.silver,
    );
  }
  return undefined;
}

export function atPricesOfTheDay(nisabs: NisabsAnswer, given: ZakatRequestInput["pricePerGram"]): NisabsAnswer {
  const at = (metal: NisabType) => {
    const price = given?.[metal];
    return price === undefined
      ? nisabs[metal]
      : { ...nisabs[metal], ...nisabAtPrice(price, metal), isReference: false };
  };
  return { ...nisabs, gold: at("gold"), silver: at("silver") };
}

/** The sum of the assets and 2.5 % of it, before any rule and the nisab; an asset of unknown value is left out. */
export function estimateZakat(assets: readonly ZakatAssetInput[], nisabs: NisabsAnswer | undefined) {
  const total = assets.reduce((sum, asset) => sum + (assetValue(asset, nisabs) ?? 0), 0);
  return { total, estimate: total * ZAKAT_RATE };
}

function metalValue(grams: number | undefined, purity: number, metal: { pricePerGram: number } | undefined) {
  return grams === undefined || metal === undefined ? undefined : grams * purity * metal.pricePerGram;
}
