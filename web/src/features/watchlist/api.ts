import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { WatchlistEntry } from "../../../../schema/contracts/watchlist.ts";
import { call, callForPage } from "../../lib/http.ts";

const PAGE_LIMIT = "100";

/** The whole watchlist: every page of it, so that a stock's star is right whatever its place. */
export const watchlistQuery = queryOptions({
  queryKey: ["watchlist"],
  queryFn: async ({ signal }) => {
    const entries: WatchlistEntry[] = [];
    let cursor: string | undefined;
    do {
      const page = await callForPage("GET /api/watchlists", { query: { limit: PAGE_LIMIT, cursor }, signal });
      entries.push(...page.rows);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return entries;
  },
});

export const addToWatchlistMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (stockId: number) => call("POST /api/watchlists", { body: { stockId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: watchlistQuery.queryKey }),
  });

export const removeFromWatchlistMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (stockId: number) => call("DELETE /api/watchlists/:stockId", { params: { stockId: String(stockId) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: watchlistQuery.queryKey }),
  });
