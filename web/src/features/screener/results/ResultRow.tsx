import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { exchangeName } from "../../../../../domain/issuers/exchanges.ts";
import type { StockSummary } from "../../../../../schema/contracts/stocks.ts";
import { stockPath } from "../../../config/paths.ts";
import { formatDollars } from "../../../lib/format.ts";
import { compareTexts, resultTexts } from "../messages.ts";
import { ChangeText } from "./ChangeText.tsx";
import styles from "./ResultsTable.module.css";

export type StockParts = { badge: (stock: StockSummary) => ReactNode; star: (stock: StockSummary) => ReactNode };

type ResultRowProps = StockParts & {
  stock: StockSummary;
  index: number;
  isChosen: boolean;
  canChoose: boolean;
  onChoose: (stock: StockSummary) => void;
  ref: Ref<HTMLTableRowElement>;
};

export function ResultRow({ stock, index, isChosen, canChoose, onChoose, badge, star, ref }: ResultRowProps) {
  const { flag, displayName } = exchangeName(stock.exchange);
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2} className={styles.row}>
      <td className={styles.compare}>
        <label>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!isChosen && !canChoose}
            aria-label={compareTexts.choose(stock.symbol)}
            onChange={() => onChoose(stock)}
          />
        </label>
      </td>
      <th scope="row" className={styles.symbol}>
        <Link to={stockPath(stock.symbol)}>{stock.symbol}</Link>
      </th>
      <td className={styles.name}>
        <span>{stock.name}</span>
      </td>
      <td className={styles.sector}>
        <span>{stock.sector ?? ""}</span>
      </td>
      <td className={styles.exchange}>
        <span aria-hidden="true">{flag} </span>
        {displayName}
      </td>
      <td className={styles.price}>
        {stock.currentPrice === null ? resultTexts.notAvailable : formatDollars(stock.currentPrice)}
      </td>
      <td className={styles.change}>
        <ChangeText percent={stock.priceChangePercent} />
      </td>
      <td className={styles.status}>{badge(stock)}</td>
      <td className={styles.watch}>{star(stock)}</td>
    </tr>
  );
}
