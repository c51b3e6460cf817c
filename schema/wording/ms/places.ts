import type { ExchangeCode, Region, Sector } from "../../../domain/facts/exchanges.ts";

type Names = Readonly<Record<string, string>>;

const EXCHANGES = {
  NYSE: "NYSE",
  NASDAQ: "NASDAQ",
  AMEX: "NYSE American",
  LSE: "London",
  TSX: "Toronto",
  ASX: "Australia",
  FRA: "Frankfurt",
  EPA: "Euronext Paris",
  HKG: "Hong Kong",
  TYO: "Tokyo",
  SAU: "Tadawul",
  BSE: "Bombay/BSE",
  JKT: "Jakarta",
  IST: "Istanbul",
  KAR: "Karachi",
  SSE: "Shanghai",
  SZSE: "Shenzhen",
  DOH: "Doha",
  CAI: "Kaherah",
  KSC: "Korea",
  KOE: "KOSDAQ",
  TAI: "Taiwan",
  TWO: "Taipei",
  SES: "Singapura",
  SAO: "São Paulo",
  JNB: "Johannesburg",
  EBS: "SIX Switzerland",
  STO: "Stockholm",
  HEL: "Helsinki",
  CPH: "Copenhagen",
  OSL: "Oslo",
  ICE: "Iceland",
} satisfies Readonly<Record<ExchangeCode, string>>;

const REGIONS = {
  "North America": "Amerika Utara",
  Europe: "Eropah",
  "Asia-Pacific": "Asia Pasifik",
  "Middle East": "Timur Tengah",
} satisfies Readonly<Record<Region, string>>;

const SECTORS = {
  Technology: "Teknologi",
  Healthcare: "Penjagaan Kesihatan",
  "Consumer Goods": "Barangan Pengguna",
  "Financial Services": "Perkhidmatan Kewangan",
  Energy: "Tenaga",
  Telecommunications: "Telekomunikasi",
  Transportation: "Pengangkutan",
  "Real Estate": "Hartanah",
  Industrial: "Perindustrian",
  Materials: "Bahan",
  Utilities: "Utiliti",
  "Consumer Services": "Perkhidmatan Pengguna",
} satisfies Readonly<Record<Sector, string>>;

/** Only the countries that Malay calls otherwise than English. */
const COUNTRIES: Names = {
  Bahamas: "Bahama",
  "British Virgin Islands": "Kepulauan Virgin British",
  Cambodia: "Kemboja",
  Canada: "Kanada",
  "Cayman Islands": "Kepulauan Cayman",
  "Czech Republic": "Republik Czech",
  Egypt: "Mesir",
  France: "Perancis",
  "French Guiana": "Guiana Perancis",
  Germany: "Jerman",
  Italy: "Itali",
  Japan: "Jepun",
  "Marshall Islands": "Kepulauan Marshall",
  Morocco: "Maghribi",
  Netherlands: "Belanda",
  Philippines: "Filipina",
  Russia: "Rusia",
  "Saudi Arabia": "Arab Saudi",
  Singapore: "Singapura",
  "South Africa": "Afrika Selatan",
  "South Korea": "Korea Selatan",
  Spain: "Sepanyol",
  Turkey: "Türkiye",
  "United Arab Emirates": "Emiriah Arab Bersatu",
  "United States": "Amerika Syarikat",
};

const labelOf = (names: Names) => (key: string) => (Object.hasOwn(names, key) ? names[key] : undefined) ?? key;

export const exchangeLabel = labelOf(EXCHANGES);
export const sectorName = labelOf(SECTORS);
export const regionName = labelOf(REGIONS);
export const countryName = labelOf(COUNTRIES);
