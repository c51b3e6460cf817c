import type {
  Collectability,
  LiabilityTreatment,
  Madhab,
  MetalUse,
  RealEstatePurpose,
  ShareMethod,
  YearBasis,
} from "./zakat-positions.ts";

/** The calculator's kinds of wealth, in its order. */
export const ZAKAT_ASSET_TYPES = [
  "cash",
  "stocks",
  "gold",
  "silver",
  "business",
  "real_estate",
  "crypto",
  "loans",
] as const;
export type ZakatAssetType = (typeof ZAKAT_ASSET_TYPES)[number];

/** A fourth of a tenth, for a lunar year. The only fraction in the project: every other ratio is a percent. */
export const ZAKAT_RATE = 0.025;

/** ZAKAT_RATE for a solar year, about 11 days longer than 354: 2.5 % × 365 ÷ 354. Its sources are in zakat-positions.ts. */
export const ZAKAT_RATE_SOLAR_YEAR = 0.02577;

export const NISAB_TYPES = ["gold", "silver"] as const;
export type NisabType = (typeof NISAB_TYPES)[number];

export const DEFAULT_NISAB_TYPE: NisabType = "gold";

/**
 * Grams of pure metal from which zakat is due: 7.5 and 52.5 tolas of 11.664 g. Al-Qaradawi,
 * Fiqh al-Zakah, weighs the same 20 dinars and 200 dirhams as 85 g and 595 g.
 */
export const NISAB_GRAMS: Readonly<Record<NisabType, number>> = { gold: 87.48, silver: 612.36 };

/** US dollars for the whole nisab, used until a price has been fetched. Far below today's market: shown as a reference only. */
export const NISAB_REFERENCE_VALUES: Readonly<Record<NisabType, number>> = { gold: 6200, silver: 450 };

/** Limits of one request. */
export const ZAKAT_ASSETS_MAX = 100;
/** US dollars. */
export const ZAKAT_AMOUNT_MAX = 1e15;
/** US dollars per gram of metal. */
export const ZAKAT_PRICE_MAX = 1e6;
export const ZAKAT_WEIGHT_GRAMS_MAX = 1e9;
export const ZAKAT_NOTE_MAX_LENGTH = 200;

/** Amounts are US dollars; `note` is the owner's own name for the asset and has no effect. */
type Valued = { value: number; note?: string | undefined };

/** Metal is given by its value or by its weight. */
type Metal = {
  value?: number | undefined;
  weightGrams?: number | undefined;
  /** `kept` by default. */
  use?: MetalUse | undefined;
  note?: string | undefined;
};

export type SimpleAsset = Valued & { type: "cash" | "business" | "crypto" };

export type StocksAsset = Valued & {
  type: "stocks";
  /** `market_value` by default. */
  method?: ShareMethod | undefined;
  /** Percent of the market value, 0 to 100; for the method `zakatable_assets`. */
  zakatablePercent?: number | undefined;
};

/** `karat` is of 24, pure by default. */
export type GoldAsset = Metal & { type: "gold"; karat?: number | undefined };

/** `fineness` is parts per thousand, pure by default. */
export type SilverAsset = Metal & { type: "silver"; fineness?: number | undefined };

/** `resale` by default. */
export type RealEstateAsset = Valued & { type: "real_estate"; purpose?: RealEstatePurpose | undefined };

/** `good` by default. */
export type LoansAsset = Valued & { type: "loans"; collectability?: Collectability | undefined };

export type ZakatAsset = SimpleAsset | StocksAsset | GoldAsset | SilverAsset | RealEstateAsset | LoansAsset;

/** Assets with a type and a value, and a nisab type, make a complete request. */
export type ZakatRequest = {
  assets: readonly ZakatAsset[];
  nisabType: NisabType;
  /** Decides on worn jewelry and on debts. */
  madhab?: Madhab | undefined;
  /** Debts due, US dollars; none by default. */
  liabilities?: number | undefined;
  /** By default that of the school; without a school, `deduct`. */
  liabilityTreatment?: LiabilityTreatment | undefined;
  /** `lunar` by default. */
  yearBasis?: YearBasis | undefined;
  /** Whether wealth has stayed above the nisab for a full year; true by default. */
  isHawlComplete?: boolean | undefined;
};

/** A request whose amounts may be in other currencies: of each asset's value, and of the debts. */
export type GivenZakatRequest = Omit<ZakatRequest, "assets"> & {
  assets: readonly (ZakatAsset & { currency?: string | undefined })[];
  liabilitiesCurrency?: string | undefined;
};
