import { Download, SearchX, Star } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { downloadName, resultTexts } from "#messages/screener.ts";
import { PURIFICATION_BOUND_TEXTS } from "#wording/screening/ratios.ts";
import { isoDay } from "../../../../domain/facts/iso-date.ts";
import type { StockSummary } from "../../../../schema/contracts/stocks.ts";
import { csvText } from "../../lib/csv-text.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { withParts } from "../../lib/use-address.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/Field.tsx";
import { FailureMessage, StateMessage } from "../../ui/StateMessage.tsx";
import { COMPARED_MAX, CompareBar } from "./compare/CompareBar.tsx";
import { FilterPanel } from "./filters/FilterPanel.tsx";
import {
  addressWithFilter,
  filterKey,
  filterOfAddress,
  NO_FILTER,
  type StockFilter,
  unknownIn,
} from "./filters/stock-filter.ts";
import type { StockParts } from "./results/ResultRow.tsx";
import { ResultsTable } from "./results/ResultsTable.tsx";
import { ORDER_COLUMNS, orderOfText, type ScreenerStock, type StockOrder, textOfOrder } from "./results/stock-order.ts";
import {
  type ScreenerResults,
  STOCKS_PER_PAGE,
  useScreenerResults,
  type WatchedStocks,
} from "./results/use-screener-results.ts";
import styles from "./Screener.module.css";
import { ResultsSkeleton } from "./ScreenerSkeleton.tsx";

const { columns } = resultTexts;
const NONE_WATCHED = { icon: Star, title: resultTexts.watchlistEmptyTitle, text: resultTexts.watchlistEmpty };
const NONE_FOUND = { icon: SearchX, title: resultTexts.noneTitle, text: resultTexts.none };

type Field = Exclude<keyof ScreenerStock, "isRealData" | "isDayAbout" | "price" | "purificationBound" | "because">;
const FIELDS: readonly (readonly [head: string, field: Field])[] = [
  [columns.symbol, "symbol"],
  [columns.name, "name"],
  [columns.sector, "sector"],
  [columns.industry, "industry"],
  [columns.exchange, "exchange"],
  [`${columns.price} (USD)`, "currentPrice"],
  [`${columns.change} (%)`, "priceChangePercent"],
  [columns.status, "complianceStatus"],
  [columns.standing, "standing"],
  [`${columns.debt} (%)`, "debtRatio"],
  [`${columns.cash} (%)`, "cashRatio"],
  [`${columns.income} (%)`, "nonCompliantIncomeRatio"],
  [`${columns.size} (USD)`, "marketCapitalization"],
  [`${columns.purification} (USD)`, "purificationAmount"],
];

export function stocksCsv(stocks: readonly ScreenerStock[]): string {
  return csvText([
    [...FIELDS.map(([head]) => head), resultTexts.purificationIs],
    ...stocks.map((stock) => [
      ...FIELDS.map(([, field]) => stock[field] ?? ""),
      stock.purificationBound ? PURIFICATION_BOUND_TEXTS[stock.purificationBound] : "",
    ]),
  ]);
}

type ScreenerProps = StockParts & { watched: WatchedStocks };

