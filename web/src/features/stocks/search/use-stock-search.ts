import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { halalStocksFound, stockNotices, unknownSymbol } from "#messages/stocks.ts";
import { exchangeLabel } from "#wording/places.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { browsePath, fundPath, PATHS, stockOnDashboardPath } from "../../../config/paths.ts";
import { ANY_MARKET } from "../../../lib/company-suggestions.ts";
import { isMissing, isOffline } from "../../../lib/http.ts";
import { type Notice, notify, withdrawError } from "../../../lib/notices.ts";
import { stockQuery } from "../../../lib/stock-query.ts";
import { halalStocksQuery, type Market, type MarketChoice } from "../api.ts";
import { BrowseResults, StockAnalysis } from "../stock-view.ts";
import { type Undecided, whatIsMeant } from "./what-is-meant.ts";

/** What came of a search: it is shown, or it is for the person to see to. */
export type SearchOutcome = "shown" | Undecided;

export type StockSearch = {
  isSearching: boolean;
  /** Shows the stock of a typed symbol, or of the company that a typed name clearly means; on failure the current one stays. */
  search(text: string, market?: MarketChoice): Promise<SearchOutcome>;
  /** The same for a typed text in the address, which is replaced by the outcome's address. */
  searchFromAddress(text: string): Promise<SearchOutcome>;
  openFromList(symbol: string): Promise<unknown>;
  browse(market: Market): Promise<unknown>;
};

export function useStockSearch(onFound: (stock: Stock) => void): StockSearch {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isSearching, setSearching] = useState(false);

  /** After a failure the person may choose among the nearest names. Nothing is done while another search is running. */
  async function attempt(act: () => Promise<SearchOutcome>, failure: Notice, missing = failure) {
    if (isSearching) return "shown";
    setSearching(true);
    try {
      return await act();
    } catch (error) {
      notify(isOffline(error) ? stockNotices.offline : isMissing(error) ? missing : failure);
      return "choose";
    } finally {
      setSearching(false);
    }
  }

  function open(path: string, replace = false) {
    withdrawError();
    navigate(path, { replace });
    return "shown" as const;
  }

  function show(stock: Stock, replace = false) {
    queryClient.setQueryData(stockQuery(stock.symbol).queryKey, stock);
    const outcome = open(stockOnDashboardPath(stock.symbol), replace);
    onFound(stock);
    return outcome;
  }

  async function showListed(symbol: string) {
    StockAnalysis.preload();
    return show(await queryClient.fetchQuery(stockQuery(symbol)));
  }

  async function showHalal(market: Market) {
    BrowseResults.preload();
    const { pages } = await queryClient.fetchInfiniteQuery(halalStocksQuery(market));
    const count = pages[0]?.totalCount ?? 0;
    const description = halalStocksFound.description(count, exchangeLabel(market));
    notify(count === 0 ? stockNotices.noHalalStocks : { ...halalStocksFound, description });
    navigate(browsePath(market));
    return "shown" as const;
  }

  async function showMeant(text: string, market: MarketChoice, replace: boolean) {
    StockAnalysis.preload();
    const meant = await whatIsMeant(text, market, queryClient);
    if (meant === "choose" || "company" in meant) return meant;
    return "fund" in meant ? open(fundPath(meant.fund), replace) : show(meant, replace);
  }

  async function search(text: string, market: MarketChoice = ANY_MARKET, replace = false): Promise<SearchOutcome> {
    const typed = text.trim();
    if (!typed) {
      notify(stockNotices.emptySymbol);
      return "choose";
    }
    const missing = { ...unknownSymbol, description: unknownSymbol.description(typed.toUpperCase()) };
    return attempt(() => showMeant(typed, market, replace), stockNotices.searchFailed, missing);
  }

  return {
    isSearching,
    search,
    async searchFromAddress(text) {
      const outcome = await search(text, ANY_MARKET, true);
      if (outcome !== "shown") navigate(PATHS.dashboard, { replace: true });
      return outcome;
    },
    openFromList: (symbol) => attempt(() => showListed(symbol), stockNotices.loadFailed),
    browse: (market) => attempt(() => showHalal(market), stockNotices.browseFailed),
  };
}
