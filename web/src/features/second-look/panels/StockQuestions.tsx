import { type ComponentProps, lazy, type ReactNode, useState } from "react";
import { panelTitles } from "#messages/second-look/panels.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { Extra } from "../../../ui/Extra.tsx";
import styles from "./StockQuestions.module.css";

const SecondLook = lazy(async () => ({ default: (await import("../SecondLook.tsx")).SecondLook }));
const PortfolioQuestions = lazy(async () => ({
  default: (await import("../PortfolioQuestions.tsx")).PortfolioQuestions,
}));
const WhatIf = lazy(async () => ({ default: (await import("../WhatIf.tsx")).WhatIf }));

/** Two panels below a stock, each loaded when it is opened. */
export function StockQuestions({ stock }: { stock: Stock }) {
  if (!stock.isScreened) return null;
  return (
    <>
      <Panel id="before-you-buy" title={panelTitles.secondLook}>
        <SecondLook stock={stock} />
      </Panel>
      <Panel id="what-if" title={panelTitles.whatIf}>
        <WhatIf stock={stock} />
      </Panel>
    </>
  );
}

/** The same of what a person holds. */
export function PortfolioWhatIf(held: ComponentProps<typeof PortfolioQuestions>) {
  return (
    <Panel id="what-if" title={panelTitles.whatIf}>
      <PortfolioQuestions {...held} />
    </Panel>
  );
}

/** Keeps open what the reader has opened in the page as it came. */
function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(() => wasOpened(id));
  const [isWanted, setWanted] = useState(isOpen);
  return (
    <details
      id={id}
      className={styles.panel}
      data-print="never"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setWanted(true);
      }}
    >
      <summary>
        <h3>{title}</h3>
      </summary>
      {isWanted && <Extra>{children}</Extra>}
    </details>
  );
}

const wasOpened = (id: string) =>
  typeof document !== "undefined" && document.getElementById(id)?.hasAttribute("open") === true;
