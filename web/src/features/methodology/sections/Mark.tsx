import { CircleAlert, CircleCheck, CircleX } from "lucide-react";
import styles from "../Methodology.module.css";

const ICONS = { positive: CircleCheck, caution: CircleAlert, negative: CircleX };

export type MarkTone = keyof typeof ICONS;

/** A verdict or a mark as shown on a stock. It uses the article's own styles, because only those are in the page's HTML. */
export function Mark({ tone, children }: { tone: MarkTone; children: string }) {
  const Icon = ICONS[tone];
  return (
    <span className={`${styles.mark} ${styles[tone]}`}>
      <Icon size={20} aria-hidden="true" />
      {children}
    </span>
  );
}
