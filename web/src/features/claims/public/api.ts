import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ClaimedInput, ClaimState } from "../../../../../domain/claims/claim.ts";
import type { ExchangeCode } from "../../../../../domain/facts/exchanges.ts";
import { call, callForPage } from "../../../lib/http.ts";

const PAGE = "24";

export const contributionsQuery = (state: ClaimState | undefined) =>
  infiniteQueryOptions({
    queryKey: ["claims", "decisions", state],
    queryFn: ({ pageParam, signal }) =>
      callForPage("GET /api/claims", { query: { state, cursor: pageParam, limit: PAGE }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

export type WantedFilter = { exchange?: ExchangeCode | undefined; input?: ClaimedInput | undefined };

export const wantedQuery = (filter: WantedFilter) =>
  infiniteQueryOptions({
    queryKey: ["claims", "wanted", filter],
    queryFn: ({ pageParam, signal }) =>
      callForPage("GET /api/claims/wanted", { query: { ...filter, cursor: pageParam, limit: PAGE }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

export const wantedCountsQuery = queryOptions({
  queryKey: ["claims", "wanted", "counts"],
  queryFn: ({ signal }) => call("GET /api/claims/wanted/counts", { signal }),
});
