import names from "../../schema/seed/companies/provider-names.json" with { type: "json" };
import type { Region, Sector } from "../facts/exchanges.ts";

const REGION_BY_COUNTRY = new Map<string, Region>(
  Object.entries(names.countries).flatMap(([region, countries]) =>
    countries.map((country) => [country, region as Region] as const),
  ),
);

/** The region of a country; null for one outside the four, which matches no filter. */
export function regionOfCountry(country: string | null): Region | null {
  return (country && REGION_BY_COUNTRY.get(country)) || null;
}

/**
 * Providers' sectors that map to one of SECTORS whatever the industry: the names used by Yahoo, GICS and Nasdaq
 * together, since no name has two meanings.
 */
const SECTOR_BY_NAME = names.sectors as Readonly<Record<string, Sector>>;

/** Industries that belong to another sector than their provider's; the first matching pattern decides. */
const BY_INDUSTRY: readonly { within: RegExp; industry: RegExp; sector: Sector }[] = [
  {
    within: /^(Industrials|Consumer|Transportation)/,
    industry:
      /airline|air freight|airport|railroad|road & rail|trucking|marine|shipping|freight|logistics|transport|oceans? |courier/i,
    sector: "Transportation",
  },
  {
    within: /^Communication Services|^Telecommunications/,
    industry: /internet content|interactive media|gaming & multimedia|electronic gaming|software/i,
    sector: "Technology",
  },
  {
    within: /^Communication Services|^Telecommunications/,
    industry: /entertainment|publishing|broadcasting|advertising|^media|diversified media/i,
    sector: "Consumer Services",
  },
  {
    within: /^Consumer/,
    industry:
      /restaurant|hotel|lodging|resort|casino|gambling|leisure|travel|retail|stores|dealership|personal services|consumer services|education|broadcast|movies|amusement|newspapers|food chains|distributors|internet & direct/i,
    sector: "Consumer Services",
  },
];

/**
 * Our sector for a provider's sector and industry; the provider's own word when none fits, which is shown unchanged
 * and matches no filter.
 */
export function sectorOf(providerSector: string | null, industry: string | null): string | null {
  if (!providerSector) return null;
  const moved = BY_INDUSTRY.find(
    (rule) => rule.within.test(providerSector) && industry && rule.industry.test(industry),
  );
  return moved?.sector ?? SECTOR_BY_NAME[providerSector] ?? providerSector;
}
