import type { ReactNode } from "react";
import styles from "./PageIntro.module.css";

/** The top of a page: its title, one sentence, and what belongs beside them. */
export function PageIntro({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <header className={`container ${styles.intro}`} data-print="never">
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      {children}
    </header>
  );
}
