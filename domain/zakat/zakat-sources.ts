import table from "../../schema/seed/zakat-sources.json" with { type: "json" };

/** A document that can be looked up; `url` is null when only its title has been checked. */
export type ZakatSource = { title: string; url: string | null };

export const {
  FIQH_AL_ZAKAH,
  FIQH_ACADEMY_DEBTS,
  FIQH_ACADEMY_REAL_ESTATE,
  FIQH_ACADEMY_SHARES,
  FIQH_ACADEMY_SHARES_FOR_INCOME,
  NZF_SHARES_PROXY,
  KAHF_SOLAR_YEAR,
  NZF_SOLAR_YEAR,
  FOUR_SCHOOLS_ON_JEWELRY,
} = table;
