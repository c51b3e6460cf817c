import {
  mutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { StockSummary } from "../../../../schema/contracts/stocks.ts";
import type { WatchlistEntry } from "../../../../schema/contracts/watchlist.ts";
import { call, callForPage, HttpError } from "../../lib/http.ts";
import { notify } from "../../lib/notices.ts";
import { watchlistNotices } from "./messages.ts";

const PAGE_LIMIT = "100";

/** The whole watchlist with all its pages, so that every stock's star is right. */
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

const MUTATION_KEY = ["watchlist", "change"];

/** Changes run one at a time; each shows at once and is undone if the server refuses it. */
const inTurn = { mutationKey: MUTATION_KEY, scope: { id: "watchlist" } };

/** `onChanged` refreshes other views that show a part of the watchlist. */
export const addToWatchlistMutation = (queryClient: QueryClient, onChanged: () => void) =>
  mutationOptions({
    ...inTurn,
    mutationFn: async (stock: StockSummary) => {
      if (!navigator.cookieEnabled) throw new Error("The browser keeps no cookies");
      return call("POST /api/watchlists", { body: { stockId: stock.id } });
    },
    onMutate: (stock) =>
      changeShown(queryClient, (entries) => [
        { id: -stock.id, stockId: stock.id, stock },
        ...without(entries, stock.id),
      ]),
    onSuccess: (entry) => {
      notify(watchlistNotices.added);
      onChanged();
      return changeShown(queryClient, (entries) =>
        entries.map((shown) => (shown.stockId === entry.stockId ? entry : shown)),
      );
    },
    onError: (_, stock) => {
      notify(navigator.cookieEnabled ? watchlistNotices.addFailed : watchlistNotices.noCookies);
      return changeShown(queryClient, (entries) => without(entries, stock.id));
    },
    onSettled: () => reloadAfterLast(queryClient),
  });

export const removeFromWatchlistMutation = (queryClient: QueryClient, onChanged: () => void) =>
  mutationOptions({
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
      const entries = queryClient.getQueryData(watchlistQuery.queryKey);
      await changeShown(queryClient, (shown) => without(shown, stockId));
      return entries?.find((entry) => entry.stockId === stockId);
    },
    onSuccess: () => {
      notify(watchlistNotices.removed);
      onChanged();
    },
    onError: (_, __, entry) => {
      notify(watchlistNotices.removeFailed);
      return entry && changeShown(queryClient, (entries) => withBack(entries, entry));
    },
    onSettled: () => reloadAfterLast(queryClient),
  });

async function changeShown(
  queryClient: QueryClient,
  change: (entries: readonly WatchlistEntry[]) => WatchlistEntry[],
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: watchlistQuery.queryKey });
  queryClient.setQueryData(watchlistQuery.queryKey, (entries) => entries && change(entries));
}

const without = (entries: readonly WatchlistEntry[], stockId: number) =>
  entries.filter((entry) => entry.stockId !== stockId);

/** The latest come first; entries that the server does not know yet have a negative id and come before all others. */
function withBack(entries: readonly WatchlistEntry[], entry: WatchlistEntry): WatchlistEntry[] {
  const others = without(entries, entry.stockId);
  const older = others.findIndex(({ id }) => id > 0 && id < entry.id);
  return others.toSpliced(older === -1 ? others.length : older, 0, entry);
}

/** Reloads once no change is pending, since an earlier answer would lack that change. */
function reloadAfterLast(queryClient: QueryClient): void {
  if (queryClient.isMutating({ mutationKey: MUTATION_KEY }) > 1) return;
  void queryClient.invalidateQueries({ queryKey: watchlistQuery.queryKey, exact: true });
}

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
