import type { Region } from "../facts/exchanges.ts";

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
