import { useInfiniteQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { browseTexts } from "#messages/stocks/search.ts";
import { stockNotices } from "#messages/stocks.ts";
import { formatCount, quotedTexts } from "#wording/format.ts";
import { exchangeLabel } from "#wording/places.ts";
import { listedAge } from "#wording/screening/ageing.ts";
import { answerLine } from "#wording/screening/answer.ts";
import { EXCHANGES } from "../../../../../domain/facts/exchanges.ts";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import type { StockSummary } from "../../../../../schema/contracts/stocks.ts";
import { notify } from "../../../lib/notices.ts";
import { wholeList } from "../../../lib/queries.ts";
import { ALSO_PURIFY_KEY, useStored, writeStored } from "../../../lib/storage.ts";
import { Button } from "../../../ui/Button.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { halalStocksQuery, type Market, permissibleStocksQuery } from "../api.ts";
import { StandingBadge } from "../card/ComplianceBadge.tsx";
import { FailurePanel, useArrival } from "../card/FailurePanel.tsx";
import { StockSkeleton } from "../card/StockSkeleton.tsx";
import styles from "./BrowseResults.module.css";

/** A market with fewer halal stocks than this also offers those to purify. */
const FEW = 50;

type RowActions = { onOpen: (symbol: string) => void; onNear: () => void };

export function BrowseResults({ market, ...actions }: { market: Market } & RowActions) {
  const halal = useInfiniteQuery({ ...halalStocksQuery(market), select: wholeList });
  const count = halal.data?.totalCount ?? 0;
  const isFew = halal.data !== undefined && count < FEW;
  const permissible = useInfiniteQuery({ ...permissibleStocksQuery(market), enabled: isFew, select: wholeList });
  const toPurify = (permissible.data?.totalCount ?? 0) - count;
  const showsBoth = useStored(ALSO_PURIFY_KEY) !== null && isFew && permissible.data !== undefined;
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = showsBoth ? permissible : halal;
  const { error, refetch } = halal;
  useEffect(() => {
    if (error) notify(stockNotices.browseFailed);
  }, [error]);
  if (!data) {
    if (!error) return <StockSkeleton />;
    return <FailurePanel title={browseTexts.failedTitle} text={browseTexts.failed} onRetry={() => refetch()} />;
  }
  return (
    <BrowseList
      market={market}
      stocks={data.rows}
      count={data.totalCount}
      {...actions}
      wider={
        isFew &&
        toPurify > 0 && (
          <div className="stack-2 ruled-below pad-4">
            <p>{browseTexts.why(count)}</p>
            <label className="strong gap-2 line finger">
              <input
                type="checkbox"
                checked={showsBoth}
                onChange={({ target }) => writeStored(ALSO_PURIFY_KEY, target.checked ? "1" : null)}
              />
              {browseTexts.alsoPurify(formatCount(toPurify))}
            </label>
          </div>
        )
      }
      {...(hasNextPage && { more: { isLoading: isFetchingNextPage, load: () => void fetchNextPage() } })}
    />
  );
}

type BrowseListProps = RowActions & {
  market: Market;
  stocks: readonly StockSummary[];
  /** Of those listed, on all pages. */
  count: number;
  more?: { isLoading: boolean; load: () => void };
  /** How the list can be widened. */
  wider?: ReactNode;
};

export function BrowseList({ market, stocks, count, more, wider, ...actions }: BrowseListProps) {
  const heading = useArrival();
  return (
    <section className="lands" data-result aria-labelledby="browse-heading">
      {wider}
      <header className="spread items-baseline gap-1-4 under-3">
        <h2 id="browse-heading" ref={heading} tabIndex={-1}>
          {browseTexts.heading(formatCount(count))}
        </h2>
        <p className="soft">
          <span aria-hidden="true">{EXCHANGES[market].flag} </span>
          {exchangeLabel(market)}
        </p>
      </header>
      {stocks.length === 0 ? (
        <StateMessage icon={SearchX} title={browseTexts.emptyTitle} text={browseTexts.emptyText} />
      ) : (
        <ul className={`ruled-below ${styles.rows}`}>
          {stocks.map((stock) => (
            <BrowseRow key={stock.id} stock={stock} {...actions} />
          ))}
        </ul>
      )}
      {more && (
        <div className="grid in-middle pad-over-5">
          <Button look="secondary" disabled={more.isLoading} onClick={more.load}>
            {more.isLoading ? browseTexts.loading : browseTexts.loadMore}
          </Button>
        </div>
      )}
    </section>
  );
}

function BrowseRow({ stock, onOpen, onNear }: RowActions & { stock: StockSummary }) {
  const today = isoDay(new Date());
  return (
    <li>
      <button type="button" className={styles.row} onPointerEnter={onNear} onClick={() => onOpen(stock.symbol)}>
        <span className={styles.tile} aria-hidden="true">
          {(/^\d/.test(stock.symbol) ? stock.name : stock.symbol).slice(0, 2)}
        </span>
        <span className="grid may-shrink tight grows">
          <strong>{stock.symbol}</strong>
          <span className="note">{stock.name}</span>
          <span className="text-2">{answerLine({ ...stock, readOn: today, ...stock.because })}</span>
          <span className="fine">{listedAge(stock, today)}</span>
        </span>
        <span className={styles.figures}>
          <span className="tabular">{quotedTexts(stock).join(" · ") || browseTexts.noPrice}</span>
          {stock.standing === "halal" ? (
            <span className="text-1 strong green">{browseTexts.halal}</span>
          ) : (
            <StandingBadge stock={stock} />
          )}
        </span>
      </button>
    </li>
  );
}
