import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { classNames } from "./class-names.ts";
import styles from "./Fold.module.css";
import { Extra } from "./layout/lazy-part.tsx";

type FoldProps = {
  /** An address that ends with it opens the fold, and those around it. */
  id?: string;
  title: ReactNode;
  className?: string | undefined;
  "data-print"?: "never" | undefined;
  /** Its content is in the page; otherwise it is loaded and rendered when it is first opened. */
  isInPage?: boolean;
  children: ReactNode;
};

/** Works without scripts, and keeps open what the reader has opened in the page as it came. */
export function Fold({ id, title, isInPage = false, children, ...details }: FoldProps) {
  const [wasOpen] = useState(() => id !== undefined && wasOpened(id));
  const [isWanted, setWanted] = useState(wasOpen);
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => setWanted((was) => was || (fold.current?.open ?? false)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address opens it again
  useEffect(() => {
    if (!id || hash !== `#${id}`) return;
    for (let at = fold.current; at; at = at.parentElement?.closest("details") ?? null) at.open = true;
    fold.current?.scrollIntoView();
  }, [id, hash, key]);
  return (
    <details
      id={id}
      ref={fold}
      open={wasOpen}
      onToggle={({ currentTarget }) => setWanted((was) => was || currentTarget.open)}
      {...details}
    >
      <summary className="strong pad-3">{title}</summary>
      {isInPage ? children : isWanted && <Extra>{children}</Extra>}
    </details>
  );
}

type TitledFoldProps = Omit<FoldProps, "className" | "id" | "title"> & {
  id: string;
  title: string;
  /** What is found in it, in a line. */
  result?: ReactNode;
  /** Holds others. */
  isGroup?: boolean;
};

/** A section behind its heading, open in print. */
export function TitledFold({ id, title, result, isGroup, ...fold }: TitledFoldProps) {
  const headingId = `${id}-heading`;
  return (
    <section aria-labelledby={headingId}>
      <Fold
        id={id}
        className={classNames(styles.titled, isGroup && styles.group)}
        title={
          <>
            <h3 id={headingId}>{title}</h3>
            {result && <span className="note">{result}</span>}
          </>
        }
        {...fold}
      />
    </section>
  );
}

const wasOpened = (id: string) =>
  typeof document !== "undefined" && document.getElementById(id)?.hasAttribute("open") === true;
