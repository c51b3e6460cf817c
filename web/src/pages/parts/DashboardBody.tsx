import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Ref, type RefObject, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { resultFailure } from "#messages/stocks.ts";
import type { StockSummary } from "../../../../schema/contracts/stocks.ts";
import { dashboardStatsQuery } from "../../features/dashboard/api.ts";
import { RecentSearchesCard, useRecordSearch } from "../../features/search-history/RecentSearchesCard.tsx";
import { StandingBadge } from "../../features/stocks/card/ComplianceBadge.tsx";
import { StockHead } from "../../features/stocks/company/StockHead.tsx";
import { StockFrame } from "../../features/stocks/page/StockFrame.tsx";
import { SearchCard, type SearchInput } from "../../features/stocks/search/SearchCard.tsx";
import { useStockSearch } from "../../features/stocks/search/use-stock-search.ts";
import {
  addressOf,
  BrowseResults,
  StockAnalysis,
  type StockView,
  useStockView,
} from "../../features/stocks/stock-view.ts";
import { useWatchlist } from "../../features/watchlist/use-watchlist.ts";
import { watchSlots } from "../../features/watchlist/WatchlistButton.tsx";
import { WatchlistCard } from "../../features/watchlist/WatchlistCard.tsx";
import { stockQuery } from "../../lib/stock-query.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { ErrorBoundary } from "../../ui/layout/ErrorBoundary.tsx";
import { awaited, later } from "../../ui/layout/lazy-part.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../DashboardPage.module.css";

const FundView = awaited(() => import("../../features/funds/FundView.tsx"), "FundView");
const PARTS = { single: StockAnalysis, browse: BrowseResults, fund: FundView };
const StockAlternatives = later(() => import("./StockAlternatives.tsx"), "StockAlternatives");
const StockQuestions = later(() => import("../../features/second-look/panels/StockQuestions.tsx"), "StockQuestions");
const SinceVisit = later(() => import("../../features/changes/SinceVisit.tsx"), "SinceVisit");

const useRecordedSearch = () => useStockSearch(useRecordSearch());

export function DashboardSearch({ input }: { input: Ref<SearchInput> }) {
  return <SearchCard search={useRecordedSearch()} input={input} />;
}

/** What was searched for, and what this visitor searched and watches. */
export function DashboardResult({ input }: { input: RefObject<SearchInput | null> }) {
  const queryClient = useQueryClient();
  const search = useRecordedSearch();
  const watchlist = useWatchlist(() => void queryClient.invalidateQueries({ queryKey: dashboardStatsQuery.queryKey }));
  const view = useStockView();
  const { key } = useLocation();
  const isHydrated = useHydrated();
  useStockFirst(isHydrated ? view.mode === "single" : undefined);
  useArrivalRecorded(view);
  return (
    <>
      {!isHydrated && view.mode === "none" && <WaitingResult />}
      {view.mode !== "none" && (
        <div className={styles.result}>
          <ErrorBoundary resetKey={key} {...resultFailure}>
            <Suspense
              fallback={
                !import.meta.env.SSR &&
                view.mode === "single" && (
                  <>
                    <StockHead symbol={view.symbol} />
                    <WaitingResult />
                  </>
                )
              }
            >
              <StockFrame key={addressOf(view)} symbol={addressOf(view)} load={PARTS[view.mode].load}>
                {view.mode === "single" ? (
                  <StockAnalysis
                    symbol={view.symbol}
                    {...watchSlots(watchlist)}
                    instead={(stock) => <StockAlternatives stock={stock} />}
                    questions={(stock) => <StockQuestions stock={stock} />}
                  />
                ) : view.mode === "fund" ? (
                  <FundView symbol={view.symbol} />
                ) : (
                  <BrowseResults market={view.market} onOpen={search.openFromList} onNear={StockAnalysis.preload} />
                )}
              </StockFrame>
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      <div className={styles.lists}>
        <RecentSearchesCard badge={badge} onOpen={search.openFromList} />
        <WatchlistCard
          watchlist={watchlist}
          badge={badge}
          onOpen={search.openFromList}
          onAddNew={() => input.current?.focus()}
        />
      </div>
      <div className={styles.since}>{isHydrated && <SinceVisit />}</div>
    </>
  );
}

const badge = (stock: StockSummary) => <StandingBadge stock={stock} />;

/** Placeholder of the stock named in the address, from the first paint on; a stylesheet hides it when there is none. */
function WaitingResult() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton className={styles.waitingTitle} />
      <Skeleton className={styles.waitingBlock} />
    </div>
  );
}

/** The stock that the page was opened with is recorded too; a search on the page records its own. */
function useArrivalRecorded(view: StockView): void {
  const record = useRecordSearch();
  const { key } = useLocation();
  const symbol = key === "default" && view.mode === "single" ? view.symbol : "";
  const { data: stock } = useQuery({ ...stockQuery(symbol), enabled: false });
  const id = stock?.id;
  useEffect(() => {
    if (id !== undefined) record({ id });
  }, [id, record]);
}

/**
 * A visitor who follows a link to a stock sees that stock above the search, without a layout shift. A script in index.html sets the
 * mark before the first paint.
 */
function useStockFirst(isStockShown: boolean | undefined): void {
  const [wasAtOnce] = useState(
    () => typeof location !== "undefined" && new URLSearchParams(location.search).has("symbol"),
  );
  useLayoutEffect(() => {
    if (isStockShown === undefined) return;
    document.documentElement.toggleAttribute("data-stock", wasAtOnce && isStockShown);
  }, [wasAtOnce, isStockShown]);
  useLayoutEffect(() => () => document.documentElement.removeAttribute("data-stock"), []);
}
