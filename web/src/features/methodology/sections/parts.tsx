import { CircleAlert, CircleCheck, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { TableHead } from "../../../ui/DataTable.tsx";
import styles from "../Methodology.module.css";

type SectionProps = { id: string; title: string; lead?: string; children: ReactNode };

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="soft">{lead}</p>}
      {children}
    </section>
  );
}

const ICONS = { positive: CircleCheck, caution: CircleAlert, negative: CircleX };

/** A verdict or a mark as shown on a stock. It uses the article's own styles, because only those are in the page's HTML. */
export function Mark({ tone, children }: { tone: keyof typeof ICONS; children: string }) {
  const Icon = ICONS[tone];
  return (
    <span className={`${styles.mark} ${styles[tone]}`}>
      <Icon size={20} aria-hidden="true" />
      {children}
    </span>
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
      <summary>
        {title} {count !== undefined && <span className={styles.count}>{count}</span>}
      </summary>
      {children}
    </details>
  );
}

type WideTableProps = { labelledBy: string; columns: readonly string[]; children: ReactNode };

export function WideTable({ labelledBy, columns, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-labelledby={labelledBy}>
      <table className={`text-2 wide tight ${styles.table}`}>
        <TableHead columns={columns} />
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
