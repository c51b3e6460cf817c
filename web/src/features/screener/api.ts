import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { RATIO_NAMES } from "../../../../domain/standards/standards.ts";
import { call, callForPage } from "../../lib/http.ts";
import { withNumericFields } from "../../lib/numeric-fields.ts";
import { BOUND_NAMES, BOUNDS, filterKey, type StockFilter } from "./filters/stock-filter.ts";
import { ORDER_ON_THE_WIRE, type StockOrder, textOfOrder } from "./results/stock-order.ts";

/** Ratios and amounts may arrive as strings. */
const NUMERIC = [...RATIO_NAMES, "purificationAmount", "dividendPerShare"] as const;

export const STOCKS_PER_PAGE = 100;

export const searchStocksQuery = (filter: StockFilter, order: StockOrder) =>
  infiniteQueryOptions({
    queryKey: ["stocks", "search", filterKey(filter), textOfOrder(order)],
    queryFn: ({ pageParam, signal }) =>
      callForPage("GET /api/stocks/search", {
        query: {
          q: filter.text.trim() || undefined,
          status: filter.status === "watchlist" || filter.status === "all" ? undefined : filter.status,
          exchange: filter.exchanges.join(",") || undefined,
          sector: filter.sectors.join(",") || undefined,
          standing: filter.standings.join(",") || undefined,
          region: filter.regions.join(",") || undefined,
          standard: filter.standards.join(",") || undefined,
          industry: filter.industry || undefined,
          ...Object.fromEntries(BOUND_NAMES.map((bound) => [BOUNDS[bound].wire, filter.bounds[bound]?.toString()])),
          sort: order && `${order.isDescending ? "-" : ""}${ORDER_ON_THE_WIRE[order.column]}`,
          limit: String(STOCKS_PER_PAGE),
          cursor: pageParam,
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });

export const industriesQuery = queryOptions({
  queryKey: ["stocks", "industries"],
  queryFn: ({ signal }) => call("GET /api/stocks/industries", { signal }),
});

/** The figures of one stock, with the dashboard's query key. */
export const stockFiguresQuery = (symbol: string) =>
  queryOptions({
    queryKey: ["stocks", symbol],
    queryFn: async ({ signal }) => {
      const stock = await call("GET /api/stocks/:symbol", { params: { symbol }, signal });
      return { ...stock, analysis: withNumericFields(stock.analysis, NUMERIC) };
    },
  });
