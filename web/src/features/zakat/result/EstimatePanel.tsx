import type { ReactNode } from "react";
import { formatDollars } from "../../../../../schema/wording/en/format.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { Button } from "../../../ui/Button.tsx";
import { zakatTexts } from "../messages.ts";
import styles from "./EstimatePanel.module.css";

type EstimatePanelProps = {
  total: number;
  estimate: number;
  isCalculating: boolean;
  onCalculate: () => void;
  /** The choice of the nisab. */
  children: ReactNode;
};

export function EstimatePanel({ total, estimate, isCalculating, onCalculate, children }: EstimatePanelProps) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.panel}>
      {children}
      <dl className={styles.sums} aria-live="polite">
        <div>
          <dt>{zakatTexts.total}</dt>
          <dd className="tabular">{formatDollars(total)}</dd>
        </div>
        <div className={styles.estimate}>
          <dt>{zakatTexts.estimate}</dt>
          <dd className="tabular">{formatDollars(estimate)}</dd>
        </div>
      </dl>
      <Button onClick={onCalculate} disabled={isCalculating || !isHydrated}>
        {isCalculating ? zakatTexts.calculating : zakatTexts.calculate}
      </Button>
      <p className={styles.note}>{zakatTexts.estimateNote}</p>
    </div>
  );
}
