import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { DASHBOARD_MARKETS } from "../../../../domain/issuers/exchanges.ts";
import { call, callForPage, HttpError, NetworkError } from "../../lib/http.ts";

export type Market = (typeof DASHBOARD_MARKETS)[number];

export const stockQuery = (symbol: string) =>
  queryOptions({
    queryKey: ["stocks", symbol],
    queryFn: ({ signal }) => call("GET /api/stocks/:symbol", { params: { symbol }, signal }),
  });

/** Companies that match a text; none when the server cannot say. */
export const companiesQuery = (text: string) =>
  queryOptions({
    queryKey: ["companies", text],
    queryFn: async ({ signal }) => {
      try {
        return await call("GET /api/companies/search", { query: { q: text }, signal });
      } catch (error) {
        if (error instanceof HttpError || error instanceof NetworkError) return [];
        throw error;
      }
    },
  });

export const halalStocksQuery = (market: Market) =>
  infiniteQueryOptions({
    queryKey: ["stocks", "browse", market],
    queryFn: ({ pageParam, signal }) =>
      callForPage("GET /api/stocks/browse", {
        query: { complianceStatus: "halal", exchange: market, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
