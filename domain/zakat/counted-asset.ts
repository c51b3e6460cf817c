import { requireAmount } from "../facts/amount.ts";
import { metalValue } from "./metal-value.ts";
import type { Nisabs } from "./nisab.ts";
import {
  DEFAULT_WORN_JEWELRY_RULING,
  type Madhab,
  REAL_ESTATE_POSITIONS,
  RECEIVABLE_POSITIONS,
  SHARE_METHOD_POSITIONS,
  SHARE_PROXY_PERCENT,
  WORN_JEWELRY_POSITIONS,
  WORN_JEWELRY_RULING_BY_MADHAB,
  type ZakatPosition,
} from "./zakat-positions.ts";
import type { GoldAsset, SilverAsset, StocksAsset, ZakatAsset, ZakatAssetType } from "./zakat-terms.ts";

/** One asset and how it was counted. US dollars. */
export type CountedAsset = {
  type: ZakatAssetType;
  note: string | null;
  /** The asset's full value. */
  value: number;
  /** The part of the value on which zakat is calculated. */
  zakatableValue: number;
  /** The percent of the value that is counted: 25 means 25 %. */
  zakatablePercent: number;
  /** The position it was counted by; null when there was nothing to choose. */
  position: ZakatPosition | null;
  /** The schools differ and none was chosen, so the position that cannot leave zakat unpaid was used. */
  isSchoolAssumed: boolean;
};

type Counting = { percent: number; position: ZakatPosition | null };

/**
 * The part of an asset on which zakat is calculated.
 *
 *   value × (zakatablePercent ÷ 100)
 *
 * Not rounded, and never above the value. The nisabs price gold and silver given by weight; the school decides on worn jewelry.
 *
 * @throws RangeError when an amount is negative or not finite, a percent above 100, a stamp purer than pure, when metal has
 * both or neither of value and weight, or when shares are counted by zakatable assets without their percent
 */
export function countAsset(asset: ZakatAsset, nisabs: Nisabs, madhab?: Madhab): CountedAsset {
  const value = assetValue(asset, nisabs);
  const { percent, position } = countingOf(asset, madhab);
  return {
    type: asset.type,
    note: asset.note ?? null,
    value,
    zakatableValue: value * (percent / 100),
    zakatablePercent: percent,
    position,
    isSchoolAssumed: madhab === undefined && isWornMetal(asset),
  };
}

function isWornMetal(asset: ZakatAsset): boolean {
  return (asset.type === "gold" || asset.type === "silver") && asset.use === "worn";
}

function assetValue(asset: ZakatAsset, nisabs: Nisabs): number {
  if (asset.type === "gold" || asset.type === "silver") return metalValue(asset, nisabs[asset.type].pricePerGram);
  return requireAmount("value", asset.value);
}

function countingOf(asset: ZakatAsset, madhab: Madhab | undefined): Counting {
  switch (asset.type) {
    case "stocks":
      return sharesCounting(asset);
    case "gold":
    case "silver":
      return metalCounting(asset, madhab);
    case "loans":
      return asset.collectability === "doubtful"
        ? leftOut(RECEIVABLE_POSITIONS.doubtful)
        : inFull(RECEIVABLE_POSITIONS.good);
    case "real_estate":
      return asset.purpose === "rental" ? leftOut(REAL_ESTATE_POSITIONS.rental) : inFull(REAL_ESTATE_POSITIONS.resale);
    default:
      return { percent: 100, position: null };
  }
}

function sharesCounting({ method = "market_value", zakatablePercent }: StocksAsset): Counting {
  const position = SHARE_METHOD_POSITIONS[method];
  if (method === "market_value") return inFull(position);
  const percent =
    method === "proxy" ? SHARE_PROXY_PERCENT : requireAmount("zakatablePercent", zakatablePercent ?? Number.NaN, 100);
  return { percent, position };
}

function metalCounting({ use = "kept" }: GoldAsset | SilverAsset, madhab: Madhab | undefined): Counting {
  if (use === "kept") return { percent: 100, position: null };
  const ruling = madhab ? WORN_JEWELRY_RULING_BY_MADHAB[madhab] : DEFAULT_WORN_JEWELRY_RULING;
  const position = WORN_JEWELRY_POSITIONS[ruling];
  return ruling === "counted" ? inFull(position) : leftOut(position);
}

function inFull(position: ZakatPosition): Counting {
  return { percent: 100, position };
}

function leftOut(position: ZakatPosition): Counting {
  return { percent: 0, position };
}

export type ZakatablePart = {
  /** Percent of the market value on which zakat is due: 25 means 25 %. */
  percent: number;
  basis: "own" | "company_figures" | "accepted_share";
};

/**
 * The zakatable part of a share held for the long term, in percent of its market value.
 *
 * The person's own figure comes first. Cash and receivables ÷ market capitalization is a lower bound of the company's zakatable part,
 * because its goods for sale are not among our figures: it counts when it exceeds the accepted share, up to the whole; otherwise the
 * accepted share counts.
 */
export function zakatablePart(given: { own: number | null; knownPercent: number | null }): ZakatablePart {
  if (given.own !== null) return { percent: Math.min(100, Math.max(0, given.own)), basis: "own" };
  if (given.knownPercent !== null && given.knownPercent > SHARE_PROXY_PERCENT)
    return { percent: Math.min(100, given.knownPercent), basis: "company_figures" };
  return { percent: SHARE_PROXY_PERCENT, basis: "accepted_share" };
}
