import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { notify } from "../../lib/notices.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { analysisTexts } from "./analysis-texts.ts";
import { stockQuery } from "./api.ts";
import { FailurePanel } from "./FailurePanel.tsx";
import { fetchFailure, isUnknownSymbol, stockNotices } from "./messages.ts";
import { NotScreened } from "./NotScreened.tsx";
import { StockReport } from "./StockReport.tsx";
import { StockSkeleton } from "./StockSkeleton.tsx";

/** The stock of the address: loading, failed, known by name only, or screened. */
export function StockAnalysis({ symbol, actions }: { symbol: string; actions?: ReactNode }) {
  const { data: stock, error, refetch, isFetching } = useQuery(stockQuery(symbol));
  useEffect(() => {
    if (error) notify(isUnknownSymbol(error) ? stockNotices.stockNotFound : stockNotices.loadFailed);
  }, [error]);
  if (stock) {
    return (
      <>
        <PageHead title={`${stock.symbol}: ${stock.name}`} />
        {stock.isScreened ? <StockReport stock={stock} actions={actions} /> : <NotScreened stock={stock} />}
      </>
    );
  }
  if (error && !isFetching) {
    return <FailurePanel title={analysisTexts.failedTitle} text={fetchFailure(error)} onRetry={() => refetch()} />;
  }
  return <StockSkeleton symbol={symbol} />;
}
