import { renderToString } from "preact-render-to-string";
import type { Alternatives, Company, Stock } from "../../../schema/contracts/stocks.ts";
import { stockPath } from "../config/paths.ts";
import { AddToPortfolio } from "../features/portfolio/AddToPortfolio.tsx";
import { AlternativesList } from "../features/stocks/alternatives/AlternativesList.tsx";
import { CompanyChoices } from "../features/stocks/card/CompanyChoices.tsx";
import { FailurePanel } from "../features/stocks/card/FailurePanel.tsx";
import { StockQuestion } from "../features/stocks/company/StockHeader.tsx";
import { NotScreened, StockReport } from "../features/stocks/evidence/StockReport.tsx";
import { stockPageTexts } from "../features/stocks/messages.ts";
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

export function renderStock(stock: Stock, alternatives: Alternatives | undefined): string {
  return htmlOf(
    <>
      <StockQuestion stock={stock} />
      <Report stock={stock} alternatives={alternatives} />
    </>,
  );
}

/** The same components as in the browser. */
function Report({ stock, alternatives }: { stock: Stock; alternatives: Alternatives | undefined }) {
  const Known = stock.isScreened ? StockReport : NotScreened;
  return (
    <Known
      stock={stock}
      {...SLOTS}
      {...(alternatives && {
        instead: () => <AlternativesList stock={stock} found={alternatives} onCompare={() => undefined} />,
      })}
    />
  );
}

type Failure = {
  status: number;
  sentence: string;
  notFound: string;
  companies: readonly Company[];
};

export function renderFailure({ status, sentence, notFound, companies }: Failure): string {
  const isAmbiguous = status === 409;
  const title = isAmbiguous ? stockPageTexts.ambiguous : status === 404 ? notFound : "Search failed";
  return htmlOf(
    <FailurePanel title={title} text={sentence}>
      <CompanyChoices companies={companies} heading={!isAmbiguous && stockPageTexts.nearest} pathOf={stockPath} />
    </FailurePanel>,
  );
}

export const htmlOf = (element: React.ReactElement) => renderToString(element as never);
