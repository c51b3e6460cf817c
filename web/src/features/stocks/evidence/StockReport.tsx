import { Hourglass, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { analysisTexts } from "#messages/stocks/card.ts";
import { HOUSE_METHOD_NOTE } from "#wording/screening/standard-names.ts";
import { NOT_SCREENED } from "#wording/screening/verdict.ts";
import type { Analysis, Stock } from "../../../../../schema/contracts/stocks.ts";
import { PATHS } from "../../../config/paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { TitledFold } from "../../../ui/Fold.tsx";
import { ReasonList, WouldChange } from "../card/ReasonList.tsx";
import basis from "../card/ScholarlyBasis.module.css";
import { BusinessActivities } from "../company/BusinessActivities.tsx";
import { Listings } from "../company/Listings.tsx";
import notScreened from "../company/NotScreened.module.css";
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
  /** What could be held in its stead. */
  instead?: (stock: Stock) => ReactNode;
  /** Further parts of the proof. */
  questions?: (stock: Stock) => ReactNode;
};

export function StockReport({ stock, star, actions, instead, questions }: { stock: Stock } & StockSlots) {
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
          <ReasonList stock={stock} />
          <BusinessActivities symbol={stock.symbol} analysis={analysis} />
        </div>
        <div className={styles.column}>
          <RatioAnalysis analysis={analysis} readOn={stock.age.readOn} />
        </div>
      </div>
      <PurificationPanel stock={stock} />
      {instead?.(stock)}
      {!stock.verdictOf && <Listings stock={stock} />}
      <TitledFold id="proof" title={analysisTexts.proof} isGroup isInPage>
        <StandardsTable symbol={stock.symbol} analysis={analysis} />
        <EvidenceTable stock={stock} />
        <WouldChange analysis={analysis} />
        {questions?.(stock)}
        <History {...stock} />
        <ListsBeside stock={stock} />
        <ScholarlyBasis analysis={analysis} />
      </TitledFold>
    </article>
  );
}

function ScholarlyBasis({ analysis }: { analysis: Analysis }) {
  return (
    <TitledFold id="basis" title={analysisTexts.scholarlyBasis} result={analysis.methodology} isInPage>
      <div className={basis.basis}>
        <p>{HOUSE_METHOD_NOTE}</p>
        <p>{analysis.scholarlyBasis ?? analysisTexts.defaultScholarlyBasis}</p>
        <Link to={PATHS.methodology}>{analysisTexts.methodologyLink}</Link>
      </div>
    </TitledFold>
  );
}

/** A name known only from a listing: no ratios, no figures and no verdict. */
export function NotScreened({ stock, star, actions }: { stock: Stock } & StockSlots) {
  const heading = useArrival();
  return (
    <article className={styles.report} data-result>
      <StockHeader stock={stock} star={star(stock)} headingRef={heading}>
        {actions(stock)}
      </StockHeader>
      <Listings stock={stock} />
      <div className={notScreened.state}>
        <Hourglass aria-hidden="true" size={32} />
        <div>
          <h3>{NOT_SCREENED.title}</h3>
          <p>{NOT_SCREENED.text}</p>
        </div>
      </div>
    </article>
  );
}
