import type { ReactNode } from "react";

type StockSectionProps = { id: string; title: string; aside?: ReactNode; isFull?: boolean; children: ReactNode };

/** `isFull`: across both columns of the report. */
export function StockSection({ id, title, aside, isFull, children }: StockSectionProps) {
  return (
    <section className={isFull ? "ruled-above padded-wide" : undefined} aria-labelledby={`${id}-heading`}>
      <div className="spread items-center under-3 gap-2-3">
        <h3 id={`${id}-heading`}>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
