import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { screenerNotices, stocksFound } from "#messages/screener.ts";
import { HttpError } from "../../../lib/http.ts";
import { type Notice, notify } from "../../../lib/notices.ts";
import { pagesQuery } from "../../../lib/queries.ts";
import {
  BOUND_NAMES,
  BOUNDS,
  filterKey,
  listParts,
  matchesFilter,
  type StockFilter,
  type WatchedStock,
} from "../filters/stock-filter.ts";
import { ORDER_ON_THE_WIRE, orderStocks, type ScreenerStock, type StockOrder, textOfOrder } from "./stock-order.ts";

export const STOCKS_PER_PAGE = 100;

const searchStocksQuery = (filter: StockFilter, order: StockOrder) => ({
  ...pagesQuery(["stocks", "search", filterKey(filter), textOfOrder(order)], "GET /api/stocks/search", {
    query: {
      q: filter.text.trim() || undefined,
      status: filter.status === "watchlist" || filter.status === "all" ? undefined : filter.status,
      ...Object.fromEntries(Object.entries(listParts(filter)).filter(([, words]) => words !== "")),
      industry: filter.industry || undefined,
      ...Object.fromEntries(BOUND_NAMES.map((bound) => [BOUNDS[bound].wire, filter.bounds[bound]?.toString()])),
      sort: order && `${order.isDescending ? "-" : ""}${ORDER_ON_THE_WIRE[order.column]}`,
      limit: String(STOCKS_PER_PAGE),
    },
  }),
  placeholderData: keepPreviousData,
});

export type WatchedStocks = { stocks: readonly WatchedStock[] | undefined; hasFailed: boolean; reload: () => void };

export type ScreenerResults = ReturnType<typeof useScreenerResults>;

export function useScreenerResults(filter: StockFilter, order: StockOrder, watched: WatchedStocks) {
  const key = filterKey(filter);
  const orderKey = textOfOrder(order);
  const isWatchlist = filter.status === "watchlist";
  const search = useInfiniteQuery({ ...searchStocksQuery(filter, order), enabled: !isWatchlist });
  const viewKey = `${key} ${orderKey}`;
  const latestKey = useRef(viewKey);
  useEffect(() => {
    latestKey.current = viewKey;
  }, [viewKey]);

  const pages = search.data?.pages;
  const found = useMemo(() => pages?.flatMap(({ rows }) => rows), [pages]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the filter and the order
  const kept = useMemo(
    () =>
      watched.stocks &&
      orderStocks(
        watched.stocks.filter((stock) => matchesFilter(stock, filter)),
        order,
      ),
    [watched.stocks, key, orderKey],
  );

  const stocks: readonly ScreenerStock[] | undefined = isWatchlist ? kept : found;
  const totalCount = isWatchlist ? (kept?.length ?? 0) : (pages?.[0]?.totalCount ?? 0);
  const hasFailed = !stocks && (isWatchlist ? watched.hasFailed : search.isError);
  const isSearching = !isWatchlist && search.isPlaceholderData;
  const isWatchlistEmpty = isWatchlist && watched.stocks?.length === 0;

  useOutcomeNotice(
    key,
    hasFailed
      ? screenerNotices.failed
      : !stocks || isSearching
        ? undefined
        : isWatchlistEmpty
          ? screenerNotices.watchlistEmpty
          : totalCount === 0
            ? screenerNotices.noneFound
            : { tone: "success", title: stocksFound.title(totalCount) },
  );

  return {
    /** Undefined before the first result and after a failure. */
    stocks,
    totalCount,
    hasFailed,
    failure: search.error instanceof HttpError ? search.error.sentence : undefined,
    isWatchlistEmpty,
    isSearching,
    hasMore: !isWatchlist && search.hasNextPage && !isSearching,
    isLoadingMore: search.isFetchingNextPage,
    hasMoreFailed: search.isFetchNextPageError,
    /** Loads further pages up to this count, and returns the stocks; undefined when a page failed or another filter was chosen. */
    async loadUpTo(count: number) {
      if (isWatchlist || !search.hasNextPage) return stocks;
      let result = await search.fetchNextPage();
      while (
        latestKey.current === viewKey &&
        !result.isError &&
        result.hasNextPage &&
        loadedCount(result.data) < count
      ) {
        result = await result.fetchNextPage();
      }
      const isWhole = latestKey.current === viewKey && !result.isError;
      return isWhole ? result.data?.pages.flatMap(({ rows }) => rows) : undefined;
    },
    retry: () => (isWatchlist ? watched.reload() : void search.refetch()),
  };
}

function loadedCount(data: { pages: readonly { rows: readonly unknown[] }[] } | undefined): number {
  return data?.pages.reduce((count, { rows }) => count + rows.length, 0) ?? 0;
}

/** Reports the outcome of each search once, not again when a row is added or removed. */
function useOutcomeNotice(key: string, notice: Notice | undefined): void {
  const announced = useRef("");
  useEffect(() => {
    const outcome = notice && `${key} ${notice.tone === "error"}`;
    if (outcome && announced.current !== outcome) notify(notice);
    announced.current = outcome ?? "";
  });
}
