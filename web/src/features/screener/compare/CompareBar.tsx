import { Columns3, X } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { compareTexts } from "#messages/screener.ts";
import type { StockSummary } from "../../../../../schema/contracts/stocks.ts";
import { Button } from "../../../ui/Button.tsx";
import { extra } from "../../../ui/layout/lazy-part.tsx";
import styles from "./CompareBar.module.css";

const CompareDialog = extra(() => import("./CompareDialog.tsx"), "CompareDialog");

export const COMPARED_MAX = 4;

type CompareBarProps = {
  stocks: readonly StockSummary[];
  onLeaveOut: (stock: StockSummary) => void;
  onClear: () => void;
};

export function CompareBar(props: CompareBarProps) {
  return props.stocks.length === 0 ? null : <ChosenStocks {...props} />;
}

function ChosenStocks({ stocks, onLeaveOut, onClear }: CompareBarProps) {
  const [isOpen, setOpen] = useState(false);
  const bar = useFootBar();
  const hint = stocks.length === 1 ? compareTexts.hint : stocks.length === COMPARED_MAX ? compareTexts.full : "";
  return (
    <section ref={bar} className={styles.bar} aria-label={compareTexts.bar}>
      <ul>
        {stocks.map((stock) => (
          <li key={stock.id}>
            <button type="button" aria-label={compareTexts.remove(stock.symbol)} onClick={() => onLeaveOut(stock)}>
              {stock.symbol}
              <X aria-hidden="true" size={15} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{hint}</p>
      <Button look="quiet" size="small" onClick={onClear}>
        {compareTexts.clear}
      </Button>
      <Button
        size="small"
        disabled={stocks.length < 2}
        onPointerEnter={CompareDialog.preload}
        onFocus={CompareDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Columns3 aria-hidden="true" size={18} />
        {compareTexts.compare(stocks.length)}
      </Button>
      {isOpen && <CompareDialog symbols={stocks.map(({ symbol }) => symbol)} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** While the bar is shown, toasts appear above it, whatever its height. */
function useFootBar() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!bar.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.setProperty("--foot-bar", `${height}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--foot-bar");
    };
  }, []);
  return bar;
}
