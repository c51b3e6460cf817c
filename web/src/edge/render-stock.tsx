import { renderToString } from "preact-render-to-string";
import { elsewhereTexts, stockNotices, stockPageTexts } from "#messages/stocks.ts";
import type { CompanyAbroad } from "../../../domain/issuers/companies-abroad.ts";
import type { Alternatives, Company, Stock, StockSummary } from "../../../schema/contracts/stocks.ts";
import { stockPath } from "../config/paths.ts";
import { StockQuestions } from "../features/second-look/panels/StockQuestions.tsx";
import { AlternativesList } from "../features/stocks/alternatives/AlternativesList.tsx";
import type { Market } from "../features/stocks/api.ts";
import { CompanyChoices } from "../features/stocks/card/CompanyChoices.tsx";
import { FailurePanel } from "../features/stocks/card/FailurePanel.tsx";
import { StockQuestion } from "../features/stocks/company/StockHeader.tsx";
import { elsewhereSentence } from "../features/stocks/elsewhere.ts";
import { NotScreened, StockReport } from "../features/stocks/evidence/StockReport.tsx";
import { BrowseList } from "../features/stocks/search/BrowseResults.tsx";
import type { Watchlist } from "../features/watchlist/use-watchlist.ts";
import { watchSlots } from "../features/watchlist/WatchlistButton.tsx";
import type { Page } from "../lib/http.ts";

/** The page on its way knows no visitor; the browser fills in what they watch. */
const NOBODYS: Watchlist = {
  entries: undefined,
  hasFailed: false,
  reload: () => undefined,
  isWatched: () => false,
  add: () => undefined,
  remove: () => undefined,
};

const nothing = () => undefined;

/** The same components as in the browser; on the dashboard without a heading of the page. */
export function renderStock(stock: Stock, alternatives: Alternatives | undefined, isOwnPage: boolean): string {
  const Known = stock.isScreened ? StockReport : NotScreened;
  return htmlOf(
    <>
      {isOwnPage && <StockQuestion stock={stock} />}
      <Known
        stock={stock}
        {...watchSlots(NOBODYS)}
        instead={() => alternatives && <AlternativesList stock={stock} found={alternatives} onCompare={nothing} />}
        questions={() => <StockQuestions stock={stock} />}
      />
    </>,
  );
}

export function renderMarket(market: Market, { rows, totalCount, nextCursor }: Page<readonly StockSummary[]>): string {
  return htmlOf(
    <BrowseList
      market={market}
      stocks={rows}
      count={totalCount}
      {...(nextCursor && { more: { isLoading: false, load: nothing } })}
      onOpen={nothing}
      onNear={nothing}
    />,
  );
}

type Failure = {
  status: number;
  sentence: string;
  notFound: string;
  companies: readonly Company[];
  /** What the symbol is the name of, though no exchange here has it. */
  abroad?: CompanyAbroad | undefined;
};

export function renderFailure({ status, sentence, notFound, companies, abroad }: Failure): string {
  const isAmbiguous = status === 409;
  const title = isAmbiguous ? stockPageTexts.ambiguous : status === 404 ? notFound : stockNotices.browseFailed.title;
  return htmlOf(
    <FailurePanel title={title} text={abroad ? elsewhereSentence(abroad) : sentence}>
      <CompanyChoices
        companies={companies}
        heading={!isAmbiguous && (abroad ? elsewhereTexts.others : stockPageTexts.nearest)}
        pathOf={stockPath}
      />
    </FailurePanel>,
  );
}

export const htmlOf = (element: React.ReactElement) => renderToString(element as never);
