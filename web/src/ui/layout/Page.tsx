import { type ReactNode, Suspense } from "react";
import styles from "./PageIntro.module.css";

const PRODUCT = "Mizan";

/** The tags of a page's head; React moves them there. */
export function PageHead({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{`${title} · ${PRODUCT}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}

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

type ToolPageProps = {
  title: string;
  description: string;
  /** Where it differs from the title. */
  heading?: string;
  lead: string;
  fallback?: ReactNode;
  children: ReactNode;
};

/** A page with one tool below its title, whose code is loaded late. */
export function ToolPage({ title, description, heading = title, lead, fallback, children }: ToolPageProps) {
  return (
    <>
      <PageHead title={title} description={description} />
      <PageIntro title={heading} lead={lead} />
      <div className="container">
        <Suspense fallback={fallback}>{children}</Suspense>
      </div>
    </>
  );
}
