import { lazy } from "react";

const load = () => import("./StockAnalysis.tsx");

/** The analysis is heavy and needed only after a search: loaded while the visitor types, shown with the answer. */
export const StockAnalysis = lazy(async () => ({ default: (await load()).StockAnalysis }));

// A failure shows itself when the component is needed.
export const preloadStockAnalysis = () => void load().catch(() => undefined);
