import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { EXCHANGES } from "../../../../../domain/facts/exchanges.ts";
import { TICKER_PATTERN } from "../../../../../domain/issuers/symbols.ts";
import type { Company, Stock } from "../../../../../schema/contracts/stocks.ts";
import { browsePath, fundOnDashboardPath, PATHS, stockOnDashboardPath } from "../../../config/paths.ts";
import { HttpError } from "../../../lib/http.ts";
import { type Notice, notify, withdrawError } from "../../../lib/notices.ts";
import { ANY_MARKET, companiesQuery, halalStocksQuery, type Market, type MarketChoice, stockQuery } from "../api.ts";
import { preloadStockAnalysis } from "../card/lazy-stock-analysis.ts";
import { halalStocksFound, searchFailed, stockNotices } from "../messages.ts";
import { preloadBrowseResults } from "./lazy-browse-results.ts";

export type StockSearch = {
  isSearching: boolean;
  /**
   * Shows the stock of a typed symbol, or of the company that a typed name clearly means; on failure the current one stays. True when
   * the person must choose among the companies suggested for the text.
   */
  search(text: string, market?: MarketChoice): Promise<boolean>;
  /** The same for a typed text in the address, which is replaced by the outcome's address. */
  searchFromAddress(text: string): Promise<boolean>;
  openFromList(symbol: string): Promise<void>;
  browse(market: Market): Promise<void>;
};

/** `onFound` is called with every stock found by a search or in a list. */
export function useStockSearch(onFound: (stock: Stock) => void): StockSearch {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isSearching, setSearching] = useState(false);

  /** Whether it succeeded; undefined when another search is still running. */
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
    if (stock.symbol !== symbol && (await showFund(symbol, replace))) return;
    queryClient.setQueryData(stockQuery(stock.symbol).queryKey, stock);
    withdrawError();
    navigate(stockOnDashboardPath(stock.symbol), { replace });
    onFound(stock);
  }

  /** Shows the fund with this ticker; false when there is none. */
  async function showFund(symbol: string, replace: boolean): Promise<boolean> {
    const { knownFund } = await import("../../../../../domain/funds/known-funds.ts");
    if (!knownFund(symbol)) return false;
    openFund(symbol, replace);
    return true;
  }

  function openFund(symbol: string, replace: boolean) {
    withdrawError();
    navigate(fundOnDashboardPath(symbol), { replace });
  }

  /** The companies that match a text in the chosen market, or otherwise in any. */
  async function companiesNamed(text: string, market: MarketChoice): Promise<readonly Company[]> {
    const inMarket = await queryClient.fetchQuery(companiesQuery(text, market));
    const isFound = inMarket.some(({ match }) => match !== "nearest");
    return isFound || market === ANY_MARKET ? inMarket : queryClient.fetchQuery(companiesQuery(text, ANY_MARKET));
  }

  /** Shows what a text means; "choose" when several companies may be meant. */
  async function showMeant(text: string, market: MarketChoice, replace: boolean): Promise<"shown" | "choose"> {
    const symbol = text.toUpperCase();
    let refusal: unknown;
    if (TICKER_PATTERN.test(text)) {
      try {
        await show(symbol, replace);
        return "shown";
      } catch (error) {
        if (!isRefusedSymbol(error)) throw error;
        if (await showFund(symbol, replace)) return "shown";
        refusal = error;
      }
    }
    const companies = await companiesNamed(text, market);
    const [best] = companies;
    if (best?.isFund && best.isClearMatch) {
      openFund(best.symbol, replace);
      return "shown";
    }
    if (best && !best.isClearMatch && best.match !== "nearest") return "choose";
    if (!best?.isClearMatch && refusal) throw refusal;
    await show(best?.isClearMatch ? best.symbol : symbol, replace);
    return "shown";
  }

  async function search(text: string, market: MarketChoice, replace = false): Promise<SearchOutcome> {
    const typed = text.trim();
    if (!typed) {
      notify(stockNotices.emptySymbol);
      return "failed";
    }
    let outcome: "shown" | "choose" = "shown";
    const succeeded = await attempt(
      async () => {
        outcome = await showMeant(typed, market, replace);
      },
      (error) => searchFailed(error, typed.toUpperCase()),
    );
    if (succeeded === undefined) return "busy";
    return succeeded ? outcome : "failed";
  }

  return {
    isSearching,
    async search(text, market = ANY_MARKET) {
      return asksToChoose(await search(text, market));
    },
    async searchFromAddress(text) {
      const outcome = await search(text, ANY_MARKET, true);
      if (asksToChoose(outcome)) navigate(PATHS.dashboard, { replace: true });
      return asksToChoose(outcome);
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
          notify(count === 0 ? stockNotices.noHalalStocks : halalStocksFound(count, EXCHANGES[market].displayName));
          navigate(browsePath(market));
        },
        () => stockNotices.browseFailed,
      );
    },
  };
}

type SearchOutcome = "shown" | "choose" | "failed" | "busy";

/** After a failure, the nearest names are offered to choose from. */
function asksToChoose(outcome: SearchOutcome): boolean {
  return outcome === "choose" || outcome === "failed";
}

/** The server knows no such symbol, or more than one. */
function isRefusedSymbol(error: unknown): boolean {
  return error instanceof HttpError && [400, 404, 409].includes(error.status);
}
