import { keepPreviousData } from "@tanstack/react-query";
import { answerQuery, pagesQuery } from "../../lib/queries.ts";
import { BOUND_NAMES, BOUNDS, filterKey, listParts, type StockFilter } from "./filters/stock-filter.ts";
import { ORDER_ON_THE_WIRE, type StockOrder, textOfOrder } from "./results/stock-order.ts";

export const STOCKS_PER_PAGE = 100;

export const searchStocksQuery = (filter: StockFilter, order: StockOrder) => ({
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

export const industriesQuery = answerQuery(["stocks", "industries"], "GET /api/stocks/industries", {});
