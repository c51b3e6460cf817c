import { Download } from "lucide-react";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/Field.tsx";
import { resultTexts } from "../messages.ts";
import styles from "../Screener.module.css";
import { ORDER_COLUMNS, orderOfText, type StockOrder, textOfOrder } from "./stock-order.ts";

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
        onChange={(event) => onOrder(orderOfText(event.target.value))}
      >
        <option value="">{ownOrder}</option>
        {ORDER_COLUMNS.filter((column) => column !== "change" || hasChange || order?.column === column).flatMap(
          (column) => [
            <option key={column} value={column}>
              {ascending(columns[column])}
            </option>,
            <option key={`-${column}`} value={`-${column}`}>
              {descending(columns[column])}
            </option>,
          ],
        )}
      </SelectField>
      <Button look="secondary" size="small" disabled={prepared !== undefined} onClick={onDownload}>
        <Download aria-hidden="true" size={18} />
        {prepared === undefined ? resultTexts.download : resultTexts.preparing}
      </Button>
    </div>
  );
}
