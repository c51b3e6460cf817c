import { preload } from "react-dom";
import { useSearchParams } from "react-router";
import { DASHBOARD_MARKETS } from "../../../../domain/facts/exchanges.ts";
import {
  browsePath,
  halalStocksCall,
  isEarlySearch,
  PATHS,
  siteAddress,
  stockOnDashboardPath,
} from "../../config/paths.ts";
import { PRELOAD } from "../../lib/ask-early.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { awaited } from "../../ui/layout/lazy-part.tsx";
import type { Market } from "./api.ts";
import { servedWith } from "./page/StockFrame.tsx";

/** The analysis is heavy and needed only after a search: loaded while the visitor types, shown with the answer. */
export const StockAnalysis = awaited(() => import("./card/StockAnalysis.tsx"), "StockAnalysis");
/** The stocks of a market are needed only after one was chosen: loaded during the choice, shown with the answer. */
export const BrowseResults = awaited(() => import("./search/BrowseResults.tsx"), "BrowseResults");

export type StockView =
  | { mode: "none" }
  | { mode: "single"; symbol: string }
  | { mode: "fund"; symbol: string }
  | { mode: "browse"; market: Market };

function stockViewOf(search: URLSearchParams): StockView {
  if (isEarlySearch(search)) return servedView(new URLSearchParams());
  const symbol = search.get("symbol")?.trim().toUpperCase();
  if (symbol) return { mode: "single", symbol };
  const fund = search.get("fund")?.trim().toUpperCase();
  if (fund) return { mode: "fund", symbol: fund };
  const market = DASHBOARD_MARKETS.find((code) => code === search.get("market"));
  return market ? { mode: "browse", market } : { mode: "none" };
}

export function useStockView(): StockView {
  const [search] = useSearchParams();
  return useHydrated() ? stockViewOf(search) : servedView(search);
}

/** What the dashboard's place for a result was filled with before the page was sent: web/src/edge/dashboard-page.tsx. */
const SERVED = import.meta.env.SSR || location.pathname !== siteAddress(PATHS.dashboard) ? undefined : servedWith();

/** The view that came with the page. */
function servedView(address: URLSearchParams): StockView {
  return stockViewOf(import.meta.env.SSR ? address : new URLSearchParams(SERVED?.slice(1)));
}

/** The view's address, under which its place in the page is filled. */
export function addressOf(view: StockView): string {
  if (view.mode === "none") return PATHS.dashboard;
  if (view.mode === "browse") return browsePath(view.market);
  return view.mode === "fund" ? `/?fund=${view.symbol}` : stockOnDashboardPath(view.symbol);
}

/**
 * Fetches the answer and the code for the page's address in parallel with the dashboard's own code, not after it, unless the result
 * came with the page. The requests are those of api.ts. Returns whether the page was opened for something that it does not show yet.
 */
export function fetchViewEarly(search: string): boolean {
  const address = new URLSearchParams(search);
  const view = stockViewOf(address);
  if (SERVED || view.mode === "none") return isEarlySearch(address);
  if (view.mode === "single") {
    preload(`/api/stocks/${encodeURIComponent(view.symbol)}/verdict`, PRELOAD);
    StockAnalysis.preload();
  }
  if (view.mode === "browse") {
    preload(halalStocksCall(view.market), PRELOAD);
    BrowseResults.preload();
  }
  return true;
}