export function Screener({ watched, badge, star }: ScreenerProps) {
  const { filter, order, unknown, setFilter, setOrder } = useScreenerAddress();
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
  const download = async () => {
    setPreparing(true);
    const all = await results.loadUpTo(results.totalCount);
    setPreparing(false);
    const day = isoDay(new Date());
    if (all) downloadFile(downloadName(day), "text/csv;charset=utf-8", stocksCsv(all));
  };
  const prepared = isPreparing ? stocks?.length : undefined;
  const ownOrder = filter.status === "watchlist" ? resultTexts.latestFirst : resultTexts.largestFirst;
  return (
    <div className={`parts-may-shrink ${styles.screener}`}>
      <FilterPanel filter={filter} onChange={setFilter} />
      <section
        aria-label={resultTexts.caption}
        aria-busy={results.isSearching || (!stocks && !results.hasFailed)}
        className={results.isSearching ? styles.stale : undefined}
      >
        {unknown && <p role="status">{resultTexts.unknown(unknown)}</p>}
        {results.hasFailed && (
          <FailureMessage
            title={resultTexts.failedTitle}
            text={results.failure ?? resultTexts.failed}
            onRetry={results.retry}
          />
        )}
        {!stocks && !results.hasFailed && <ResultsSkeleton />}
        {stocks?.length === 0 && (
          <StateMessage {...(results.isWatchlistEmpty ? NONE_WATCHED : NONE_FOUND)}>
            <Button look="secondary" onClick={() => setFilter(NO_FILTER)}>
              {resultTexts.showAll}
            </Button>
          </StateMessage>
        )}
        {stocks && stocks.length > 0 && (
          <>
            <div className={styles.head}>
              <div>
                <h2>{results.isSearching ? resultTexts.searching : resultTexts.count(results.totalCount)}</h2>
                {prepared !== undefined && prepared < results.totalCount && (
                  <p className="fine" role="status">
                    {resultTexts.loaded(prepared, results.totalCount)}
                  </p>
                )}
              </div>
              <SelectField
                label={<span className={styles.orderLabel}>{resultTexts.orderBy}</span>}
                className={styles.order}
                value={textOfOrder(order)}
                options={[{ value: "", label: ownOrder }, ...ORDERS]}
                onChange={(event) => setOrder(orderOfText(event.target.value))}
              />
              <Button look="secondary" size="small" disabled={prepared !== undefined} onClick={download}>
                <Download aria-hidden="true" size={18} />
                {prepared === undefined ? resultTexts.download : resultTexts.preparing}
              </Button>
            </div>
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
        <CompareBar stocks={chosen} onLeaveOut={toggleChosen} onClear={() => setChosen([])} />
      </section>
    </div>
  );
}

function useScreenerAddress() {
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => filterOfAddress(address), [address]);
  const order = useMemo(() => orderOfText(address.get("sort")), [address]);
  const setFilter = useCallback(
    (next: StockFilter) =>
      setAddress((current) => addressWithFilter(current, next), {
        replace: isLongerText(filterOfAddress(address), next),
        preventScrollReset: true,
      }),
    [address, setAddress],
  );
  const setOrder = useCallback(
    (next: StockOrder) =>
      setAddress((current) => withParts(current, { sort: textOfOrder(next) }), { preventScrollReset: true }),
    [setAddress],
  );
  return { filter, order, unknown: unknownIn(address).join(", "), setFilter, setOrder };
}

/** Going back undoes a whole text, not its letters. */
const isLongerText = (before: StockFilter, next: StockFilter) =>
  before.text !== "" && filterKey({ ...before, text: "" }) === filterKey({ ...next, text: "" });

const ORDERS = ORDER_COLUMNS.flatMap((column) => [
  { value: column, label: resultTexts.ascending(resultTexts.columns[column]) },
  { value: `-${column}`, label: resultTexts.descending(resultTexts.columns[column]) },
]);

const MANY = 1000;
export function MoreResults({ results, loadedCount }: { results: ScreenerResults; loadedCount: number }) {
  const { totalCount, hasMore, isLoadingMore, hasMoreFailed, loadUpTo } = results;
  const many = Math.min(totalCount, MANY);
  return (
    <div className={styles.more}>
      <p role="status">{resultTexts.loaded(loadedCount, totalCount)}</p>
      {hasMoreFailed && <p role="alert">{resultTexts.moreFailed}</p>}
      {hasMore && (
        <div>
          <Button look="secondary" disabled={isLoadingMore} onClick={() => loadUpTo(loadedCount + STOCKS_PER_PAGE)}>
            {isLoadingMore ? resultTexts.loading : resultTexts.loadMore}
          </Button>
          {loadedCount + STOCKS_PER_PAGE < many && (
            <Button look="quiet" disabled={isLoadingMore} onClick={() => loadUpTo(many)}>
              {resultTexts.loadMany(many)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
