import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { DASHBOARD_MARKETS } from "../../../../domain/facts/exchanges.ts";
import { BROWSED_AT_ONCE } from "../../config/paths.ts";
import type { ANY_MARKET } from "../../lib/company-suggestions.ts";
import { call, callForPage } from "../../lib/http.ts";

export type Market = (typeof DASHBOARD_MARKETS)[number];

export const alternativesQuery = (symbol: string) =>
  queryOptions({
    queryKey: ["stocks", symbol, "alternatives"],
    queryFn: ({ signal }) => call("GET /api/stocks/:symbol/alternatives", { params: { symbol }, signal }),
  });

export type MarketChoice = Market | typeof ANY_MARKET;

export const halalStocksQuery = (market: Market) =>
  infiniteQueryOptions({
    queryKey: ["stocks", "browse", market],
    queryFn: ({ pageParam, signal }) =>
      callForPage("GET /api/stocks/browse", {
        query: { complianceStatus: "halal", exchange: market, limit: BROWSED_AT_ONCE, cursor: pageParam ?? undefined },
        signal,
      }),
    // As JSON has it: the first page may come with the HTML.
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const permissibleStocksQuery = (market: Market) =>
  infiniteQueryOptions({
    queryKey: ["stocks", "browse", market, "permissible"],
    queryFn: ({ pageParam, signal }) =>
      callForPage("GET /api/stocks/search", {
        query: { standing: "halal,purify", exchange: market, limit: BROWSED_AT_ONCE, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
