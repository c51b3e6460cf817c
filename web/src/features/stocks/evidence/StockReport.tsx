import { FileDown, Hourglass, Share2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { analysisTexts } from "#messages/stocks/card.ts";
import { reportTexts } from "#messages/stocks/report.ts";
import { stockNotices } from "#messages/stocks.ts";
import { formatDay, quotedTexts } from "#wording/format.ts";
import { LANGUAGE } from "#wording/language.ts";
import { LISTINGS_TITLE, listingsSentence, verdictOfSentence } from "#wording/listings.ts";
import { exchangeLabel } from "#wording/places.ts";
import { answerOf } from "#wording/screening/answer.ts";
import { HOUSE_METHOD_NOTE } from "#wording/screening/standard-names.ts";
import { NOT_SCREENED, stockQuestion } from "#wording/screening/verdict.ts";
import { isAmericanExchange } from "../../../../../domain/facts/exchanges.ts";
import type { Analysis, Stock } from "../../../../../schema/contracts/stocks.ts";
import { PATHS, siteAddress, stockPath } from "../../../config/paths.ts";
import { downloadFile } from "../../../lib/download-file.ts";
import { type Notice, notify } from "../../../lib/notices.ts";
import { Button } from "../../../ui/Button.tsx";
import { TitledFold } from "../../../ui/Fold.tsx";
import { useArrival } from "../card/FailurePanel.tsx";
import { ReasonList, WouldChange } from "../card/ReasonList.tsx";
import { BusinessActivities } from "../company/BusinessActivities.tsx";
import { StockHeader } from "../company/StockHeader.tsx";
import { PurificationPanel } from "../purification/PurificationPanel.tsx";
import { RatioAnalysis } from "../ratios/RatioAnalysis.tsx";
import { EvidenceTable } from "./EvidenceTable.tsx";
import { History } from "./History.tsx";
import { StandardsTable } from "./StandardsTable.tsx";
import styles from "./StockReport.module.css";

function DownloadReport({ stock }: { stock: Stock }) {
  const [isPreparing, setPreparing] = useState(false);
  const download = async () => {
    // The library that draws the document writes from left to right only.
    if (LANGUAGE.direction === "rtl") return print();
    setPreparing(true);
    try {
      const [{ reportContent }, { drawReport }] = await Promise.all([
        import("../report/report-content.ts"),
        import("../../../lib/draw-report.ts"),
      ]);
      const address = new URL(siteAddress(stockPath(stock.symbol)), location.origin).href;
      const bytes = await drawReport(reportContent(stock, address), new Date());
      downloadFile(`mizan-${stock.symbol}.pdf`, "application/pdf", bytes.slice());
    } catch {
      notify(stockNotices.reportFailed);
    } finally {
      setPreparing(false);
    }
  };
  return (
    <Button look="secondary" disabled={isPreparing} onClick={download}>
      <FileDown aria-hidden="true" size={18} />
      {isPreparing ? reportTexts.preparing : reportTexts.download}
    </Button>
  );
}

type List = { name: string; asOf: string; isMember: boolean };

export function ListsBeside({ stock: { symbol, exchange } }: { stock: Pick<Stock, "symbol" | "exchange"> }) {
  const [lists, setLists] = useState<readonly List[]>([]);
  useEffect(() => {
    let isShown = true;
    const show = (found: readonly List[]) => {
      if (isShown) setLists(found);
    };
    // Optional beside the verdict: the page works without it.
    listsAbout(symbol, exchange).then(show, () => show([]));
    return () => {
      isShown = false;
    };
  }, [symbol, exchange]);
  const [first, ...others] = lists.map(({ name, asOf, isMember }) =>
    analysisTexts.listed(name, formatDay(asOf), isMember),
  );
  if (!first) return null;
  return (
    <TitledFold id="lists" title={analysisTexts.lists} result={first} isInPage>
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="note">{analysisTexts.listsNote}</p>
    </TitledFold>
  );
}

/** For a fund only membership is meaningful, because it holds a small part of what it may hold. */
async function listsAbout(symbol: string, exchange: Stock["exchange"]): Promise<List[]> {
  if (isAmericanExchange(exchange)) {
    const { default: holdings } = await import("../../../../../schema/seed/universe/fund-holdings.json");
    const { fund, asOf, symbols } = holdings;
    return symbols.includes(symbol) ? [{ name: analysisTexts.fund(fund), asOf, isMember: true }] : [];
  }
  if (exchange !== "JKT") return [];
  const { default: lists } = await import("../../../../../schema/seed/universe/lists.json");
  return lists
    .filter((list) => list.exchange === exchange)
    .map(({ publisher, list, number, asOf, symbols }) => ({
      name: `${publisher}, ${list}, ${number}`,
      asOf,
      isMember: symbols.includes(symbol),
    }));
}

async function shareStock(stock: Stock): Promise<void> {
  const url = new URL(siteAddress(stockPath(stock.symbol)), location.origin).href;
  if ("share" in navigator) {
    try {
      await navigator.share({ title: `${stock.name} (${stock.symbol})`, text: shareText(stock), url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  notify(await copied(url));
}

function shareText(stock: Stock): string {
  return `${stockQuestion(stock)} ${answerOf(stock)}`;
}

async function copied(text: string): Promise<Notice> {
  try {
    await navigator.clipboard.writeText(text);
    return stockNotices.linkCopied;
  } catch {
    return stockNotices.shareFailed;
  }
}

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
      <div className={`stack-5 padded-wide ${styles.columns}`}>
        <div className="stack-5 one-column may-shrink content-start">
          <ReasonList stock={stock} />
          <BusinessActivities symbol={stock.symbol} analysis={analysis} />
        </div>
        <div className="stack-5 one-column may-shrink content-start">
          <RatioAnalysis analysis={analysis} readOn={stock.age.readOn} />
        </div>
      </div>
      <PurificationPanel stock={stock} />
      {instead?.(stock)}
      {!stock.verdictOf && <Listings stock={stock} />}
      <TitledFold id="proof" title={analysisTexts.proof} isGroup isInPage>
        <StandardsTable symbol={stock.symbol} analysis={analysis} />
        <EvidenceTable stock={stock} />
        <WouldChange stock={stock} />
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
      <div className="stack-2 note measure">
        <p>{HOUSE_METHOD_NOTE}</p>
        <p>{analysisTexts.defaultScholarlyBasis}</p>
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
      <div className={styles.state}>
        <Hourglass className="soft" aria-hidden="true" size={32} />
        <div>
          <h3>{NOT_SCREENED.title}</h3>
          <p className="soft measure">{NOT_SCREENED.text}</p>
        </div>
      </div>
    </article>
  );
}

function Listings({ stock }: { stock: Stock }) {
  const { listings } = stock;
  const sentences = [verdictOfSentence(stock), listingsSentence(stock)].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <section className={styles.listings} aria-label={LISTINGS_TITLE}>
      <p className="soft">{sentences.join(" ")}</p>
      {listings.length > 0 && (
        <ul className="wrap-2">
          {listings.map((listing) => (
            <li key={listing.symbol}>
              <Link to={stockPath(listing.symbol)} className="inline-line wrap gap-2 outlined rounded">
                <strong>{listing.symbol}</strong> <span className="fine">{exchangeLabel(listing.exchange)}</span>
                <span className="fine tabular">{quotedTexts(listing).join(" · ")}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
