import type { Stock } from "../../../../schema/contracts/stocks.ts";
import { Alternatives } from "../../features/stocks/alternatives/Alternatives.tsx";
import { extra } from "../../ui/layout/lazy-part.tsx";

const CompareDialog = extra(() => import("../../features/screener/compare/CompareDialog.tsx"), "CompareDialog");

export function StockAlternatives({ stock }: { stock: Stock }) {
  return <Alternatives stock={stock} Comparison={CompareDialog} />;
}
