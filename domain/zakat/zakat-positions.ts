import sources from "../../schema/seed/zakat-sources.json" with { type: "json" };

export const ZAKAT_POSITION_IDS = [
  "worn_jewelry_counted",
  "worn_jewelry_left_out",
  "shares_market_value",
  "shares_zakatable_assets",
  "shares_proxy",
  "receivable_good",
  "receivable_doubtful",
  "real_estate_resale",
  "real_estate_rental",
  "liabilities_deducted",
  "liabilities_kept",
  "lunar_year",
  "solar_year",
  "hawl",
] as const;
export type ZakatPositionId = (typeof ZAKAT_POSITION_IDS)[number];

/** A document that can be looked up; `url` is null when only its title has been checked. */
type ZakatSource = { title: string; url: string | null };

/** One way to count, and its sources. Its text and who takes it are in the wording. */
export type ZakatPosition = { id: ZakatPositionId; sources: readonly ZakatSource[] };

export const MADHABS = ["hanafi", "maliki", "shafii", "hanbali"] as const;
export type Madhab = (typeof MADHABS)[number];

/** Whether gold or silver is worn, permissibly and for personal use, or kept. */
export const METAL_USES = ["kept", "worn"] as const;
export type MetalUse = (typeof METAL_USES)[number];

export const WORN_JEWELRY_RULINGS = ["counted", "left_out"] as const;
export type WornJewelryRuling = (typeof WORN_JEWELRY_RULINGS)[number];

export const WORN_JEWELRY_POSITIONS: Readonly<Record<WornJewelryRuling, ZakatPosition>> = {
  counted: { id: "worn_jewelry_counted", sources: [sources.FOUR_SCHOOLS_ON_JEWELRY, sources.FIQH_AL_ZAKAH] },
  left_out: { id: "worn_jewelry_left_out", sources: [sources.FOUR_SCHOOLS_ON_JEWELRY, sources.FIQH_AL_ZAKAH] },
};

export const WORN_JEWELRY_RULING_BY_MADHAB: Readonly<Record<Madhab, WornJewelryRuling>> = {
  hanafi: "counted",
  maliki: "left_out",
  shafii: "left_out",
  hanbali: "left_out",
};

/** Used when no school was chosen: the position that cannot leave zakat unpaid. */
export const DEFAULT_WORN_JEWELRY_RULING: WornJewelryRuling = "counted";

export const SHARE_METHODS = ["market_value", "zakatable_assets", "proxy"] as const;
export type ShareMethod = (typeof SHARE_METHODS)[number];

export const SHARE_METHOD_POSITIONS: Readonly<Record<ShareMethod, ZakatPosition>> = {
  market_value: { id: "shares_market_value", sources: [sources.FIQH_ACADEMY_SHARES, sources.FIQH_AL_ZAKAH] },
  zakatable_assets: {
    id: "shares_zakatable_assets",
    sources: [sources.FIQH_ACADEMY_SHARES_FOR_INCOME, sources.FIQH_ACADEMY_SHARES],
  },
  proxy: { id: "shares_proxy", sources: [sources.NZF_SHARES_PROXY] },
};

/** Percent of market value; the foundation's study of the FTSE 100, 2018, which it revises. */
export const SHARE_PROXY_PERCENT = 25;

/** Whether a loan is owed by a debtor who can pay and admits it, or by one who cannot, denies it or delays. */
export const COLLECTABILITIES = ["good", "doubtful"] as const;
export type Collectability = (typeof COLLECTABILITIES)[number];

export const RECEIVABLE_POSITIONS: Readonly<Record<Collectability, ZakatPosition>> = {
  good: { id: "receivable_good", sources: [sources.FIQH_ACADEMY_DEBTS, sources.FIQH_AL_ZAKAH] },
  doubtful: { id: "receivable_doubtful", sources: [sources.FIQH_ACADEMY_DEBTS] },
};

export const REAL_ESTATE_PURPOSES = ["resale", "rental"] as const;
export type RealEstatePurpose = (typeof REAL_ESTATE_PURPOSES)[number];

export const REAL_ESTATE_POSITIONS: Readonly<Record<RealEstatePurpose, ZakatPosition>> = {
  resale: { id: "real_estate_resale", sources: [sources.FIQH_AL_ZAKAH] },
  rental: { id: "real_estate_rental", sources: [sources.FIQH_ACADEMY_REAL_ESTATE] },
};

export const LIABILITY_TREATMENTS = ["deduct", "keep"] as const;
export type LiabilityTreatment = (typeof LIABILITY_TREATMENTS)[number];

/** How each school treats debts; without a school they are deducted. */
export const LIABILITY_TREATMENT_BY_MADHAB: Readonly<Record<Madhab, LiabilityTreatment>> = {
  hanafi: "deduct",
  maliki: "deduct",
  shafii: "keep",
  hanbali: "deduct",
};

export function liabilityTreatmentOf(madhab: Madhab | undefined): LiabilityTreatment {
  return madhab === undefined ? "deduct" : LIABILITY_TREATMENT_BY_MADHAB[madhab];
}

export const LIABILITY_POSITIONS: Readonly<Record<LiabilityTreatment, ZakatPosition>> = {
  deduct: { id: "liabilities_deducted", sources: [sources.FIQH_AL_ZAKAH] },
  keep: { id: "liabilities_kept", sources: [sources.FIQH_AL_ZAKAH] },
};

export const YEAR_BASES = ["lunar", "solar"] as const;
export type YearBasis = (typeof YEAR_BASES)[number];

export const YEAR_BASIS_POSITIONS: Readonly<Record<YearBasis, ZakatPosition>> = {
  lunar: { id: "lunar_year", sources: [sources.FIQH_AL_ZAKAH] },
  solar: { id: "solar_year", sources: [sources.NZF_SOLAR_YEAR, sources.KAHF_SOLAR_YEAR] },
};

/** The year that wealth must be owned, and the schools' conditions for it. */
export const HAWL_POSITION: ZakatPosition = { id: "hawl", sources: [sources.FIQH_AL_ZAKAH] };
