import { Download } from "lucide-react";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/Field.tsx";
import { STOCKS_PER_PAGE } from "../api.ts";
import { resultTexts } from "../messages.ts";
import styles from "../Screener.module.css";
import { ORDER_COLUMNS, orderOfText, type StockOrder, textOfOrder } from "./stock-order.ts";
import type { ScreenerResults } from "./use-screener-results.ts";

type ResultsHeadProps = {
  totalCount: number;
  isSearching: boolean;
  order: StockOrder;
  /** Whether the column of price changes is shown. */
  hasChange: boolean;
  /** The name of the default order in the selection. */
  ownOrder: string;
  onOrder: (order: StockOrder) => void;
  onDownload: () => void;
  /** While the file is being prepared, the number of stocks loaded. */
  prepared: number | undefined;
};

/** The number of results, their order where columns have no headers, and the download. */
export function ResultsHead(props: ResultsHeadProps) {
  const { totalCount, isSearching, order, hasChange, ownOrder, onOrder, onDownload, prepared } = props;
  const { columns, ascending, descending } = resultTexts;
  const offered = ORDER_COLUMNS.filter((column) => column !== "change" || hasChange || order?.column === column);
  const orders = offered.flatMap((column) => [
    { value: column, label: ascending(columns[column]) },
    { value: `-${column}`, label: descending(columns[column]) },
  ]);
  return (
    <div className={styles.head}>
      <div>
        <h2>{isSearching ? resultTexts.searching : resultTexts.count(totalCount)}</h2>
        {prepared !== undefined && prepared < totalCount && (
          <p role="status">{resultTexts.loaded(prepared, totalCount)}</p>
        )}
      </div>
      <SelectField
        label={<span className={styles.orderLabel}>{resultTexts.orderBy}</span>}
        className={styles.order}
        value={textOfOrder(order)}
        options={[{ value: "", label: ownOrder }, ...orders]}
        onChange={(event) => onOrder(orderOfText(event.target.value))}
      />
      <Button look="secondary" size="small" disabled={prepared !== undefined} onClick={onDownload}>
        <Download aria-hidden="true" size={18} />
        {prepared === undefined ? resultTexts.download : resultTexts.preparing}
      </Button>
    </div>
  );
}

const MANY = 1000;

/** How many results are loaded, and buttons for more: one page, or all up to a thousand. */
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
