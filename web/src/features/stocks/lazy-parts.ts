import { awaited } from "../../ui/layout/lazy-part.tsx";

export const loadAnalysis = () => import("./card/StockAnalysis.tsx");
export const loadBrowseResults = () => import("./search/BrowseResults.tsx");

/** The analysis is heavy and needed only after a search: loaded while the visitor types, shown with the answer. */
export const StockAnalysis = awaited(loadAnalysis, "StockAnalysis");
/** The stocks of a market are needed only after one was chosen: loaded during the choice, shown with the answer. */
export const BrowseResults = awaited(loadBrowseResults, "BrowseResults");

// A failure shows itself when the component is needed.
export const preloadStockAnalysis = () => void loadAnalysis().catch(() => undefined);
export const preloadBrowseResults = () => void loadBrowseResults().catch(() => undefined);
