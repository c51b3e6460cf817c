import { useSearchParams } from "react-router";
import { DASHBOARD_MARKETS } from "../../../../domain/facts/exchanges.ts";
import { isEarlySearch } from "../../config/paths.ts";
import { askAhead } from "../../lib/ask-early.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import type { Market } from "./api.ts";
import { preloadBrowseResults, preloadStockAnalysis } from "./lazy-parts.ts";

export type StockView =
  | { mode: "none" }
  | { mode: "single"; symbol: string }
  | { mode: "fund"; symbol: string }
  | { mode: "browse"; market: Market };

function stockViewOf(search: URLSearchParams): StockView {
  if (isEarlySearch(search)) return { mode: "none" };
  const symbol = search.get("symbol")?.trim().toUpperCase();
  if (symbol) return { mode: "single", symbol };
  const fund = search.get("fund")?.trim().toUpperCase();
  if (fund) return { mode: "fund", symbol: fund };
  const market = DASHBOARD_MARKETS.find((code) => code === search.get("market"));
  return market ? { mode: "browse", market } : { mode: "none" };
}

export function useStockView(): StockView {
  const [search] = useSearchParams();
  return useHydrated() ? stockViewOf(search) : { mode: "none" };
}

/**
 * Fetches the answer and the code for the page's address in parallel with the dashboard's own code, not after it. The requests are
 * those of api.ts.
 */
export function fetchViewEarly(search: string): void {
  const view = stockViewOf(new URLSearchParams(search));
  if (view.mode === "single") {
    askAhead(`/api/stocks/${encodeURIComponent(view.symbol)}`);
    preloadStockAnalysis();
  }
  if (view.mode === "browse") {
    askAhead(`/api/stocks/browse?complianceStatus=halal&exchange=${view.market}`);
    preloadBrowseResults();
  }
}
