import { type ReactNode, useEffect, useRef, useState } from "react";
import { Extra } from "./Extra.tsx";

type FoldProps = { title: string; className?: string; "data-print"?: "never"; children: ReactNode };

/** A part that is loaded and rendered when it is first opened. */
export function Fold({ title, children, ...details }: FoldProps) {
  const [isWanted, setWanted] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  // It may have been opened in the page as it came.
  useEffect(() => setWanted(fold.current?.open ?? false), []);
  return (
    <details ref={fold} onToggle={({ currentTarget }) => setWanted((was) => was || currentTarget.open)} {...details}>
      <summary>{title}</summary>
      {isWanted && <Extra>{children}</Extra>}
    </details>
  );
}
