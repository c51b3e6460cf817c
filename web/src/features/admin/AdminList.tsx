import { useInfiniteQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { type ReactNode, useState } from "react";
import { listTexts } from "#messages/admin.ts";
import { formatMoment } from "#wording/format.ts";
import type { ForumPost, ForumReply } from "../../../../schema/contracts/forum/forum.ts";
import type { EndpointName, Input, Output, Page } from "../../lib/http.ts";
import { pagesQuery, wholeList } from "../../lib/queries.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Skeletons } from "../../ui/Skeleton.tsx";
import { FailureMessage, MoreButton, StateMessage } from "../../ui/StateMessage.tsx";
import styles from "./AdminList.module.css";
import { pageAsAdmin } from "./admin-session.ts";
import { ADMIN_KEY } from "./use-change.ts";

const LONG_FROM = 600;
const LINES_FROM = 9;

type RowOf<Name extends EndpointName> = Output<Name> extends readonly (infer Row)[] ? Row : never;

type Listed<Name extends EndpointName> = RowOf<Name> & ({ id: number } | { subject: string });

type AdminListProps<Name extends EndpointName> = {
  of: Name;
  input?: Input<Name>;
  texts: { label: string; empty: string; failed: string };
  renderRow: (row: RowOf<Name>, index: number) => ReactNode;
  isDense?: boolean;
};

export function AdminList<Name extends EndpointName>(props: AdminListProps<Name>) {
  const { of, input = {} as Input<Name>, texts, renderRow, isDense } = props;
  const query = useInfiniteQuery({
    ...pagesQuery([...ADMIN_KEY, of, input], of, input, pageAsAdmin),
    select: ({ pages }) => wholeList({ pages: pages as unknown as Page<Listed<Name>[]>[], pageParams: [] }),
    staleTime: 0,
  });
  const rows = query.data?.rows;
  if (!rows && query.isError) {
    return <FailureMessage text={texts.failed} onRetry={query.refetch} />;
  }
  if (!rows) {
    return (
      <div aria-busy="true" className="stack-4 one-column">
        <Skeletons count={3} className="tall-10 rounded-large" />
      </div>
    );
  }
  if (rows.length === 0) return <StateMessage icon={Inbox} text={texts.empty} />;
  return (
    <>
      <ul className={isDense ? "card" : "stack-4 one-column"} aria-label={texts.label}>
        {rows.map((row, index) => (
          <li key={"id" in row ? row.id : row.subject} className={isDense ? styles.line : styles.row}>
            {renderRow(row, index)}
          </li>
        ))}
      </ul>
      <div className="stack-3 note in-middle pad-over-5">
        <p>{listTexts.shown(rows.length, query.data?.totalCount ?? 0)}</p>
        {query.isFetchNextPageError && <p role="alert">{listTexts.moreFailed}</p>}
        <MoreButton of={query} loading={listTexts.loading}>
          {listTexts.loadMore}
        </MoreButton>
      </div>
    </>
  );
}

type RowButtonProps = { label: string; look?: "secondary" | "quiet"; isOff?: boolean; onClick: () => void };

export function RowButton({ label, look = "secondary", isOff, onClick }: RowButtonProps) {
  return (
    <Button look={look} size="small" disabled={isOff} onClick={onClick}>
      {label}
    </Button>
  );
}

type OriginProps = { item: Pick<ForumPost | ForumReply, "user" | "createdAt">; children?: ReactNode };

export function Origin({ item, children }: OriginProps) {
  return (
    <p className={styles.meta}>
      {item.user.fullName && <span dir="auto">{item.user.fullName}</span>}
      <span>{item.user.username}</span>
      <time dateTime={item.createdAt}>{formatMoment(item.createdAt)}</time>
      {children}
    </p>
  );
}

export function LongText({ text, isQuoted, isGone }: { text: string; isQuoted?: boolean; isGone?: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > LONG_FROM || text.split("\n").length > LINES_FROM;
  const isShortened = isLong && !isWhole;
  const looks = [isQuoted && styles.quoted, isGone && styles.gone, isShortened && styles.shortened];
  return (
    <div>
      <p dir="auto" className={classNames(styles.text, ...looks)}>
        {text}
      </p>
      {isLong && (
        <Button look="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? listTexts.less : listTexts.whole}
        </Button>
      )}
    </div>
  );
}
