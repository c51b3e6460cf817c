import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleX, type LucideIcon, Star } from "lucide-react";
import { Link } from "react-router";
import { summaryTexts } from "#messages/dashboard.ts";
import { formatCount, formatDay } from "#wording/format.ts";
import { screenerPath } from "../../config/paths.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { InfoTip } from "../../ui/notice/InfoTip.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { dashboardStatsQuery } from "./api.ts";
import styles from "./SummaryCards.module.css";

export function SummaryCards() {
  const { data: stats, isError, refetch } = useQuery(dashboardStatsQuery);
  const { kinds, statusChanges } = summaryTexts;
  return (
    <section aria-label={summaryTexts.heading} aria-busy={!stats && !isError}>
      <div className={styles.cards}>
        <SummaryCard
          tone="halal"
          icon={CircleCheck}
          count={stats?.halalStocks}
          note={stats && stats.halalGrowth !== null ? growthText(stats.halalGrowth) : ""}
          isFailed={isError}
        />
        <SummaryCard
          tone="questionable"
          icon={CircleAlert}
          count={stats?.questionableStocks}
          note={stats ? kinds(stats.purifyStocks, stats.doubtStocks) : ""}
          isFailed={isError}
        />
        <SummaryCard tone="haram" icon={CircleX} count={stats?.haramStocks} isFailed={isError} />
        <SummaryCard
          tone="watchlist"
          icon={Star}
          count={stats?.watchlistCount ?? undefined}
          note={stats?.statusChangesToday ? statusChanges(stats.statusChangesToday) : ""}
          isFailed={isError || stats?.watchlistCount === null}
        />
      </div>
      <div className={styles.asOf}>
        {isError ? (
          <p role="alert">
            {summaryTexts.failed}{" "}
            <Button look="quiet" size="small" onClick={() => refetch()}>
              {summaryTexts.retry}
            </Button>
          </p>
        ) : stats ? (
          <p>{stats.asOf && summaryTexts.asOf(formatDay(stats.asOf))}</p>
        ) : (
          <Skeleton className={styles.asOfSkeleton} />
        )}
      </div>
    </section>
  );
}

const growthText = (percent: number) => summaryTexts.growth[percent < 0 ? "fell" : "grew"](Number(percent.toFixed(1)));

type SummaryCardProps = {
  tone: "halal" | "questionable" | "haram" | "watchlist";
  icon: LucideIcon;
  count: number | undefined;
  note?: string;
  isFailed: boolean;
};

function SummaryCard({ tone, icon: Icon, count, note, isFailed }: SummaryCardProps) {
  const texts = summaryTexts[tone];
  const isLink = count !== undefined && count > 0;
  return (
    <div className={classNames(styles.card, styles[tone], isLink && styles.clickable)}>
      <div className={styles.head}>
        <Icon aria-hidden="true" size={18} className={styles.icon} />
        <h2>
          {isLink ? (
            <Link to={screenerPath(tone)} className={`covers ${styles.link}`}>
              {texts.title}
            </Link>
          ) : (
            texts.title
          )}
        </h2>
        <span className={styles.tip}>
          <InfoTip label={summaryTexts.about(texts.title)}>{texts.tip}</InfoTip>
        </span>
      </div>
      {count !== undefined ? (
        <p className={styles.count}>{formatCount(count)}</p>
      ) : isFailed ? (
        <p className={styles.count}>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{summaryTexts.notKnown}</span>
        </p>
      ) : (
        <Skeleton className={styles.countSkeleton} />
      )}
      <p className={styles.note}>{[texts.note, note].filter(Boolean).join(" · ")}</p>
    </div>
  );
}
