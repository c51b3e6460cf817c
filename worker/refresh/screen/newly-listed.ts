import { EXCHANGES } from "../../../domain/facts/exchanges.ts";
import { companyName } from "../../../domain/issuers/listed-shares.ts";
import { regionOfCountry } from "../../../domain/issuers/region-names.ts";
import { sectorOf } from "../../../domain/issuers/sector-names.ts";
import type { ListingRow } from "../../providers/refresh-sources.ts";
import type { StoredForRefresh } from "./screen-stored-stock.ts";

/** A share that is listed for the first time, as if stored as an unscreened name. */
export function newlyListed(id: number, listing: ListingRow): StoredForRefresh {
  const { symbol, exchange, sector, industry, country } = listing;
  const { suffix } = EXCHANGES[exchange];
  return {
    ...{ id, symbol, name: companyName(listing.name), exchange },
    localSymbol: suffix && symbol.endsWith(suffix) ? symbol.slice(0, -suffix.length) : null,
    sector: sectorOf(sector, industry),
    region: regionOfCountry(country),
    ...{
      isScreened: false,
      complianceStatus: "questionable",
      standing: "not_screened",
      priceChangePercent: null,
      facts: null,
      decisions: [],
    },
    document: JSON.stringify({ industry, country, isScreened: false }),
  };
}
