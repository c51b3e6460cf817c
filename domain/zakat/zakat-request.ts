import type {
  Collectability,
  LiabilityTreatment,
  Madhab,
  MetalUse,
  RealEstatePurpose,
  ShareMethod,
  YearBasis,
} from "./zakat-positions.ts";
import type { NisabType } from "./zakat-terms.ts";

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
