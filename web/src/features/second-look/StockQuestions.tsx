import { type ComponentProps, lazy, type ReactNode, useState } from "react";
import { secondLookTexts, whatIfTexts } from "#messages/second-look.ts";
import type { Stock } from "../../../../schema/contracts/stocks.ts";
import { Extra } from "../../ui/Extra.tsx";
import styles from "./StockQuestions.module.css";

const SecondLook = lazy(async () => ({ default: (await import("./SecondLook.tsx")).SecondLook }));
const PortfolioQuestions = lazy(async () => ({
  default: (await import("./PortfolioQuestions.tsx")).PortfolioQuestions,
}));
const WhatIf = lazy(async () => ({ default: (await import("./WhatIf.tsx")).WhatIf }));

/** Two panels below a stock, each loaded when it is opened. */
export function StockQuestions({ stock }: { stock: Stock }) {
  if (!stock.isScreened) return null;
  return (
    <>
      <Panel title={secondLookTexts.title}>
        <SecondLook stock={stock} />
      </Panel>
      <Panel title={whatIfTexts.title}>
        <WhatIf stock={stock} />
      </Panel>
    </>
  );
}

/** The same of what a person holds. */
export function PortfolioWhatIf(held: ComponentProps<typeof PortfolioQuestions>) {
  return (
    <Panel title={whatIfTexts.title}>
      <PortfolioQuestions {...held} />
    </Panel>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.panel} data-print="never" onToggle={() => setOpened(true)}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {wasOpened && <Extra>{children}</Extra>}
    </details>
  );
}
