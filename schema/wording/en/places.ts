import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";

const EXCHANGES: Readonly<Record<ExchangeCode, string>> = {
  NYSE: "NYSE",
  NASDAQ: "NASDAQ",
  AMEX: "NYSE American",
  LSE: "London",
  TSX: "Toronto",
  ASX: "Australian",
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
  CAI: "Cairo",
  KSC: "Korea",
  KOE: "KOSDAQ",
  TAI: "Taiwan",
  TWO: "Taipei",
  SES: "Singapore",
  SAO: "São Paulo",
  JNB: "Johannesburg",
  EBS: "SIX Swiss",
  STO: "Stockholm",
  HEL: "Helsinki",
  CPH: "Copenhagen",
  OSL: "Oslo",
  ICE: "Iceland",
};

/** The displayed name of an exchange; one that this version does not know is shown by its code. */
export const exchangeLabel = (code: string): string =>
  Object.hasOwn(EXCHANGES, code) ? EXCHANGES[code as ExchangeCode] : code;

/** Sectors, regions and countries are known by their English names; a provider's own word is shown unchanged. */
export const sectorName = (sector: string): string => sector;
export const regionName = (region: string): string => region;
export const countryName = (country: string): string => country;
