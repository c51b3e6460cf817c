import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { halalStocksFound, stockNotices, unknownSymbol } from "#messages/stocks.ts";
import { exchangeLabel } from "#wording/places.ts";
import type { CompanyAbroad } from "../../../../../domain/issuers/companies-abroad.ts";
import { TICKER_PATTERN } from "../../../../../domain/issuers/symbols.ts";
import type { Company, Stock } from "../../../../../schema/contracts/stocks.ts";
import { browsePath, fundPath, PATHS, stockOnDashboardPath } from "../../../config/paths.ts";
import { ANY_MARKET, companiesQuery } from "../../../lib/company-suggestions.ts";
import { HttpError, isMissing, isOffline } from "../../../lib/http.ts";
import { type Notice, notify, withdrawError } from "../../../lib/notices.ts";
import { stockQuery } from "../../../lib/stock-query.ts";
import { halalStocksQuery, type Market, type MarketChoice } from "../api.ts";
import { BrowseResults, StockAnalysis } from "../stock-view.ts";

/** A choice to make among the companies suggested for the text, or a company abroad. */
type Undecided = "choose" | { company: CompanyAbroad; found: readonly Company[] };
type Meant = Stock | { fund: string } | Undecided;

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

  /** Whether it succeeded; undefined when another search is still running. */
  async function attempt(act: () => Promise<void>, failure: Notice, missing = failure): Promise<boolean | undefined> {
    if (isSearching) return undefined;
    setSearching(true);
    try {
      await act();
      return true;
    } catch (error) {
      notify(isOffline(error) ? stockNotices.offline : isMissing(error) ? missing : failure);
      return false;
    } finally {
      setSearching(false);
    }
  }

  function show(stock: Stock, replace = false) {
    queryClient.setQueryData(stockQuery(stock.symbol).queryKey, stock);
    open(stockOnDashboardPath(stock.symbol), replace);
    onFound(stock);
  }

  async function showListed(symbol: string) {
    StockAnalysis.preload();
    show(await queryClient.fetchQuery(stockQuery(symbol)));
  }

  async function showHalal(market: Market) {
    BrowseResults.preload();
    const { pages } = await queryClient.fetchInfiniteQuery(halalStocksQuery(market));
    const count = pages[0]?.totalCount ?? 0;
    const description = halalStocksFound.description(count, exchangeLabel(market));
    notify(count === 0 ? stockNotices.noHalalStocks : { ...halalStocksFound, description });
    navigate(browsePath(market));
  }

  function open(path: string, replace: boolean) {
    withdrawError();
    navigate(path, { replace });
  }

  async function showMeant(text: string, market: MarketChoice, replace: boolean): Promise<SearchOutcome> {
    StockAnalysis.preload();
    const meant = await whatIsMeant(text, market, queryClient);
    if (meant === "choose" || "company" in meant) return meant;
    if ("fund" in meant) open(fundPath(meant.fund), replace);
    else show(meant, replace);
    return "shown";
  }

  /** After a failure the person may choose among the nearest names. */
  async function search(text: string, market: MarketChoice = ANY_MARKET, replace = false): Promise<SearchOutcome> {
    const typed = text.trim();
    if (!typed) {
      notify(stockNotices.emptySymbol);
      return "choose";
    }
    let outcome: SearchOutcome = "choose";
    const seek = async () => {
      outcome = await showMeant(typed, market, replace);
    };
    const missing = { ...unknownSymbol, description: unknownSymbol.description(typed.toUpperCase()) };
    const succeeded = await attempt(seek, stockNotices.searchFailed, missing);
    return succeeded === undefined ? "shown" : outcome;
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

/**
 * What a typed text means: the stock or the fund of a symbol, or of a company's name that is clear.
 *
 * @throws what the API refuses it with, when nothing is named so either
 */
async function whatIsMeant(text: string, market: MarketChoice, client: QueryClient): Promise<Meant> {
  const symbol = text.toUpperCase();
  let refusal: unknown;
  if (TICKER_PATTERN.test(text)) {
    const { knownFund } = await import("../../../../../domain/funds/known-funds.ts");
    if (knownFund(symbol)) return { fund: symbol };
    try {
      return await client.fetchQuery(stockQuery(symbol));
    } catch (error) {
      if (!isRefusedSymbol(error)) throw error;
      refusal = error;
    }
  }
  const found = await companiesNamed(text, market, client);
  const [best] = found;
  if (best?.isClearMatch) return best.isFund ? { fund: best.symbol } : client.fetchQuery(stockQuery(best.symbol));
  const company = (await import("./Elsewhere.tsx")).elsewhereOf(text, found);
  if (company) return { company, found };
  if (best && best.match !== "nearest") return "choose";
  if (refusal) throw refusal;
  return client.fetchQuery(stockQuery(symbol));
}

/** Of the chosen market; of all where it has none by that name. */
async function companiesNamed(text: string, market: MarketChoice, client: QueryClient): Promise<readonly Company[]> {
  const inMarket = await client.fetchQuery(companiesQuery(text, market));
  const isFound = inMarket.some(({ match }) => match !== "nearest");
  return isFound || market === ANY_MARKET ? inMarket : client.fetchQuery(companiesQuery(text, ANY_MARKET));
}

/** The server knows no such symbol, or more than one. */
function isRefusedSymbol(error: unknown): boolean {
  return error instanceof HttpError && [400, 404, 409].includes(error.status);
}
