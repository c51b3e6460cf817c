import { CloudOff, SearchX, Star } from "lucide-react";
import { useCallback, useState } from "react";
import { isoDay } from "../../../../domain/facts/iso-date.ts";
import type { StockSummary } from "../../../../schema/contracts/stocks.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { Button } from "../../ui/Button.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { COMPARED_MAX, CompareBar } from "./compare/CompareBar.tsx";
import { FilterPanel } from "./filters/FilterPanel.tsx";
import { NO_FILTER } from "./filters/stock-filter.ts";
import { downloadName, resultTexts } from "./messages.ts";
import { MoreResults } from "./results/MoreResults.tsx";
import type { StockParts } from "./results/ResultRow.tsx";
import { ResultsHead } from "./results/ResultsHead.tsx";
import { hasPriceChange, ResultsTable } from "./results/ResultsTable.tsx";
import { stocksCsv } from "./results/stocks-csv.ts";
import { useScreenerResults, type WatchedStocks } from "./results/use-screener-results.ts";
import styles from "./Screener.module.css";
import { ResultsSkeleton } from "./ScreenerSkeleton.tsx";
import { useScreenerAddress } from "./use-screener-address.ts";

type ScreenerProps = StockParts & { watched: WatchedStocks };

/** Filters, their results, and actions on them. */
export function Screener({ watched, badge, star }: ScreenerProps) {
  const { filter, order, setFilter, setOrder } = useScreenerAddress();
  const results = useScreenerResults(filter, order, watched);
  const [chosen, setChosen] = useState<readonly StockSummary[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const { stocks } = results;
  const toggleChosen = useCallback(
    (stock: StockSummary) =>
      setChosen((current) => {
        const others = current.filter(({ id }) => id !== stock.id);
        return others.length < current.length ? others : [...current, stock].slice(0, COMPARED_MAX);
      }),
    [],
  );
  /** All results, not only those shown so far. */
  const download = async () => {
    setPreparing(true);
    const all = await results.loadUpTo(results.totalCount);
    setPreparing(false);
    const day = isoDay(new Date());
    if (all) downloadFile(downloadName(day), "text/csv;charset=utf-8", stocksCsv(all));
  };
  return (
    <div className={styles.screener}>
      <FilterPanel filter={filter} onChange={setFilter} />
      <section
        aria-label={resultTexts.caption}
        aria-busy={results.isSearching || (!stocks && !results.hasFailed)}
        className={results.isSearching ? styles.stale : undefined}
      >
        {results.hasFailed && (
          <StateMessage
            icon={CloudOff}
            title={resultTexts.failedTitle}
            text={results.failure ?? resultTexts.failed}
            isFailure
          >
            <Button look="secondary" onClick={results.retry}>
              {resultTexts.retry}
            </Button>
          </StateMessage>
        )}
        {!stocks && !results.hasFailed && <ResultsSkeleton />}
        {stocks?.length === 0 && (
          <StateMessage
            icon={results.isWatchlistEmpty ? Star : SearchX}
            title={results.isWatchlistEmpty ? resultTexts.watchlistEmptyTitle : resultTexts.noneTitle}
            text={results.isWatchlistEmpty ? resultTexts.watchlistEmpty : resultTexts.none}
          >
            <Button look="secondary" onClick={() => setFilter(NO_FILTER)}>
              {resultTexts.showAll}
            </Button>
          </StateMessage>
        )}
        {stocks && stocks.length > 0 && (
          <>
            <ResultsHead
              totalCount={results.totalCount}
              isSearching={results.isSearching}
              order={order}
              hasChange={hasPriceChange(stocks)}
              ownOrder={filter.status === "watchlist" ? resultTexts.latestFirst : resultTexts.largestFirst}
              onOrder={setOrder}
              onDownload={download}
              prepared={isPreparing ? stocks.length : undefined}
            />
            <ResultsTable
              stocks={stocks}
              order={order}
              onOrder={setOrder}
              chosen={chosen}
              canChoose={chosen.length < COMPARED_MAX}
              onChoose={toggleChosen}
              badge={badge}
              star={star}
            />
            <MoreResults results={results} loadedCount={stocks.length} />
          </>
        )}
        <CompareBar stocks={chosen} onLeaveOut={toggleChosen} onClear={() => setChosen([])} badge={badge} />
      </section>
    </div>
  );
}
