import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StockSummary } from "../../../../schema/contracts/stocks.ts";
import type { WatchlistEntry } from "../../../../schema/contracts/watchlist.ts";
import { addToWatchlistMutation, removeFromWatchlistMutation, watchlistQuery } from "./api.ts";

export type Watchlist = {
  /** Undefined while loading and after a failure. */
  entries: readonly WatchlistEntry[] | undefined;
  hasFailed: boolean;
  reload(): void;
  isWatched(stockId: number): boolean;
  add(stock: StockSummary): void;
  remove(stockId: number): void;
};

/** The visitor's watchlist. `onChanged` refreshes other views that show a part of it. */
export function useWatchlist(onChanged: () => void): Watchlist {
  const queryClient = useQueryClient();
  const { data: entries, isError, refetch } = useQuery(watchlistQuery);
  const addition = useMutation(addToWatchlistMutation(queryClient, onChanged));
  const removal = useMutation(removeFromWatchlistMutation(queryClient, onChanged));
  return {
    entries,
    hasFailed: isError && !entries,
    reload: () => void refetch(),
    isWatched: (stockId) => entries?.some((entry) => entry.stockId === stockId) ?? false,
    add: (stock) => addition.mutate(stock),
    remove: (stockId) => removal.mutate(stockId),
  };
}
