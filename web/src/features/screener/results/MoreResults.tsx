import { Button } from "../../../ui/Button.tsx";
import { STOCKS_PER_PAGE } from "../api.ts";
import { resultTexts } from "../messages.ts";
import styles from "../Screener.module.css";
import type { ScreenerResults } from "./use-screener-results.ts";

const MANY = 1000;

/** How many results are loaded, and buttons for more: one page, or all up to a thousand. */
export function MoreResults({ results, loadedCount }: { results: ScreenerResults; loadedCount: number }) {
  const { totalCount, hasMore, isLoadingMore, hasMoreFailed, loadUpTo } = results;
  const many = Math.min(totalCount, MANY);
  return (
    <div className={styles.more}>
      <p role="status">{resultTexts.loaded(loadedCount, totalCount)}</p>
      {hasMoreFailed && <p role="alert">{resultTexts.moreFailed}</p>}
      {hasMore && (
        <div>
          <Button look="secondary" disabled={isLoadingMore} onClick={() => loadUpTo(loadedCount + STOCKS_PER_PAGE)}>
            {isLoadingMore ? resultTexts.loading : resultTexts.loadMore}
          </Button>
          {loadedCount + STOCKS_PER_PAGE < many && (
            <Button look="quiet" disabled={isLoadingMore} onClick={() => loadUpTo(many)}>
              {resultTexts.loadMany(many)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
