import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, callForPage } from "../../lib/http.ts";
import { filterKey, type StockFilter } from "./filters/stock-filter.ts";

export const STOCKS_PER_PAGE = 100;

export const searchStocksQuery = (filter: StockFilter) =>
  infiniteQueryOptions({
    queryKey: ["stocks", "search", filterKey(filter)],
    queryFn: ({ pageParam, signal }) =>
      callForPage("GET /api/stocks/search", {
        query: {
          q: filter.text.trim() || undefined,
          status: filter.status === "watchlist" || filter.status === "all" ? undefined : filter.status,
          exchange: filter.exchanges.join(",") || undefined,
          sector: filter.sectors.join(",") || undefined,
          region: filter.regions.join(",") || undefined,
          limit: String(STOCKS_PER_PAGE),
          cursor: pageParam,
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });

/** The figures of one stock, under the key by which the dashboard keeps them too. */
export const stockFiguresQuery = (symbol: string) =>
  queryOptions({
    queryKey: ["stocks", symbol],
    queryFn: ({ signal }) => call("GET /api/stocks/:symbol", { params: { symbol }, signal }),
  });
