import type { ReactNode } from "react";
import styles from "./Section.module.css";

type StockSectionProps = {
  /** Begins the ids of its elements. */
  id: string;
  title: string;
  /** Beside the heading. */
  aside?: ReactNode;
  /** Across both columns of the report. */
  isFull?: boolean;
  children: ReactNode;
};

/** A part of a stock's report under its heading. */
export function StockSection({ id, title, aside, isFull, children }: StockSectionProps) {
  const heading = (
    <h3 id={`${id}-heading`} className={styles.heading}>
      {title}
    </h3>
  );
  return (
    <section className={isFull ? styles.full : undefined} aria-labelledby={`${id}-heading`}>
      {aside ? (
        <div className={styles.row}>
          {heading}
          {aside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
