import { lazy, type ReactNode } from "react";
import type { Stock } from "../../../../schema/contracts/stocks.ts";
import { StockQuestions } from "../../features/second-look/panels/StockQuestions.tsx";
import { Alternatives } from "../../features/stocks/alternatives/Alternatives.tsx";
import { StandingBadge } from "../../features/stocks/card/ComplianceBadge.tsx";

const CompareDialog = lazy(async () => ({
  default: (await import("../../features/screener/compare/CompareDialog.tsx")).CompareDialog,
}));

export function StockAlternatives({ stock }: { stock: Stock }) {
  return (
    <>
      <Alternatives stock={stock} comparison={comparison} />
      <StockQuestions stock={stock} />
    </>
  );
}

const comparison = (symbols: readonly string[], onClose: () => void): ReactNode => (
  <CompareDialog symbols={symbols} badge={(stock) => <StandingBadge stock={stock} />} onClose={onClose} />
);
