import type { LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { formatCount } from "../../../../schema/wording/en/format.ts";
import { classNames } from "../../ui/class-names.ts";
import { InfoTip } from "../../ui/notice/InfoTip.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./SummaryCards.module.css";

type SummaryCardProps = {
  title: string;
  note: string;
  tip: string;
  tone: "halal" | "questionable" | "haram" | "watchlist";
  icon: LucideIcon;
  count: number | undefined;
  /** How the count is made up; empty while it is unknown. */
  detail?: string;
  isFailed: boolean;
  to: string;
};

/** A count, which links to its list when it is above zero. */
export function SummaryCard({ title, note, tip, tone, icon: Icon, count, detail, isFailed, to }: SummaryCardProps) {
  const isLink = count !== undefined && count > 0;
  return (
    <div className={classNames(styles.card, styles[tone], isLink && styles.clickable)}>
      <div className={styles.head}>
        <Icon aria-hidden="true" size={18} className={styles.icon} />
        <h2>
          {isLink ? (
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <span className={styles.tip}>
          <InfoTip label={`About: ${title}`}>{tip}</InfoTip>
        </span>
      </div>
      {count !== undefined ? (
        <p className={styles.count}>{formatCount(count)}</p>
      ) : isFailed ? (
        <p className={styles.count}>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">not known</span>
        </p>
      ) : (
        <Skeleton className={styles.countSkeleton} />
      )}
      <p className={styles.note}>{note}</p>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
