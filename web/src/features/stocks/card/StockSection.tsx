import type { ReactNode } from "react";
import styles from "./Section.module.css";

type StockSectionProps = {
  id: string;
  title: string;
  aside?: ReactNode;
  /** Across both columns of the report. */
  isFull?: boolean;
  children: ReactNode;
};

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
