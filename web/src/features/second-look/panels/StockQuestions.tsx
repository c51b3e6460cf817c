import type { ComponentProps } from "react";
import { panelTitles } from "#messages/second-look/panels.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { TitledFold } from "../../../ui/Fold.tsx";
import { later } from "../../../ui/layout/lazy-part.tsx";
import { yearOf } from "../year-of.ts";

const SecondLook = later(() => import("../SecondLook.tsx"), "SecondLook");
const PortfolioQuestions = later(() => import("../PortfolioQuestions.tsx"), "PortfolioQuestions");
const WhatIf = later(() => import("../WhatIf.tsx"), "WhatIf");

export function StockQuestions({ stock }: { stock: Stock }) {
  if (!stock.isScreened) return null;
  const { turned, isOnce } = yearOf(stock);
  return (
    <>
      <TitledFold
        id="before-you-buy"
        title={panelTitles.secondLook}
        {...(!isOnce && { result: panelTitles.changes(turned) })}
        data-print="never"
      >
        <SecondLook stock={stock} />
      </TitledFold>
      <TitledFold id="what-if" title={panelTitles.whatIf} result={panelTitles.whatIfLead} data-print="never">
        <WhatIf stock={stock} />
      </TitledFold>
    </>
  );
}

export function PortfolioWhatIf(held: ComponentProps<typeof PortfolioQuestions>) {
  return (
    <TitledFold id="what-if" title={panelTitles.whatIf} data-print="never">
      <PortfolioQuestions {...held} />
    </TitledFold>
  );
}
