import { askAhead } from "../../lib/ask-early.ts";
import { preloadStockAnalysis } from "./card/lazy-stock-analysis.ts";
import { preloadBrowseResults } from "./search/lazy-browse-results.ts";
import { stockViewOf } from "./stock-view.ts";

/**
 * Fetches what a page was opened for, answer and code, beside the dashboard's own code instead of after it. The addresses are those
 * that features/stocks/api.ts asks for.
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
