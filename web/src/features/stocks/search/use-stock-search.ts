import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { browsePath, PATHS, stockPath } from "../../../config/paths.ts";
import { type Notice, notify, withdrawError } from "../../../lib/notices.ts";
import { halalStocksQuery, type Market, stockQuery } from "../api.ts";
import { preloadStockAnalysis } from "../card/lazy-stock-analysis.ts";
import { halalStocksFound, searchFailed, stockNotices } from "../messages.ts";
import { preloadBrowseResults } from "./lazy-browse-results.ts";

export type StockSearch = {
  isSearching: boolean;
  /** Looks up a typed symbol and shows it; what is shown stays when that fails. */
  search(symbol: string): Promise<void>;
  /** The same for a symbol that stands in the address as it was typed: the address becomes that of the outcome. */
  searchFromAddress(symbol: string): Promise<void>;
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

  /** Whether it succeeded; undefined when another search is still on. */
  async function attempt(act: () => Promise<void>, noticeOf: (error: unknown) => Notice): Promise<boolean | undefined> {
    if (isSearching) return undefined;
    setSearching(true);
    try {
      await act();
      return true;
    } catch (error) {
      notify(noticeOf(error));
      return false;
    } finally {
      setSearching(false);
    }
  }

  async function show(symbol: string, replace = false) {
    preloadStockAnalysis();
    const stock = await queryClient.fetchQuery(stockQuery(symbol));
    queryClient.setQueryData(stockQuery(stock.symbol).queryKey, stock);
    withdrawError();
    navigate(stockPath(stock.symbol), { replace });
    onFound(stock);
  }

  async function search(text: string, replace = false): Promise<boolean | undefined> {
    const symbol = text.trim().toUpperCase();
    if (symbol) {
      return attempt(
        () => show(symbol, replace),
        (error) => searchFailed(error, symbol),
      );
    }
    notify(stockNotices.emptySymbol);
    return false;
  }

  return {
    isSearching,
    async search(text) {
      await search(text);
    },
    async searchFromAddress(text) {
      if ((await search(text, true)) === false) navigate(PATHS.dashboard, { replace: true });
    },
    async openFromList(symbol) {
      await attempt(
        () => show(symbol),
        () => stockNotices.loadFailed,
      );
    },
    async browse(market) {
      await attempt(
        async () => {
          preloadBrowseResults();
          const { pages } = await queryClient.fetchInfiniteQuery(halalStocksQuery(market));
          const count = pages[0]?.totalCount ?? 0;
          notify(count === 0 ? stockNotices.noHalalStocks : halalStocksFound(count));
          navigate(browsePath(market));
        },
        () => stockNotices.browseFailed,
      );
    },
  };
}
