import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate } from "react-router";
import { knownFund } from "../../../../../domain/funds/known-funds.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { fundPath, stockOnDashboardPath, stockPath } from "../../../config/paths.ts";
import { companiesQuery } from "../../../lib/company-suggestions.ts";
import { notify } from "../../../lib/notices.ts";
import { stockQuery } from "../../../lib/stock-query.ts";
import { StockHead } from "../company/StockHead.tsx";
import { NotScreened, StockReport, type StockSlots } from "../evidence/StockReport.tsx";
import { fetchFailure, isAmbiguousSymbol, isUnknownSymbol, stockNotices, stockPageTexts } from "../messages.ts";
import { analysisTexts } from "./analysis-texts.ts";
import { CompanyChoices, choicesFor, fundMeant } from "./CompanyChoices.tsx";
import { FailurePanel } from "./FailurePanel.tsx";
import { StockSkeleton } from "./StockSkeleton.tsx";

export function StockAnalysis({
  symbol,
  isOwnPage = false,
  ...slots
}: { symbol: string; isOwnPage?: boolean } & StockSlots) {
  const { data: stock, error, refetch, isFetching } = useQuery(stockQuery(symbol));
  useEffect(() => {
    if (error && !isAmbiguousSymbol(error) && !(isUnknownSymbol(error) && knownFund(symbol)))
      notify(isUnknownSymbol(error) ? stockNotices.stockNotFound : stockNotices.loadFailed);
  }, [error, symbol]);
  return (
    <>
      <StockHead symbol={stock?.symbol ?? symbol} name={stock?.name} />
      {stock ? (
        <Known stock={stock} {...slots} />
      ) : error && !isFetching && isUnknownSymbol(error) && knownFund(symbol) ? (
        <Navigate to={fundPath(symbol)} replace />
      ) : error && !isFetching ? (
        <Failure error={error} onRetry={() => refetch()} symbol={symbol} isOwnPage={isOwnPage} />
      ) : (
        <StockSkeleton symbol={symbol} />
      )}
    </>
  );
}

type FailureProps = { error: Error; onRetry: () => void; symbol: string; isOwnPage: boolean };

function Failure({ error, onRetry, symbol, isOwnPage }: FailureProps) {
  const text = fetchFailure(error);
  const isAmbiguous = isAmbiguousSymbol(error);
  const isRefused = isAmbiguous || isUnknownSymbol(error);
  const { data: companies = [] } = useQuery({ ...companiesQuery(symbol), enabled: isRefused });
  if (fundMeant(symbol, companies)) return <Navigate to={fundPath(symbol)} replace />;
  if (!isRefused) return <FailurePanel title={analysisTexts.failedTitle} text={text} onRetry={onRetry} />;
  return (
    <FailurePanel title={isAmbiguous ? stockPageTexts.ambiguous : stockNotices.stockNotFound.title} text={text}>
      <CompanyChoices
        companies={choicesFor(symbol, companies, isAmbiguous)}
        heading={!isAmbiguous && stockPageTexts.nearest}
        pathOf={isOwnPage ? stockPath : stockOnDashboardPath}
      />
    </FailurePanel>
  );
}

function Known({ stock, ...slots }: { stock: Stock } & StockSlots) {
  return stock.isScreened ? <StockReport stock={stock} {...slots} /> : <NotScreened stock={stock} {...slots} />;
}
