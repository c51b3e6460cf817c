import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { CloudOff, Inbox } from "lucide-react";
import type { ReactNode } from "react";
import type { Page } from "../../lib/http.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import styles from "./AdminList.module.css";
import { listTexts } from "./messages.ts";

const SKELETONS = ["first", "second", "third"];

type AdminListProps<Row> = {
  query: UseInfiniteQueryResult<InfiniteData<Page<Row[]>>>;
  label: string;
  emptyText: string;
  failedText: string;
  renderRow: (row: Row) => ReactNode;
  /** Rows of one line, without a card around each. */
  isDense?: boolean;
};

/** A list in pages: loading, failed, empty or loaded. */
export function AdminList<Row extends { id: number }>(props: AdminListProps<Row>) {
  const { query, label, emptyText, failedText, renderRow, isDense } = props;
  const rows = query.data?.pages.flatMap((page) => page.rows);
  if (!rows && query.isError) {
    return (
      <StateMessage icon={CloudOff} text={failedText} isFailure>
        <Button look="secondary" onClick={() => query.refetch()}>
          {listTexts.retry}
        </Button>
      </StateMessage>
    );
  }
  if (!rows) {
    return (
      <div aria-busy="true" className={styles.rows}>
        {SKELETONS.map((key) => (
          <Skeleton key={key} className={styles.skeleton} />
        ))}
      </div>
    );
  }
  if (rows.length === 0) return <StateMessage icon={Inbox} text={emptyText} />;
  return (
    <>
      <ul className={isDense ? styles.dense : styles.rows} aria-label={label}>
        {rows.map((row) => (
          <li key={row.id} className={isDense ? styles.line : styles.row}>
            {renderRow(row)}
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <p>{listTexts.shown(rows.length, Math.max(rows.length, query.data?.pages[0]?.totalCount ?? 0))}</p>
        {query.isFetchNextPageError && <p role="alert">{listTexts.moreFailed}</p>}
        {query.hasNextPage && (
          <Button look="secondary" disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {query.isFetchingNextPage ? listTexts.loading : listTexts.loadMore}
          </Button>
        )}
      </div>
    </>
  );
}
