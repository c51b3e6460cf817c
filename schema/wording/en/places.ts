import { exchangeName } from "../../../domain/facts/exchanges.ts";

/** The displayed name of an exchange, without its flag. */
export const exchangeLabel = (code: string): string => exchangeName(code).displayName;

/** Sectors, regions and countries are known by their English names; a provider's own word is shown unchanged. */
export const sectorName = (sector: string): string => sector;
export const regionName = (region: string): string => region;
export const countryName = (country: string): string => country;
