import {
  FIQH_ACADEMY_DEBTS,
  FIQH_ACADEMY_REAL_ESTATE,
  FIQH_ACADEMY_SHARES,
  FIQH_ACADEMY_SHARES_FOR_INCOME,
  FIQH_AL_ZAKAH,
  FOUR_SCHOOLS_ON_JEWELRY,
  KAHF_SOLAR_YEAR,
  NZF_SHARES_PROXY,
  NZF_SOLAR_YEAR,
  type ZakatSource,
} from "./zakat-sources.ts";

/** One way to count, and who holds it. Sentences for people. */
export type ZakatPosition = {
  id: string;
  label: string;
  summary: string;
  heldBy: readonly string[];
  sources: readonly ZakatSource[];
};

export const MADHABS = ["hanafi", "maliki", "shafii", "hanbali"] as const;
export type Madhab = (typeof MADHABS)[number];

export const MADHAB_LABELS: Readonly<Record<Madhab, string>> = {
  hanafi: "Hanafi",
  maliki: "Maliki",
  shafii: "Shafi'i",
  hanbali: "Hanbali",
};

/** Whether gold or silver is worn, permissibly and for personal use, or kept. */
export const METAL_USES = ["kept", "worn"] as const;
export type MetalUse = (typeof METAL_USES)[number];

export const WORN_JEWELRY_RULINGS = ["counted", "left_out"] as const;
export type WornJewelryRuling = (typeof WORN_JEWELRY_RULINGS)[number];

export const WORN_JEWELRY_POSITIONS: Readonly<Record<WornJewelryRuling, ZakatPosition>> = {
  counted: {
    id: "worn_jewelry_counted",
    label: "Worn jewelry is counted",
    summary: "Gold and silver are counted in every form, worn or kept.",
    heldBy: ["Hanafi school"],
    sources: [FOUR_SCHOOLS_ON_JEWELRY, FIQH_AL_ZAKAH],
  },
  left_out: {
    id: "worn_jewelry_left_out",
    label: "Worn jewelry is left out",
    summary: "Jewelry that is permissible and worn for personal use is not counted; what is kept as savings is.",
    heldBy: ["Maliki school", "Shafi'i school", "Hanbali school"],
    sources: [FOUR_SCHOOLS_ON_JEWELRY, FIQH_AL_ZAKAH],
  },
};

export const WORN_JEWELRY_RULING_BY_MADHAB: Readonly<Record<Madhab, WornJewelryRuling>> = {
  hanafi: "counted",
  maliki: "left_out",
  shafii: "left_out",
  hanbali: "left_out",
};

/** Where no school was chosen: the way that cannot leave zakat unpaid. */
export const DEFAULT_WORN_JEWELRY_RULING: WornJewelryRuling = "counted";

export const SHARE_METHODS = ["market_value", "zakatable_assets", "proxy"] as const;
export type ShareMethod = (typeof SHARE_METHODS)[number];

export const SHARE_METHOD_POSITIONS: Readonly<Record<ShareMethod, ZakatPosition>> = {
  market_value: {
    id: "shares_market_value",
    label: "Held to trade: full market value",
    summary:
      "Shares bought to be sold are trade goods and are counted at their market value on the day zakat falls due.",
    heldBy: [
      "International Islamic Fiqh Academy, for shares held to trade",
      "Muhammad Abu Zahra and Abd al-Wahhab Khallaf, for all shares",
    ],
    sources: [FIQH_ACADEMY_SHARES, FIQH_AL_ZAKAH],
  },
  zakatable_assets: {
    id: "shares_zakatable_assets",
    label: "Held long-term: the company's zakatable assets",
    summary:
      "Shares held for their income are counted by the part of the company that is zakatable, such as cash, trade goods and good receivables, known from its accounts or carefully estimated.",
    heldBy: ["International Islamic Fiqh Academy"],
    sources: [FIQH_ACADEMY_SHARES_FOR_INCOME, FIQH_ACADEMY_SHARES],
  },
  proxy: {
    id: "shares_proxy",
    label: "Held long-term, listed company: 25% of market value",
    summary:
      "Where the accounts cannot be reviewed, 25% of the market value stands for the zakatable assets of a listed company. Not for private companies, nor for one known to hold only cash.",
    heldBy: ["National Zakat Foundation (UK)"],
    sources: [NZF_SHARES_PROXY],
  },
};

