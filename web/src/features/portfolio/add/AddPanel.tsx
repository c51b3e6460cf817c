import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Segmented } from "../../../ui/Segmented.tsx";
import { addTexts as texts } from "../messages.ts";
import type { UsedPortfolio } from "../use-portfolio.ts";
import styles from "./AddPanel.module.css";
import { TypeForm } from "./TypeForm.tsx";

const ImportForm = lazy(async () => ({ default: (await import("./ImportForm.tsx")).ImportForm }));

type Way = keyof typeof texts.ways;
const WAYS = (Object.keys(texts.ways) as Way[]).map((value) => ({ value, label: texts.ways[value] }));

/** Three ways to enter positions; open by default while there are none. */
export function AddPanel({
  used,
  isOpen,
  symbol,
}: {
  used: UsedPortfolio;
  isOpen: boolean;
  /** Filled in by the page that linked here. */
  symbol: string | undefined;
}) {
  const [way, setWay] = useState<Way>("type");
  const [wasOpen] = useState(isOpen || symbol !== undefined);
  return (
    <details className={styles.panel} open={wasOpen || undefined}>
      <summary>
        <h2>{texts.heading}</h2>
        <ChevronDown aria-hidden="true" size={20} />
      </summary>
      <div className={styles.body}>
        <Segmented legend={texts.waysLegend} options={WAYS} value={way} onChange={setWay} />
        {way === "type" ? (
          <TypeForm used={used} symbol={symbol} />
        ) : (
          <Suspense fallback={null}>
            <ImportForm key={way} used={used} isPasted={way === "paste"} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
