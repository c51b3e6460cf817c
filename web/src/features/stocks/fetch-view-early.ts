import { askAhead } from "../../lib/ask-early.ts";
import { preloadStockAnalysis } from "./card/lazy-stock-analysis.ts";
import { preloadBrowseResults } from "./search/lazy-browse-results.ts";
import { stockViewOf } from "./stock-view.ts";

/**
 * Fetches the answer and the code for the page's address in parallel with the dashboard's own code, not after it. The requests are
 * those of features/stocks/api.ts.
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
