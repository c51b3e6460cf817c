import { renderToString } from "preact-render-to-string";
import type { Alternatives, Stock } from "../../../schema/contracts/stocks.ts";
import { AddToPortfolio } from "../features/portfolio/AddToPortfolio.tsx";
import { AlternativesList } from "../features/stocks/alternatives/AlternativesList.tsx";
import { FailurePanel } from "../features/stocks/card/FailurePanel.tsx";
import { NotScreened } from "../features/stocks/company/NotScreened.tsx";
import { StockReport } from "../features/stocks/evidence/StockReport.tsx";
import { StockQuestion } from "../features/stocks/page/StockQuestion.tsx";
import type { Watchlist } from "../features/watchlist/use-watchlist.ts";
import { WatchlistButton, WatchlistStar } from "../features/watchlist/WatchlistButton.tsx";

/** The page on its way knows no visitor; the browser fills in what they watch. */
const NOBODYS: Watchlist = {
  entries: undefined,
  hasFailed: false,
  reload: () => undefined,
  isWatched: () => false,
  add: () => undefined,
  remove: () => undefined,
};

const SLOTS = {
  star: (stock: Stock) => <WatchlistStar watchlist={NOBODYS} stock={stock} />,
  actions: (stock: Stock) => (
    <>
      <WatchlistButton watchlist={NOBODYS} stock={stock} />
      <AddToPortfolio symbol={stock.symbol} />
    </>
  ),
};

/** The report on a stock as HTML, from the same components that the browser uses. */
export function renderStock(stock: Stock, alternatives: Alternatives | undefined): string {
  const Report = stock.isScreened ? StockReport : NotScreened;
  return html(
    <>
      <StockQuestion stock={stock} />
      <Report
        stock={stock}
        {...SLOTS}
        {...(alternatives && {
          instead: () => <AlternativesList stock={stock} found={alternatives} onCompare={() => undefined} />,
        })}
      />
    </>,
  );
}

export function renderFailure(status: number, sentence: string, notFound: string): string {
  return html(<FailurePanel title={status === 404 ? notFound : "Search failed"} text={sentence} />);
}

const html = (element: React.ReactElement) => renderToString(element as never);
