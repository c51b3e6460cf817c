import { Suspense, useRef } from "react";
import { QuickTools } from "../features/dashboard/QuickTools.tsx";
import { SummaryCards } from "../features/dashboard/SummaryCards.tsx";
import { DonationBanner } from "../features/donation/DonationBanner.tsx";
import { BrowseResults, StockAnalysis } from "../features/stocks/lazy-results.ts";
import { SearchCard } from "../features/stocks/SearchCard.tsx";
import { useStockSearch } from "../features/stocks/use-stock-search.ts";
import { useStockView } from "../features/stocks/use-stock-view.ts";
import { PageHead } from "../ui/PageHead.tsx";
import styles from "./DashboardPage.module.css";

export function DashboardPage() {
  const search = useStockSearch();
  const view = useStockView();
  const searchInput = useRef<HTMLInputElement>(null);
  return (
    <>
      {view.mode !== "single" && <DashboardHead />}
      <div className={styles.band}>
        <div className={`container ${styles.intro}`}>
          <div>
            <h1>Dashboard</h1>
            <p>Welcome to your free Islamic finance hub</p>
          </div>
          <DonationBanner />
        </div>
      </div>
      <div className={`container ${styles.sections}`}>
        <SearchCard search={search} inputRef={searchInput} />
        <SummaryCards />
        {view.mode !== "none" && (
          <Suspense>
            {view.mode === "single" ? (
              <StockAnalysis key={view.symbol} symbol={view.symbol} />
            ) : (
              <BrowseResults key={view.market} market={view.market} onOpen={search.openFromList} />
            )}
          </Suspense>
        )}
        <QuickTools />
      </div>
    </>
  );
}

function DashboardHead() {
  return (
    <PageHead
      title="Dashboard"
      description="Check whether a stock is halal: the verdict, its ratios, the figures and filings behind them, and the purification amount. Free."
    />
  );
}
