import { CloudOff, WalletCards } from "lucide-react";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { pageTexts } from "#messages/portfolio.ts";
import { formatDay } from "#wording/format.ts";
import { normalizeSymbol } from "../../../../domain/issuers/symbols.ts";
import type { StandardId } from "../../../../domain/standards/standards.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorBoundary } from "../../ui/layout/ErrorBoundary.tsx";
import { awaited, later } from "../../ui/layout/lazy-part.tsx";
import { Tabs } from "../../ui/layout/Tabs.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { AddPanel } from "./add/AddPanel.tsx";
import { Answer } from "./answer/Answer.tsx";
import type { Step } from "./answer/answer-of.ts";
import { ShownMoneyProvider } from "./currency/ShownMoney.tsx";
import styles from "./Portfolio.module.css";
import { SHOWN_POSITIONS } from "./portfolio-view.ts";
import { PositionsTable } from "./positions/PositionsTable.tsx";
import { OpenPortfolio, type UsedPortfolio, useAsked } from "./use-portfolio.tsx";

const Ledger = awaited(() => import("./ledger/Ledger.tsx"), "Ledger");
const ZakatShares = awaited(() => import("./zakat/ZakatShares.tsx"), "ZakatShares");
const Turned = later(() => import("./turned/Turned.tsx"), "Turned");
const Keeping = later(() => import("./keeping/Keeping.tsx"), "Keeping");

type Tab = keyof typeof pageTexts.tabs;
const TABS = (Object.keys(pageTexts.tabs) as Tab[]).map((value) => ({ value, label: pageTexts.tabs[value] }));

export type PortfolioSlots = {
  whatIf: (held: { shares: readonly { symbol: string; name: string }[]; standardId: StandardId }) => ReactNode;
};

export const Portfolio = (slots: PortfolioSlots) => (
  <OpenPortfolio>
    {(used) => (
      <ShownMoneyProvider rates={used.summary.rates}>
        <OpenedPortfolio used={used} {...slots} />
      </ShownMoneyProvider>
    )}
  </OpenPortfolio>
);

/** The part that is shown and its filter, after the # of the address: Back undoes them, and neither is ever sent. */
function usePlace() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const place = new URLSearchParams(hash.slice(1));
  const go = (tab: Tab, show = "") => {
    const next = new URLSearchParams({ ...Object.fromEntries(place), tab, show });
    if (next.toString() !== place.toString()) navigate({ hash: next.toString() });
  };
  const tab = TABS.find(({ value }) => value === place.get("tab"))?.value ?? "positions";
  return { tab, show: place.get("show") ?? "", symbol: normalizeSymbol(place.get("add") ?? ""), go };
}

function OpenedPortfolio({ used, whatIf }: { used: UsedPortfolio } & PortfolioSlots) {
  const { tab, show, symbol, go } = usePlace();
  const [filesAsked, setFilesAsked] = useState(0);
  const parts = useRef<HTMLDivElement>(null);
  const { isEmpty, askedAt, oldestPrice, lookUp, countTurned } = used.summary;
  const take = ({ to }: Step) => {
    if (to === "add") return setFilesAsked((count) => count + 1);
    go(to.tab, to.show);
    parts.current?.scrollIntoView();
    parts.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.portfolio}>
      <p role="status" className={lookUp === "asking" ? "note" : "visually-hidden"}>
        {lookUp === "asking" ? pageTexts.asking : ""}
      </p>
      {lookUp === "failed" && (
        <div className={`warned text-2 wrap-3 items-center ${styles.failed}`} role="alert">
          <CloudOff aria-hidden="true" size={20} />
          <p>{askedAt ? pageTexts.lookUpFailed : pageTexts.neverAnswered}</p>
          <Button look="secondary" size="small" onClick={() => used.tell("askAgain")}>
            {pageTexts.tryAgain}
          </Button>
        </div>
      )}
      {isEmpty ? (
        <StateMessage icon={WalletCards} title={pageTexts.emptyTitle} text={pageTexts.empty} />
      ) : (
        <Answer used={used} onStep={take} />
      )}
      {countTurned > 0 && <Turned used={used} />}
      <AddPanel
        key={`${symbol} ${filesAsked}`}
        used={used}
        isOpen={isEmpty}
        symbol={symbol}
        isFileAsked={filesAsked > 0}
      />
      {!isEmpty && (
        <div ref={parts} tabIndex={-1} className={styles.parts}>
          <Tabs label={pageTexts.tabsLabel} tabs={TABS} value={tab} onChange={go}>
            <ErrorBoundary resetKey={tab} title={pageTexts.failedTitle} text={pageTexts.failed}>
              <Suspense fallback={<Skeleton className="tall-10" />}>
                <div className="one-column stack-6 pad-over-5">
                  {tab === "positions" && (
                    <>
                      <PositionsTable
                        used={used}
                        show={SHOWN_POSITIONS.find((word) => word === show) ?? ""}
                        onShow={(next) => go(tab, next)}
                      />
                      <LargestShares used={used} whatIf={whatIf} />
                    </>
                  )}
                  {tab === "purification" && <Ledger used={used} show={show} onShow={(next) => go(tab, next)} />}
                  {tab === "zakat" && <ZakatShares used={used} />}
                  {tab === "keeping" && <Keeping used={used} />}
                </div>
              </Suspense>
            </ErrorBoundary>
          </Tabs>
        </div>
      )}
      {askedAt && oldestPrice && !isEmpty && (
        <p className="note">{pageTexts.askedAt(formatDay(askedAt), formatDay(oldestPrice))}</p>
      )}
      {isEmpty && <Keeping used={used} />}
    </div>
  );
}

const LARGEST = 50;

function LargestShares({ used, whatIf }: { used: UsedPortfolio } & PortfolioSlots) {
  const found = useAsked(used, "positions", { text: "", show: "", limit: LARGEST });
  const shares = found?.rows.flatMap(({ stock }) => (stock ? [{ symbol: stock.symbol, name: stock.name }] : [])) ?? [];
  return shares.length > 0 && whatIf({ shares, standardId: used.summary.standard });
}
