import {
  exchangeByName,
  REGIONS,
  type Region,
  SCREENER_EXCHANGES,
  SECTORS,
  type Sector,
} from "../../../../../domain/facts/exchanges.ts";
import type { Standing } from "../../../../../domain/screening/standing.ts";
import { STANDARD_IDS, type StandardId } from "../../../../../domain/standards/standards.ts";
import type { WatchlistEntry } from "../../../../../schema/contracts/watchlist.ts";

export const STATUS_FILTERS = ["all", "halal", "haram", "questionable", "watchlist"] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];
export type ScreenerExchange = (typeof SCREENER_EXCHANGES)[number];

export const SCREENED_STANDINGS = ["halal", "purify", "doubt", "haram"] as const satisfies readonly Standing[];
export type ScreenedStanding = (typeof SCREENED_STANDINGS)[number];
export const DEBT_CHOICES = [0, 5, 10, 20, 30, 33] as const;

export type StockFilter = {
  status: StatusFilter;
  text: string;
  exchanges: readonly ScreenerExchange[];
  sectors: readonly Sector[];
  regions: readonly Region[];
  standings: readonly ScreenedStanding[];
  /** A stock must be permitted under all of these standards. */
  standards: readonly StandardId[];
  /** The sources' name; empty for any. */
  industry: string;
  /** Percent; null for any. */
  maximumDebt: number | null;
};

export const NO_FILTER: StockFilter = {
  status: "all",
  text: "",
  exchanges: [],
  sectors: [],
  regions: [],
  standings: [],
  standards: [],
  industry: "",
  maximumDebt: null,
};

export function filterOfAddress(address: URLSearchParams): StockFilter {
  return {
    status: STATUS_FILTERS.find((status) => status === address.get("filter")) ?? "all",
    text: address.get("q")?.trim() ?? "",
    exchanges: chosen(SCREENER_EXCHANGES, address.get("exchange")),
    sectors: chosen(SECTORS, address.get("sector")),
    regions: chosen(REGIONS, address.get("region")),
    standings: chosen(SCREENED_STANDINGS, address.get("standing")),
    standards: chosen(STANDARD_IDS, address.get("standard")),
    industry: address.get("industry")?.trim() ?? "",
    maximumDebt: percentOf(address.get("debt")),
  };
}

export function addressWithFilter(address: URLSearchParams, filter: StockFilter): URLSearchParams {
  const parts = {
    filter: filter.status === "all" ? "" : filter.status,
    q: filter.text.trim(),
    exchange: filter.exchanges.join(","),
    sector: filter.sectors.join(","),
    region: filter.regions.join(","),
    standing: filter.standings.join(","),
    standard: filter.standards.join(","),
    industry: filter.industry,
    debt: filter.maximumDebt === null ? "" : String(filter.maximumDebt),
  };
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export function filterKey(filter: StockFilter): string {
  return addressWithFilter(new URLSearchParams(), filter).toString();
}

/** A watched stock; one just added comes without the parts that are optional here. */
export type WatchedStock = WatchlistEntry["stock"];

export function matchesFilter(stock: WatchedStock, filter: StockFilter): boolean {
  const text = filter.text.trim().toLowerCase();
  const exchanges = filter.exchanges.map((name) => exchangeByName(name)?.code);
  return (
    (text === "" || stock.symbol.toLowerCase().startsWith(text) || stock.name.toLowerCase().includes(text)) &&
    (exchanges.length === 0 || exchanges.includes(stock.exchange)) &&
    (filter.standings.length === 0 || filter.standings.some((standing) => standing === stock.standing)) &&
    filter.standards.every((id) => stock.permittedBy?.includes(id)) &&
    (filter.industry === "" || filter.industry.toLowerCase() === stock.industry?.toLowerCase()) &&
    (filter.regions.length === 0 || filter.regions.some((region) => region === stock.region)) &&
    (filter.sectors.length === 0 || filter.sectors.some((sector) => sector === stock.sector)) &&
    isWithinDebt(stock, filter)
  );
}

function isWithinDebt({ debtRatio }: Pick<WatchedStock, "debtRatio">, { maximumDebt }: StockFilter): boolean {
  return maximumDebt === null || (typeof debtRatio === "number" && debtRatio <= maximumDebt);
}

function percentOf(text: string | null): number | null {
  const percent = Number(text);
  const isPercent = text !== null && text.trim() !== "" && percent >= 0 && percent <= 1000;
  return isPercent ? Math.round(percent * 100) / 100 : null;
}

function chosen<Word extends string>(words: readonly Word[], list: string | null): Word[] {
  const wanted = new Set(list?.split(",").map((word) => word.trim().toLowerCase()));
  return words.filter((word) => wanted.has(word.toLowerCase()));
}
