import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./Section.module.css";

type StockSectionProps = { id: string; title: string; aside?: ReactNode; isFull?: boolean; children: ReactNode };

/** `isFull`: across both columns of the report. */
export function StockSection({ id, title, aside, isFull, children }: StockSectionProps) {
  return (
    <section
      className={classNames(isFull && `ruled-above padded-5-4 ${styles.full}`)}
      aria-labelledby={`${id}-heading`}
    >
      <div className="spread items-center under-3 gap-2-3">
        <h3 id={`${id}-heading`}>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
