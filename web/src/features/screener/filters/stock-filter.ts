import { exchangeByName, SCREENER_EXCHANGES } from "../../../../../domain/issuers/exchanges.ts";
import { REGIONS, type Region, SECTORS, type Sector } from "../../../../../domain/issuers/sectors.ts";
import type { StockSummary } from "../../../../../schema/contracts/stocks.ts";

export const STATUS_FILTERS = ["all", "halal", "haram", "questionable", "watchlist"] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];
export type ScreenerExchange = (typeof SCREENER_EXCHANGES)[number];

export type StockFilter = {
  status: StatusFilter;
  text: string;
  exchanges: readonly ScreenerExchange[];
  sectors: readonly Sector[];
  regions: readonly Region[];
};

export const NO_FILTER: StockFilter = { status: "all", text: "", exchanges: [], sectors: [], regions: [] };

/** The filter that an address asks for; a word it does not know is left out. */
export function filterOfAddress(address: URLSearchParams): StockFilter {
  return {
    status: STATUS_FILTERS.find((status) => status === address.get("filter")) ?? "all",
    text: address.get("q")?.trim() ?? "",
    exchanges: chosen(SCREENER_EXCHANGES, address.get("exchange")),
    sectors: chosen(SECTORS, address.get("sector")),
    regions: chosen(REGIONS, address.get("region")),
  };
}

/** The address with a filter in place of the one it had. */
export function addressWithFilter(address: URLSearchParams, filter: StockFilter): URLSearchParams {
  const parts = {
    filter: filter.status === "all" ? "" : filter.status,
    q: filter.text.trim(),
    exchange: filter.exchanges.join(","),
    sector: filter.sectors.join(","),
    region: filter.regions.join(","),
  };
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** One text for each filter, the same for two that find the same. */
export function filterKey(filter: StockFilter): string {
  return addressWithFilter(new URLSearchParams(), filter).toString();
}

/** Whether a stock of the watchlist is among what the other filters ask for. Its region is not known here. */
export function matchesFilter(stock: StockSummary, filter: StockFilter): boolean {
  const text = filter.text.trim().toLowerCase();
  const exchanges = filter.exchanges.map((name) => exchangeByName(name)?.code);
  return (
    (text === "" || stock.symbol.toLowerCase().startsWith(text) || stock.name.toLowerCase().includes(text)) &&
    (exchanges.length === 0 || exchanges.includes(stock.exchange)) &&
    (filter.sectors.length === 0 || filter.sectors.some((sector) => sector === stock.sector))
  );
}

function chosen<Word extends string>(words: readonly Word[], list: string | null): Word[] {
  const wanted = new Set(list?.split(",").map((word) => word.trim().toLowerCase()));
  return words.filter((word) => wanted.has(word.toLowerCase()));
}
