import { Share2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { Button } from "../../../ui/Button.tsx";
import { analysisTexts } from "../card/analysis-texts.ts";
import { ReasonList } from "../card/ReasonList.tsx";
import { ScholarlyBasis } from "../card/ScholarlyBasis.tsx";
import { BusinessActivities } from "../company/BusinessActivities.tsx";
import { Listings } from "../company/Listings.tsx";
import { StockHeader } from "../company/StockHeader.tsx";
import { shareStock } from "../company/share-stock.ts";
import { PurificationPanel } from "../purification/PurificationPanel.tsx";
import { RatioAnalysis } from "../ratios/RatioAnalysis.tsx";
import { DownloadReport } from "../report/DownloadReport.tsx";
import { useArrival } from "../use-arrival.ts";
import { EvidenceTable } from "./EvidenceTable.tsx";
import { History } from "./History.tsx";
import { ListsBeside } from "./ListsBeside.tsx";
import { StandardsTable } from "./StandardsTable.tsx";
import styles from "./StockReport.module.css";

/** Parts that other features add to a stock. */
export type StockSlots = {
  star: (stock: Stock) => ReactNode;
  actions: (stock: Stock) => ReactNode;
  instead?: (stock: Stock) => ReactNode;
};

/** The verdict on one screened stock, and everything behind it. */
export function StockReport({ stock, star, actions, instead }: { stock: Stock } & StockSlots) {
  const heading = useArrival();
  const { analysis } = stock;
  return (
    <article className={styles.report} aria-label={`${stock.name} (${stock.symbol})`} data-result>
      <StockHeader stock={stock} star={star(stock)} headingRef={heading}>
        {actions(stock)}
        <DownloadReport stock={stock} />
        <Button look="secondary" onClick={() => shareStock(stock)}>
          <Share2 aria-hidden="true" size={18} />
          {analysisTexts.share}
        </Button>
      </StockHeader>
      {stock.verdictOf && <Listings stock={stock} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <ReasonList analysis={analysis} />
          <BusinessActivities analysis={analysis} />
        </div>
        <div className={styles.column}>
          <RatioAnalysis analysis={analysis} />
        </div>
      </div>
      {!stock.verdictOf && <Listings stock={stock} />}
      <PurificationPanel stock={stock} />
      {instead?.(stock)}
      <StandardsTable analysis={analysis} />
      <EvidenceTable analysis={analysis} />
      <ListsBeside stock={stock} />
      <History symbol={stock.symbol} history={stock.history} />
      <footer className={styles.foot}>
        <ScholarlyBasis analysis={analysis} />
      </footer>
    </article>
  );
}
