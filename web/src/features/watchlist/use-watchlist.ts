import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { WatchlistEntry } from "../../../../schema/contracts/watchlist.ts";
import { notify } from "../../lib/notices.ts";
import { addToWatchlistMutation, removeFromWatchlistMutation, watchlistQuery } from "./api.ts";
import { watchlistNotices } from "./messages.ts";

export type Watchlist = {
  /** Undefined while it is loading, and when it could not be loaded. */
  entries: readonly WatchlistEntry[] | undefined;
  hasFailed: boolean;
  isChanging: boolean;
  reload(): void;
  isWatched(stockId: number): boolean;
  add(stockId: number): void;
  remove(stockId: number): void;
};

/** The visitor's watchlist. `onChanged` is for what else shows a part of it. */
export function useWatchlist(onChanged: () => void): Watchlist {
  const queryClient = useQueryClient();
  const { data: entries, isError, refetch } = useQuery(watchlistQuery);
  const addition = useMutation(addToWatchlistMutation(queryClient));
  const removal = useMutation(removeFromWatchlistMutation(queryClient));
  return {
    entries,
    hasFailed: isError,
    isChanging: addition.isPending || removal.isPending,
    reload: () => void refetch(),
    isWatched: (stockId) => entries?.some((entry) => entry.stockId === stockId) ?? false,
    add: (stockId) =>
      addition.mutate(stockId, {
        onSuccess: () => {
          notify(watchlistNotices.added);
          onChanged();
        },
        onError: () => notify(watchlistNotices.addFailed),
      }),
    remove: (stockId) =>
      removal.mutate(stockId, {
        onSuccess: () => {
          notify(watchlistNotices.removed);
          onChanged();
        },
        onError: () => notify(watchlistNotices.removeFailed),
      }),
  };
}
