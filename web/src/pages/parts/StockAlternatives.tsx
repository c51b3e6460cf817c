import { lazy, type ReactNode } from "react";
import type { Stock } from "../../../../schema/contracts/stocks.ts";
import { Alternatives } from "../../features/stocks/alternatives/Alternatives.tsx";
import { StandingWord } from "../../ui/StandingWord.tsx";

const CompareDialog = lazy(async () => ({
  default: (await import("../../features/screener/compare/CompareDialog.tsx")).CompareDialog,
}));

export function StockAlternatives({ stock }: { stock: Stock }) {
  return <Alternatives stock={stock} comparison={comparison} />;
}

const comparison = (symbols: readonly string[], onClose: () => void): ReactNode => (
  <CompareDialog symbols={symbols} badge={({ standing }) => <StandingWord standing={standing} />} onClose={onClose} />
);
