import { SearchX, Star } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { isoDay } from "../../../../domain/facts/iso-date.ts";
import type { StockSummary } from "../../../../schema/contracts/stocks.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { Button } from "../../ui/Button.tsx";
import { FailureMessage, StateMessage } from "../../ui/StateMessage.tsx";
import { COMPARED_MAX, CompareBar } from "./compare/CompareBar.tsx";
import { FilterPanel } from "./filters/FilterPanel.tsx";
import { addressWithFilter, filterOfAddress, NO_FILTER, type StockFilter } from "./filters/stock-filter.ts";
import { downloadName, resultTexts } from "./messages.ts";
import type { StockParts } from "./results/ResultRow.tsx";
import { MoreResults, ResultsHead } from "./results/ResultsHead.tsx";
import { hasPriceChange, ResultsTable } from "./results/ResultsTable.tsx";
import { orderOfText, type StockOrder, textOfOrder } from "./results/stock-order.ts";
import { stocksCsv } from "./results/stocks-csv.ts";
import { useScreenerResults, type WatchedStocks } from "./results/use-screener-results.ts";
import styles from "./Screener.module.css";
import { ResultsSkeleton } from "./ScreenerSkeleton.tsx";

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
          <FailureMessage
            title={resultTexts.failedTitle}
            text={results.failure ?? resultTexts.failed}
            onRetry={results.retry}
          />
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

/** The view is in the address, so that it can be shared and the back button works. */
function useScreenerAddress() {
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => filterOfAddress(address), [address]);
  const order = useMemo(() => orderOfText(address.get("sort")), [address]);
  const setFilter = useCallback(
    (next: StockFilter) =>
      setAddress((current) => addressWithFilter(current, next), { replace: true, preventScrollReset: true }),
    [setAddress],
  );
  const setOrder = useCallback(
    (next: StockOrder) =>
      setAddress(
        (current) => {
          const changed = new URLSearchParams(current);
          if (next) changed.set("sort", textOfOrder(next));
          else changed.delete("sort");
          return changed;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return { filter, order, setFilter, setOrder };
}
