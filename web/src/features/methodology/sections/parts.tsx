import type { ReactNode } from "react";
import styles from "../Methodology.module.css";

type SectionProps = { id: string; title: string; lead?: string; children: ReactNode };

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} className="text-6">
        {title}
      </h2>
      {lead && <p className="soft">{lead}</p>}
      {children}
    </section>
  );
}

export function Lines({ lines, className }: { lines: readonly string[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export function Fold({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <details className={`ruled-below ${styles.fold}`}>
      <summary className="strong pad-3">
        {title} {count !== undefined && <span className="fine regular">{count}</span>}
      </summary>
      {children}
    </details>
  );
}
