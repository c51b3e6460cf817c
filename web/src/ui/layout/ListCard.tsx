import { type Key, type ReactNode, useId } from "react";
import { Button } from "../Button.tsx";
import { classNames } from "../class-names.ts";
import { Skeleton } from "../Skeleton.tsx";
import styles from "./ListCard.module.css";

type ListCardProps<Row> = {
  title: string;
  action?: ReactNode;
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => Key;
  renderRow: (row: Row) => ReactNode;
  empty: { title: string; hint: string };
  failure?: { text: string; retry: string; onRetry: () => void };
  footer: ReactNode;
};

/** A short list under a heading (loading, failed, empty or loaded), never lower than its loading state. A newcomer has an empty one. */
export function ListCard<Row>({ title, action, rows, rowKey, renderRow, empty, failure, footer }: ListCardProps<Row>) {
  const headingId = useId();
  const nothing = (
    <div className={classNames(styles.state, !rows && styles.newcomers)}>
      <p className={styles.emptyTitle}>{empty.title}</p>
      <p>{empty.hint}</p>
    </div>
  );
  return (
    <section className={styles.card} aria-labelledby={headingId} aria-busy={!rows && !failure}>
      <header className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {action}
      </header>
      <div className={styles.body}>
        {failure ? (
          <div className={styles.state} role="alert">
            <p>{failure.text}</p>
            <Button look="secondary" size="small" onClick={failure.onRetry}>
              {failure.retry}
            </Button>
          </div>
        ) : !rows ? (
          <>
            <Loading />
            {nothing}
          </>
        ) : rows.length === 0 ? (
          nothing
        ) : (
          <ul>
            {rows.map((row) => (
              <li key={rowKey(row)} className={styles.row}>
                {renderRow(row)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <footer className={styles.foot}>{footer}</footer>
    </section>
  );
}

ListCard.Opener = function Opener(props: {
  title: string;
  text: string;
  answer: ReactNode;
  note: string;
  age?: string | undefined;
  onClick: () => void;
}) {
  return (
    <button type="button" className={styles.opener} onClick={props.onClick}>
      <span className={styles.names}>
        <strong>{props.title}</strong> <span>{props.text}</span>
      </span>
      <small className="tabular">{props.answer}</small>
      <small className="tabular">{props.note}</small>
      {props.age && <small className="tabular">{props.age}</small>}
    </button>
  );
};

function Loading() {
  return (
    <div className={styles.loading}>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  );
}
