import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate } from "react-router";
import { knownFund } from "../../../../../domain/funds/known-funds.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { fundOnDashboardPath, fundPath } from "../../../config/paths.ts";
import { notify } from "../../../lib/notices.ts";
import { stockQuery } from "../api.ts";
import { NotScreened } from "../company/NotScreened.tsx";
import { StockHead } from "../company/StockHead.tsx";
import { StockReport } from "../evidence/StockReport.tsx";
import { fetchFailure, isUnknownSymbol, stockNotices } from "../messages.ts";
import type { StockSlots } from "../stock-slots.ts";
import { analysisTexts } from "./analysis-texts.ts";
import { FailurePanel } from "./FailurePanel.tsx";
import { StockSkeleton } from "./StockSkeleton.tsx";

/** The stock of the address: loading, failed, known by name only, or screened. */
export function StockAnalysis({
  symbol,
  isOwnPage = false,
  ...slots
}: { symbol: string; isOwnPage?: boolean } & StockSlots) {
  const { data: stock, error, refetch, isFetching } = useQuery(stockQuery(symbol));
  useEffect(() => {
    if (error && !(isUnknownSymbol(error) && knownFund(symbol)))
      notify(isUnknownSymbol(error) ? stockNotices.stockNotFound : stockNotices.loadFailed);
  }, [error, symbol]);
  return (
    <>
      <StockHead symbol={stock?.symbol ?? symbol} name={stock?.name} isOwnPage={isOwnPage} />
      {stock ? (
        <Known stock={stock} {...slots} />
      ) : error && !isFetching && isUnknownSymbol(error) && knownFund(symbol) ? (
        <Navigate to={isOwnPage ? fundPath(symbol) : fundOnDashboardPath(symbol)} replace />
      ) : error && !isFetching ? (
        <Failure error={error} onRetry={() => refetch()} />
      ) : (
        <StockSkeleton symbol={symbol} />
      )}
    </>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = fetchFailure(error);
  if (isUnknownSymbol(error)) return <FailurePanel title={stockNotices.stockNotFound.title} text={text} />;
  return <FailurePanel title={analysisTexts.failedTitle} text={text} onRetry={onRetry} />;
}

function Known({ stock, ...slots }: { stock: Stock } & StockSlots) {
  return stock.isScreened ? <StockReport stock={stock} {...slots} /> : <NotScreened stock={stock} {...slots} />;
}