/** Percent of market value; the foundation's study of the FTSE 100, 2018, which it revises. */
export const SHARE_PROXY_PERCENT = 25;

/** Whether a loan is owed by a debtor who can pay and admits it, or by one who cannot, denies it or delays. */
export const COLLECTABILITIES = ["good", "doubtful"] as const;
export type Collectability = (typeof COLLECTABILITIES)[number];

export const RECEIVABLE_POSITIONS: Readonly<Record<Collectability, ZakatPosition>> = {
  good: {
    id: "receivable_good",
    label: "Good: the debtor is able and willing to pay",
    summary: "Counted every year. The Hanafi school lets the payment wait until the money is received.",
    heldBy: ["International Islamic Fiqh Academy", "Hanafi school (strong debts)"],
    sources: [FIQH_ACADEMY_DEBTS, FIQH_AL_ZAKAH],
  },
  doubtful: {
    id: "receivable_doubtful",
    label: "Doubtful: the debtor is unable to pay or delays",
    summary: "Not counted until it is received and a year has passed over it.",
    heldBy: ["International Islamic Fiqh Academy"],
    sources: [FIQH_ACADEMY_DEBTS],
  },
};

export const REAL_ESTATE_PURPOSES = ["resale", "rental"] as const;
export type RealEstatePurpose = (typeof REAL_ESTATE_PURPOSES)[number];

export const REAL_ESTATE_POSITIONS: Readonly<Record<RealEstatePurpose, ZakatPosition>> = {
  resale: {
    id: "real_estate_resale",
    label: "Bought to be sold: full market value",
    summary: "Property bought to be sold at a profit is trade goods and is counted at its market value.",
    heldBy: ["Hanafi school", "Shafi'i school", "Hanbali school"],
    sources: [FIQH_AL_ZAKAH],
  },
  rental: {
    id: "real_estate_rental",
    label: "Rented out: the rent only",
    summary: "The value of rented property is not counted; add the rent that you still hold as cash.",
    heldBy: ["International Islamic Fiqh Academy"],
    sources: [FIQH_ACADEMY_REAL_ESTATE],
  },
};

export const LIABILITY_TREATMENTS = ["deduct", "keep"] as const;
export type LiabilityTreatment = (typeof LIABILITY_TREATMENTS)[number];

/** What each school does with debts; those who chose no school deduct them. */
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
  deduct: {
    id: "liabilities_deducted",
    label: "Debts due are deducted",
    summary:
      "What you owe and is due is taken off before the nisab is looked at. Of a long-term debt, many contemporary scholars take off only the installments due.",
    heldBy: ["Hanafi school", "Hanbali school", "Maliki school, for money when nothing else covers the debt"],
    sources: [FIQH_AL_ZAKAH],
  },
  keep: {
    id: "liabilities_kept",
    label: "Debts are not deducted",
    summary: "A debt does not lift zakat from wealth that is in your hands.",
    heldBy: ["Shafi'i school, the prevailing view"],
    sources: [FIQH_AL_ZAKAH],
  },
};

export const YEAR_BASES = ["lunar", "solar"] as const;
export type YearBasis = (typeof YEAR_BASES)[number];

export const YEAR_BASIS_POSITIONS: Readonly<Record<YearBasis, ZakatPosition>> = {
  lunar: {
    id: "lunar_year",
    label: "Lunar year: 2.5%",
    summary: "Zakat falls due after a lunar year, at a fourth of a tenth.",
    heldBy: ["All four Sunni schools"],
    sources: [FIQH_AL_ZAKAH],
  },
  solar: {
    id: "solar_year",
    label: "Solar year: 2.577%",
    summary: "Where books are kept by the solar year, the rate makes up for its eleven more days.",
    heldBy: ["AAOIFI", "Monzer Kahf"],
    sources: [NZF_SOLAR_YEAR, KAHF_SOLAR_YEAR],
  },
};

/** The year that has to pass over wealth, and what the schools ask of it. */
export const HAWL_POSITION: ZakatPosition = {
  id: "hawl",
  label: "A full year over the nisab",
  summary:
    "Wealth has to have been with you for a full year. The Hanafi school looks for the nisab at its beginning and its end; the Maliki, Shafi'i and Hanbali schools look for it all year through.",
  heldBy: ["All four Sunni schools"],
  sources: [FIQH_AL_ZAKAH],
};
