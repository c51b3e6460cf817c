import { lazy } from "react";

const load = () => import("./StockAnalysis.tsx");

/** The analysis is heavy and comes only after a search: loaded while one types, shown when the answer is there. */
export const StockAnalysis = lazy(async () => ({ default: (await load()).StockAnalysis }));

// A failure shows itself when the component is needed.
export const preloadStockAnalysis = () => void load().catch(() => undefined);
