import type { Region, Sector } from "../facts/exchanges.ts";

const COUNTRIES: Readonly<Record<Region, readonly string[]>> = {
  "North America": ["United States", "Canada", "Mexico", "Puerto Rico", "U.S. Virgin Islands", "Bermuda"],
  Europe: [
    ...[
      "United Kingdom",
      "Ireland",
      "Germany",
      "France",
      "Netherlands",
      "Belgium",
      "Luxembourg",
      "Switzerland",
      "Austria",
    ],
    ...["Spain", "Portugal", "Italy", "Greece", "Cyprus", "Malta", "Denmark", "Sweden", "Norway", "Finland", "Iceland"],
    ...[
      "Poland",
      "Czech Republic",
      "Czechia",
      "Hungary",
      "Slovakia",
      "Slovenia",
      "Croatia",
      "Romania",
      "Bulgaria",
      "Serbia",
    ],
    ...[
      "Estonia",
      "Latvia",
      "Lithuania",
      "Ukraine",
      "Russia",
      "Belarus",
      "Georgia",
      "Turkey",
      "Monaco",
      "Liechtenstein",
    ],
    ...["Jersey", "Guernsey", "Isle of Man", "Gibraltar", "Faroe Islands"],
  ],
  "Asia-Pacific": [
    ...["Japan", "China", "Hong Kong", "Macau", "Taiwan", "South Korea", "Mongolia", "India", "Pakistan", "Bangladesh"],
    ...["Sri Lanka", "Singapore", "Malaysia", "Indonesia", "Thailand", "Vietnam", "Philippines", "Cambodia", "Myanmar"],
    ...["Australia", "New Zealand", "Papua New Guinea", "Fiji", "Kazakhstan", "Kyrgyzstan", "Uzbekistan"],
  ],
  "Middle East": [
    ...[
      "Saudi Arabia",
      "United Arab Emirates",
      "Qatar",
      "Kuwait",
      "Bahrain",
      "Oman",
      "Jordan",
      "Lebanon",
      "Iraq",
      "Iran",
    ],
    ...["Israel", "Egypt", "Yemen", "Palestine"],
  ],
};

const REGION_BY_COUNTRY = new Map<string, Region>(
  (Object.keys(COUNTRIES) as Region[]).flatMap((region) =>
    COUNTRIES[region].map((country) => [country, region] as const),
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
const SECTOR_BY_NAME: Readonly<Record<string, Sector>> = {
  Technology: "Technology",
  "Information Technology": "Technology",
  Healthcare: "Healthcare",
  "Health Care": "Healthcare",
  "Consumer Defensive": "Consumer Goods",
  "Consumer Staples": "Consumer Goods",
  "Consumer Cyclical": "Consumer Goods",
  "Consumer Discretionary": "Consumer Goods",
  "Financial Services": "Financial Services",
  Financials: "Financial Services",
  Finance: "Financial Services",
  Energy: "Energy",
  "Communication Services": "Telecommunications",
  Telecommunications: "Telecommunications",
  "Real Estate": "Real Estate",
  Industrials: "Industrial",
  "Basic Materials": "Materials",
  Materials: "Materials",
  Utilities: "Utilities",
};

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
