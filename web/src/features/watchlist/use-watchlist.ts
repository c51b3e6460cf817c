import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { watchlistNotices } from "#messages/watchlist.ts";
import type { StockSummary } from "../../../../schema/contracts/stocks.ts";
import type { WatchlistEntry } from "../../../../schema/contracts/watchlist.ts";
import { allRows, call, callForPage, HttpError } from "../../lib/http.ts";
import { notify } from "../../lib/notices.ts";

const PAGE_LIMIT = "100";

/** The whole watchlist with all its pages, so that every stock's star is right. */
export const watchlistQuery = queryOptions({
  queryKey: ["watchlist"],
  queryFn: ({ signal }) =>
    allRows((cursor) => callForPage("GET /api/watchlists", { query: { limit: PAGE_LIMIT }, signal }, cursor)),
});

const MUTATION_KEY = ["watchlist", "change"];

const without = (entries: readonly WatchlistEntry[], stockId: number) =>
  entries.filter((entry) => entry.stockId !== stockId);

/** The latest come first; entries that the server does not know yet have a negative id and come before all others. */
function withBack(entries: readonly WatchlistEntry[], entry: WatchlistEntry): WatchlistEntry[] {
  const others = without(entries, entry.stockId);
  const older = others.findIndex(({ id }) => id > 0 && id < entry.id);
  return others.toSpliced(older === -1 ? others.length : older, 0, entry);
}

export type Watchable = Omit<StockSummary, "because">;

export type Watchlist = {
  /** Undefined while loading and after a failure. */
  entries: readonly WatchlistEntry[] | undefined;
  hasFailed: boolean;
  reload(): void;
  isWatched(stockId: number): boolean;
  add(stock: Watchable): void;
  remove(stockId: number): void;
};

/** The visitor's watchlist. `onChanged` refreshes other views that show a part of it. */
export function useWatchlist(onChanged: () => void): Watchlist {
  const queryClient = useQueryClient();
  const { queryKey } = watchlistQuery;
  const { data: entries, isError, refetch } = useQuery(watchlistQuery);
  const change = async (make: (entries: readonly WatchlistEntry[]) => WatchlistEntry[]) => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (shown) => shown && make(shown));
  };
  /** Changes run one at a time; each shows at once and is undone if the server refuses it. */
  const inTurn = {
    mutationKey: MUTATION_KEY,
    scope: { id: "watchlist" },
    // Reloads once no change is pending, since an earlier answer would lack that change.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: MUTATION_KEY }) > 1) return;
      void queryClient.invalidateQueries({ queryKey, exact: true });
    },
  };
  const { mutate: add } = useMutation({
    ...inTurn,
    mutationFn: async (stock: Watchable) => {
      if (!navigator.cookieEnabled) throw new Error("The browser keeps no cookies");
      return call("POST /api/watchlists", { body: { stockId: stock.id } });
    },
    onMutate: ({ id: stockId, ...stock }) =>
      change((shown) => [
        { id: -stockId, stockId, stock: { because: null, ...stock, id: stockId } },
        ...without(shown, stockId),
      ]),
    onSuccess: (entry) => {
      notify(watchlistNotices.added);
      onChanged();
      return change((shown) => shown.map((one) => (one.stockId === entry.stockId ? entry : one)));
    },
    onError: (_, stock) => {
      notify(navigator.cookieEnabled ? watchlistNotices.addFailed : watchlistNotices.noCookies);
      return change((shown) => without(shown, stock.id));
    },
  });
  const { mutate: remove } = useMutation({
    ...inTurn,
    mutationFn: async (stockId: number) => {
      try {
        await call("DELETE /api/watchlists/:stockId", { params: { stockId: String(stockId) } });
      } catch (error) {
        // Already removed, for example in another tab.
        if (!(error instanceof HttpError && error.status === 404)) throw error;
      }
    },
    onMutate: async (stockId) => {
      const removed = queryClient.getQueryData(queryKey)?.find((entry) => entry.stockId === stockId);
      await change((shown) => without(shown, stockId));
      return removed;
    },
    onSuccess: () => {
      notify(watchlistNotices.removed);
      onChanged();
    },
    onError: (_, __, removed) => {
      notify(watchlistNotices.removeFailed);
      return removed && change((shown) => withBack(shown, removed));
    },
  });
  return {
    entries,
    hasFailed: isError && !entries,
    reload: () => void refetch(),
    isWatched: (stockId) => entries?.some((entry) => entry.stockId === stockId) ?? false,
    add,
    remove,
  };
}
