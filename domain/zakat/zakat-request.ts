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

/** Amounts are US dollars; `note` is the owner's own name for the asset and counts for nothing. */
type Valued = { value: number; note?: string | undefined };

/** Metal is given by its value or by its weight. */
type Metal = {
  value?: number | undefined;
  weightGrams?: number | undefined;
  /** `kept` unless said. */
  use?: MetalUse | undefined;
  note?: string | undefined;
};

export type SimpleAsset = Valued & { type: "cash" | "business" | "crypto" };

export type StocksAsset = Valued & {
  type: "stocks";
  /** `market_value` unless said. */
  method?: ShareMethod | undefined;
  /** Percent of the market value, 0 to 100; for the method `zakatable_assets`. */
  zakatablePercent?: number | undefined;
};

/** `karat` is of 24, pure unless said. */
export type GoldAsset = Metal & { type: "gold"; karat?: number | undefined };

/** `fineness` is parts per thousand, pure unless said. */
export type SilverAsset = Metal & { type: "silver"; fineness?: number | undefined };

/** `resale` unless said. */
export type RealEstateAsset = Valued & { type: "real_estate"; purpose?: RealEstatePurpose | undefined };

/** `good` unless said. */
export type LoansAsset = Valued & { type: "loans"; collectability?: Collectability | undefined };

export type ZakatAsset = SimpleAsset | StocksAsset | GoldAsset | SilverAsset | RealEstateAsset | LoansAsset;

/** What is asked. Assets with a type and a value, and a nisab type, are a whole request. */
export type ZakatRequest = {
  assets: readonly ZakatAsset[];
  nisabType: NisabType;
  /** Decides on worn jewelry and on debts. */
  madhab?: Madhab | undefined;
  /** Debts due, US dollars; none unless said. */
  liabilities?: number | undefined;
  /** Unless said, that of the school; without a school, `deduct`. */
  liabilityTreatment?: LiabilityTreatment | undefined;
  /** `lunar` unless said. */
  yearBasis?: YearBasis | undefined;
  /** Whether a full year has passed over the nisab; true unless said. */
  isHawlComplete?: boolean | undefined;
};
