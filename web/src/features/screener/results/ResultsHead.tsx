import { Download } from "lucide-react";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/Field.tsx";
import { resultTexts } from "../messages.ts";
import styles from "../Screener.module.css";
import { ORDER_COLUMNS, orderOfText, type StockOrder, textOfOrder } from "./stock-order.ts";

type ResultsHeadProps = {
  loadedCount: number;
  totalCount: number;
  /** What is to be said of the choice; empty for nothing. */
  note: string;
  isSearching: boolean;
  order: StockOrder;
  /** The order in which they come, as the choice of no other names it. */
  ownOrder: string;
  onOrder: (order: StockOrder) => void;
  onDownload: () => void;
};

/** How many were found, their order where columns have no heads, and the file of them. */
export function ResultsHead(props: ResultsHeadProps) {
  const { loadedCount, totalCount, note, isSearching, order, ownOrder, onOrder, onDownload } = props;
  const { columns, ascending, descending } = resultTexts;
  return (
    <div className={styles.head}>
      <div>
        <h2>{isSearching ? resultTexts.searching : resultTexts.count(totalCount)}</h2>
        {note && <p role="status">{note}</p>}
        {order && loadedCount < totalCount && <p>{resultTexts.ordered(loadedCount, totalCount)}</p>}
      </div>
      <SelectField
        label={resultTexts.orderBy}
        className={styles.order}
        value={textOfOrder(order)}
        onChange={(event) => onOrder(orderOfText(event.target.value))}
      >
        <option value="">{ownOrder}</option>
        {ORDER_COLUMNS.flatMap((column) => [
          <option key={column} value={column}>
            {ascending(columns[column])}
          </option>,
          <option key={`-${column}`} value={`-${column}`}>
            {descending(columns[column])}
          </option>,
        ])}
      </SelectField>
      <Button look="secondary" size="small" onClick={onDownload}>
        <Download aria-hidden="true" size={18} />
        {resultTexts.download}
      </Button>
    </div>
  );
}
