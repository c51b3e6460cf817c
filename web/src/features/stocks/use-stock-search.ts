import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Stock } from "../../../../schema/contracts/stocks.ts";
import { browsePath, stockPath } from "../../app/paths.ts";
import { type Notice, notify } from "../../lib/notices.ts";
import { halalStocksQuery, type Market, stockQuery } from "./api.ts";
import { preloadBrowseResults, preloadStockAnalysis } from "./lazy-results.ts";
import { halalStocksFound, searchFailed, stockNotices } from "./messages.ts";

export type StockSearch = {
  isSearching: boolean;
  /** Looks up a typed symbol and shows it; what is shown stays when that fails. */
  search(symbol: string): Promise<void>;
  /** Shows a stock chosen from a list. */
  openFromList(symbol: string): Promise<void>;
  /** Shows the halal stocks of a market. */
  browse(market: Market): Promise<void>;
};

/** `onFound` is told of every stock that a search or a list led to. */
export function useStockSearch(onFound: (stock: Stock) => void): StockSearch {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isSearching, setSearching] = useState(false);

  async function attempt(act: () => Promise<void>, noticeOf: (error: unknown) => Notice) {
    if (isSearching) return;
    setSearching(true);
    try {
      await act();
    } catch (error) {
      notify(noticeOf(error));
    } finally {
      setSearching(false);
    }
  }

  async function show(symbol: string) {
    preloadStockAnalysis();
    const stock = await queryClient.fetchQuery(stockQuery(symbol));
    queryClient.setQueryData(stockQuery(stock.symbol).queryKey, stock);
    navigate(stockPath(stock.symbol));
    onFound(stock);
  }

  return {
    isSearching,
    async search(text) {
      const symbol = text.trim().toUpperCase();
      if (!symbol) return notify(stockNotices.emptySymbol);
      await attempt(
        () => show(symbol),
        (error) => searchFailed(error, symbol),
      );
    },
    openFromList: (symbol) =>
      attempt(
        () => show(symbol),
        () => stockNotices.loadFailed,
      ),
    browse: (market) =>
      attempt(
        async () => {
          preloadBrowseResults();
          const { pages } = await queryClient.fetchInfiniteQuery(halalStocksQuery(market));
          const count = pages[0]?.totalCount ?? 0;
          notify(count === 0 ? stockNotices.noHalalStocks : halalStocksFound(count));
          navigate(browsePath(market));
        },
        () => stockNotices.browseFailed,
      ),
  };
}
