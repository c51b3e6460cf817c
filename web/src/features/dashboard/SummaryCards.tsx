import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleX, Star } from "lucide-react";
import type { DashboardStats } from "../../../../schema/contracts/dashboard.ts";
import { formatDay } from "../../../../schema/wording/en/format.ts";
import { screenerPath } from "../../config/paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { dashboardStatsQuery } from "./api.ts";
import { summaryTexts } from "./messages.ts";
import { SummaryCard } from "./SummaryCard.tsx";
import styles from "./SummaryCards.module.css";

export function SummaryCards() {
  const { data: stats, isError, refetch } = useQuery(dashboardStatsQuery);
  return (
    <section aria-label={summaryTexts.heading} aria-busy={!stats && !isError}>
      <div className={styles.cards}>
        <SummaryCard
          {...summaryTexts.halal}
          tone="halal"
          icon={CircleCheck}
          count={stats?.halalStocks}
          note={growthNote(stats)}
          isFailed={isError}
          to={screenerPath("halal")}
        />
        <SummaryCard
          {...summaryTexts.questionable}
          tone="questionable"
          icon={CircleAlert}
          count={stats?.questionableStocks}
          detail={stats ? summaryTexts.kinds(stats.purifyStocks, stats.doubtStocks) : ""}
          isFailed={isError}
          to={screenerPath("questionable")}
        />
        <SummaryCard
          {...summaryTexts.haram}
          tone="haram"
          icon={CircleX}
          count={stats?.haramStocks}
          isFailed={isError}
          to={screenerPath("haram")}
        />
        <SummaryCard
          {...summaryTexts.watchlist}
          tone="watchlist"
          icon={Star}
          count={stats?.watchlistCount ?? undefined}
          note={stats?.statusChangesToday ? summaryTexts.statusChanges(stats.statusChangesToday) : ""}
          isFailed={isError || stats?.watchlistCount === null}
          to={screenerPath("watchlist")}
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

function growthNote(stats: DashboardStats | undefined): string {
  return stats && stats.halalGrowth !== null ? summaryTexts.growth(stats.halalGrowth) : "";
}
