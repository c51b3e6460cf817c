import { DASHBOARD_MARKETS } from "../../../../domain/facts/exchanges.ts";
import type { Market } from "./api.ts";
import { isEarlySearch } from "./search/early-search.ts";

/** What the dashboard shows below the search: one stock, the halal stocks of a market, or nothing yet. */
export type StockView =
  | { mode: "none" }
  | { mode: "single"; symbol: string }
  | { mode: "fund"; symbol: string }
  | { mode: "browse"; market: Market };

export function stockViewOf(search: URLSearchParams): StockView {
  if (isEarlySearch(search)) return { mode: "none" };
  const symbol = search.get("symbol")?.trim().toUpperCase();
  if (symbol) return { mode: "single", symbol };
  const fund = search.get("fund")?.trim().toUpperCase();
  if (fund) return { mode: "fund", symbol: fund };
  const market = DASHBOARD_MARKETS.find((code) => code === search.get("market"));
  return market ? { mode: "browse", market } : { mode: "none" };
}
