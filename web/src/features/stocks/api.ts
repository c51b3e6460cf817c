import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { DASHBOARD_MARKETS } from "../../../../domain/facts/exchanges.ts";
import { RATIO_NAMES } from "../../../../domain/standards/standards.ts";
import { call, callForPage, HttpError, NetworkError } from "../../lib/http.ts";
import { withNumericFields } from "../../lib/numeric-fields.ts";

export type Market = (typeof DASHBOARD_MARKETS)[number];

/** Ratios and amounts may arrive as strings. */
const NUMERIC = [...RATIO_NAMES, "purificationAmount", "dividendPerShare"] as const;

export const stockQuery = (symbol: string) =>
  queryOptions({
    queryKey: ["stocks", symbol],
    queryFn: async ({ signal }) => {
      const stock = await call("GET /api/stocks/:symbol", { params: { symbol }, signal });
      return { ...stock, analysis: withNumericFields(stock.analysis, NUMERIC) };
    },
  });

export const alternativesQuery = (symbol: string) =>
  queryOptions({
    queryKey: ["stocks", symbol, "alternatives"],
    queryFn: ({ signal }) => call("GET /api/stocks/:symbol/alternatives", { params: { symbol }, signal }),
  });

export const ANY_MARKET = "all";
export type MarketChoice = Market | typeof ANY_MARKET;

export const companiesQuery = (text: string, market: MarketChoice) =>
  queryOptions({
    queryKey: ["companies", text, market],
    queryFn: async ({ signal }) => {
      try {
        return await call("GET /api/companies/search", {
          query: { q: text, ...(market !== ANY_MARKET && { exchange: market }) },
          signal,
        });
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
