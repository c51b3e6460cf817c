import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { ArrowDown, ArrowUp } from "lucide-react";
import { memo, useLayoutEffect, useRef, useState } from "react";
import { resultTexts } from "#messages/screener.ts";
import { classNames } from "../../../ui/class-names.ts";
import { ResultRow, type StockParts } from "./ResultRow.tsx";
import styles from "./ResultsTable.module.css";
import { nextOrder, ORDER_COLUMNS, type OrderColumn, type ScreenerStock, type StockOrder } from "./stock-order.ts";

const ROW_HEIGHT = 60;
const ROWS_BEYOND_SIGHT = 8;
type ResultsTableProps = StockParts & {
  stocks: readonly ScreenerStock[];
  order: StockOrder;
  onOrder: (order: StockOrder) => void;
  chosen: readonly ScreenerStock[];
  canChoose: boolean;
  onChoose: (stock: ScreenerStock) => void;
};

/** Only the visible rows are in the page; the rest is empty space of the same height. */
export const ResultsTable = memo(function ResultsTable(props: ResultsTableProps) {
  const { stocks, order, onOrder, chosen, canChoose, onChoose, badge, star } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [bodyTop, setBodyTop] = useState(0);
  useLayoutEffect(() => {
    const box = body.current?.getBoundingClientRect();
    if (box) setBodyTop(Math.round(box.top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({
    count: stocks.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: ROWS_BEYOND_SIGHT,
    scrollMargin: bodyTop,
    getItemKey: (index) => stocks[index]?.id ?? index,
  });
  const rows = virtualizer.getVirtualItems();
  const before = (rows[0]?.start ?? bodyTop) - bodyTop;
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? bodyTop) - bodyTop);
  return (
    <table className={`text-2 wide tight ${styles.table}`} aria-rowcount={stocks.length + 1}>
      <caption className="visually-hidden">{resultTexts.caption}</caption>
      <thead>
        <tr className={styles.head}>
          <th scope="col" className={styles.compare}>
            <span className="visually-hidden">{resultTexts.columns.compare}</span>
          </th>
          {ORDER_COLUMNS.map((column) => (
            <ColumnHead key={column} column={column} order={order} onOrder={onOrder} />
          ))}
          <th scope="col" className={styles.watch}>
            <span className="visually-hidden">{resultTexts.columns.watch}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        <Space size={before} />
        {rows.map(({ index, key }) => {
          const stock = stocks[index];
          return (
            stock && (
              <ResultRow
                key={key}
                ref={virtualizer.measureElement}
                index={index}
                stock={stock}
                isChosen={chosen.some(({ id }) => id === stock.id)}
                canChoose={canChoose}
                onChoose={onChoose}
                badge={badge}
                star={star}
              />
            )
          );
        })}
        <Space size={after} />
      </tbody>
    </table>
  );
});

/** One cell is enough for its height; more than the visible columns would make an empty one. */
function Space({ size }: { size: number }) {
  if (size <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <tr aria-hidden="true" className="block">
      <td className="block" style={{ blockSize: size }} />
    </tr>
  );
}

type ColumnHeadProps = { column: OrderColumn; order: StockOrder; onOrder: (order: StockOrder) => void };

function ColumnHead({ column, order, onOrder }: ColumnHeadProps) {
  const isOrdered = order?.column === column;
  const direction = order?.isDescending ? "descending" : "ascending";
  const Arrow = order?.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isOrdered ? direction : "none"}
      className={classNames(styles[column], isOrdered && styles.ordered)}
    >
      <button type="button" onClick={() => onOrder(nextOrder(order, column))}>
        {resultTexts.columns[column]}
        <Arrow aria-hidden="true" size={15} />
      </button>
    </th>
  );
}
