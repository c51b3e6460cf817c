import { Share2 } from "lucide-react";
import type { Stock } from "../../../../schema/contracts/stocks.ts";
import { Button } from "../../ui/Button.tsx";
import { analysisTexts } from "./analysis-texts.ts";
import { BusinessActivities } from "./BusinessActivities.tsx";
import { EvidenceTable } from "./EvidenceTable.tsx";
import { History } from "./History.tsx";
import { PurificationPanel } from "./PurificationPanel.tsx";
import { RatioAnalysis } from "./RatioAnalysis.tsx";
import { ReasonList } from "./ReasonList.tsx";
import { DownloadReport } from "./report/DownloadReport.tsx";
import { ScholarlyBasis } from "./ScholarlyBasis.tsx";
import { StandardsTable } from "./StandardsTable.tsx";
import { StockHeader } from "./StockHeader.tsx";
import styles from "./StockReport.module.css";
import { shareStock } from "./share-stock.ts";
import type { StockSlots } from "./stock-slots.ts";
import { useArrival } from "./use-arrival.ts";

/** The verdict on one screened stock, and everything it rests on. */
export function StockReport({ stock, star, actions }: { stock: Stock } & StockSlots) {
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
      <div className={styles.columns}>
        <div className={styles.column}>
          <ReasonList analysis={analysis} />
          <BusinessActivities analysis={analysis} />
        </div>
        <div className={styles.column}>
          <RatioAnalysis analysis={analysis} />
        </div>
      </div>
      <PurificationPanel stock={stock} />
      <StandardsTable analysis={analysis} />
      <EvidenceTable analysis={analysis} />
      <History history={stock.history} />
      <footer className={styles.foot}>
        <ScholarlyBasis analysis={analysis} />
      </footer>
    </article>
  );
}
