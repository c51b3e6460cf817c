import { lazy } from "react";
import type { Stock } from "../../../../schema/contracts/stocks.ts";
import { Alternatives } from "../../features/stocks/alternatives/Alternatives.tsx";

const CompareDialog = lazy(async () => ({
  default: (await import("../../features/screener/compare/CompareDialog.tsx")).CompareDialog,
}));

export function StockAlternatives({ stock }: { stock: Stock }) {
  return <Alternatives stock={stock} Comparison={CompareDialog} />;
}
