import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import type { StockSummary } from "../../../../../schema/contracts/stocks.ts";
import { listedAge } from "../../../../../schema/wording/en/ageing.ts";
import { formatDollars } from "../../../../../schema/wording/en/format.ts";
import { preloadStockAnalysis } from "../card/lazy-stock-analysis.ts";
import styles from "./BrowseResults.module.css";
import { browseTexts } from "./browse-texts.ts";

export function BrowseRow({ stock, onOpen }: { stock: StockSummary; onOpen: (symbol: string) => void }) {
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        onPointerEnter={preloadStockAnalysis}
        onClick={() => onOpen(stock.symbol)}
      >
        <span className={styles.tile} aria-hidden="true">
          {stock.symbol.slice(0, 2)}
        </span>
        <span className={styles.names}>
          <strong>{stock.symbol}</strong>
          <span>{stock.name}</span>
          <span className={styles.age}>{listedAge(stock, isoDay(new Date()))}</span>
        </span>
        <span className={styles.figures}>
          <span className="tabular">
            {stock.currentPrice === null ? browseTexts.noPrice : formatDollars(stock.currentPrice)}
          </span>
          <span className={styles.halal}>{browseTexts.halal}</span>
        </span>
      </button>
    </li>
  );
}
