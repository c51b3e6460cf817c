import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate } from "react-router";
import { analysisTexts } from "#messages/stocks/card.ts";
import { elsewhereTexts, FETCH_FAILED, stockNotices, stockPageTexts } from "#messages/stocks.ts";
import { knownFund } from "../../../../../domain/funds/known-funds.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { fundPath, stockOnDashboardPath, stockPath } from "../../../config/paths.ts";
import { companiesQuery } from "../../../lib/company-suggestions.ts";
import { HttpError, isMissing, isOffline } from "../../../lib/http.ts";
import { notify } from "../../../lib/notices.ts";
import { stockQuery } from "../../../lib/stock-query.ts";
import { later } from "../../../ui/layout/lazy-part.tsx";
import { StockHead } from "../company/StockHead.tsx";
import { elsewhereHeadline, elsewhereSentence } from "../elsewhere.ts";
import { NotScreened, StockReport, type StockSlots } from "../evidence/StockReport.tsx";
import { CompanyChoices, choicesAbroad, choicesFor, fundMeant } from "./CompanyChoices.tsx";
import { FailurePanel } from "./FailurePanel.tsx";
import { StockSkeleton } from "./StockSkeleton.tsx";

const TellMeWhen = later(() => import("../search/Elsewhere.tsx"), "TellMeWhen");

export function StockAnalysis({
  symbol,
  isOwnPage = false,
  ...slots
}: { symbol: string; isOwnPage?: boolean } & StockSlots) {
  const { data: stock, error, refetch, isFetching } = useQuery(stockQuery(symbol));
  return (
    <>
      <StockHead symbol={stock?.symbol ?? symbol} name={stock?.name} />
      {stock ? (
        <Known stock={stock} {...slots} />
      ) : error && !isFetching && isMissing(error) && knownFund(symbol) ? (
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
  const hasNoNetwork = isOffline(error);
  const text = (error instanceof HttpError && error.sentence) || FETCH_FAILED;
  const isAmbiguous = error instanceof HttpError && error.status === 409;
  const isUnknown = isMissing(error);
  const isRefused = isAmbiguous || isUnknown;
  const { data: companies = [], isLoading } = useQuery({ ...companiesQuery(symbol), enabled: isRefused });
  const isFund = fundMeant(symbol, companies);
  const { data: abroad, isLoading: isLookingAbroad } = useQuery({
    queryKey: ["elsewhere", symbol, companies],
    queryFn: async () => (await import("../search/Elsewhere.tsx")).elsewhereOf(symbol, companies) ?? null,
    enabled: isUnknown && !isLoading && !isFund,
  });
  const isSettled = !isLoading && !isLookingAbroad;
  useEffect(() => {
    if (!isRefused) notify(hasNoNetwork ? stockNotices.offline : stockNotices.loadFailed);
    else if (isUnknown && isSettled && !isFund && !abroad) notify(stockNotices.stockNotFound);
  }, [isRefused, hasNoNetwork, isUnknown, isSettled, isFund, abroad]);
  if (isFund) return <Navigate to={fundPath(symbol)} replace />;
  const { title, description = text } = hasNoNetwork ? stockNotices.offline : { title: analysisTexts.failedTitle };
  if (!isRefused) return <FailurePanel title={title} text={description} onRetry={onRetry} />;
  if (isUnknown && !isSettled) return <StockSkeleton symbol={symbol} />;
  const pathOf = isOwnPage ? stockPath : stockOnDashboardPath;
  if (abroad)
    return (
      <FailurePanel title={elsewhereHeadline(abroad)} text={elsewhereSentence(abroad)}>
        <CompanyChoices companies={choicesAbroad(companies)} heading={elsewhereTexts.others} pathOf={pathOf} />
        {abroad.country && <TellMeWhen name={abroad.name} />}
      </FailurePanel>
    );
  return (
    <FailurePanel title={isAmbiguous ? stockPageTexts.ambiguous : stockNotices.stockNotFound.title} text={text}>
      <CompanyChoices
        companies={choicesFor(symbol, companies, isAmbiguous)}
        heading={!isAmbiguous && stockPageTexts.nearest}
        pathOf={pathOf}
      />
    </FailurePanel>
  );
}

function Known({ stock, ...slots }: { stock: Stock } & StockSlots) {
  return stock.isScreened ? <StockReport stock={stock} {...slots} /> : <NotScreened stock={stock} {...slots} />;
}
