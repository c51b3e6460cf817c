import { lazy } from "react";

const loadStockAnalysis = () => import("./StockAnalysis.tsx");
const loadBrowseResults = () => import("./BrowseResults.tsx");

/** The results are heavy and come only after a search: loaded while one types, shown when the answer is there. */
export const StockAnalysis = lazy(async () => ({ default: (await loadStockAnalysis()).StockAnalysis }));
export const BrowseResults = lazy(async () => ({ default: (await loadBrowseResults()).BrowseResults }));

// A failure shows itself when the component is needed.
export const preloadStockAnalysis = () => void loadStockAnalysis().catch(() => undefined);
export const preloadBrowseResults = () => void loadBrowseResults().catch(() => undefined);
