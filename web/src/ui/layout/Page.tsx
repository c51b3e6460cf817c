import type { ReactNode } from "react";
import { PRODUCT } from "#wording/site.ts";
import styles from "./PageIntro.module.css";

export function PageHead({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{`${title} · ${PRODUCT}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}

export function PageIntro({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <header className={`container ${styles.intro}`} data-print="never">
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      {children}
    </header>
  );
}
