import { CircleAlert, CircleCheck, CircleQuestionMark, CircleX, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Badge.module.css";
import { classNames } from "./class-names.ts";

export type Tone = "positive" | "caution" | "doubtful" | "negative" | "neutral";

const ICONS: Record<Tone, LucideIcon | undefined> = {
  positive: CircleCheck,
  caution: CircleAlert,
  doubtful: CircleQuestionMark,
  negative: CircleX,
  neutral: undefined,
};

export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {Icon && <Icon aria-hidden="true" size={16} />}
      {children}
    </span>
  );
}
