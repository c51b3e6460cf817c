import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./Section.module.css";

type StockSectionProps = {
  id: string;
  title: string;
  aside?: ReactNode;
  /** Across both columns of the report. */
  isFull?: boolean;
  /** Behind its heading on a phone; open in wider windows, in print and without scripts. */
  isFolded?: boolean;
  children: ReactNode;
};

export function StockSection({ id, title, aside, isFull, isFolded, children }: StockSectionProps) {
  const headingId = `${id}-heading`;
  const heading = (
    <h3 id={headingId} className={styles.heading}>
      {title}
    </h3>
  );
  return (
    <section className={classNames(isFull && styles.full, isFolded && styles.foldable)} aria-labelledby={headingId}>
      {isFolded ? (
        <Fold id={`${id}-fold`} heading={heading}>
          {aside}
          {children}
        </Fold>
      ) : (
        <>
          {aside ? (
            <div className={styles.row}>
              {heading}
              {aside}
            </div>
          ) : (
            heading
          )}
          {children}
        </>
      )}
    </section>
  );
}

/** As in the stylesheet. */
const isWide = () => matchMedia("(min-width: 48rem)").matches;

/** Keeps open what the reader has opened in the page as it came. */
function Fold({ id, heading, children }: { id: string; heading: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(() => wasOpened(id));
  useEffect(() => {
    if (isWide()) setOpen(true);
  }, []);
  const stayOpen = (event: MouseEvent) => {
    if (isWide()) event.preventDefault();
  };
  return (
    <details id={id} className={styles.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary onClick={stayOpen}>{heading}</summary>
      {children}
    </details>
  );
}

function wasOpened(id: string): boolean {
  return typeof document !== "undefined" && document.getElementById(id)?.hasAttribute("open") === true;
}
