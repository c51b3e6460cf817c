import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./Section.module.css";

type StockSectionProps = { id: string; title: string; aside?: ReactNode; isFull?: boolean; children: ReactNode };

/** `isFull`: across both columns of the report. */
export function StockSection({ id, title, aside, isFull, children }: StockSectionProps) {
  const headingId = `${id}-heading`;
  const heading = (
    <h3 id={headingId} className={styles.heading}>
      {title}
    </h3>
  );
  return (
    <section className={classNames(isFull && styles.full)} aria-labelledby={headingId}>
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
