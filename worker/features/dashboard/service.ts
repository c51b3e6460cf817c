import { isoDay, monthOf } from "../../../domain/facts/iso-date.ts";
import type { DashboardStats } from "../../../schema/contracts/dashboard.ts";
import { countAged } from "../../verdicts/on-day.ts";
import type { readDashboard } from "./repository.ts";

type Read = Awaited<ReturnType<typeof readDashboard>>;
type DatasetCounts = Omit<Read["newest"][number], "publishedAt">;
/** `watched` is null when it is not known. */
type DashboardRows = { newest: readonly DatasetCounts[]; watched: Read["watched"] | null };

/**
 * The number of screened stocks by status, the growth of the halal ones since the calendar month before that of the figures, and the
 * visitor's watchlist figures. Today is the day in UTC.
 */
export function dashboardStats({ newest, watched }: DashboardRows, now: Date): DashboardStats {
  const [current] = newest;
  const aged = countAged(current?.ageing ?? "[]", isoDay(now));
  const previous = current && newest.find(({ screenedOn }) => monthOf(screenedOn) === monthOf(current.screenedOn) - 1);
  const halalStocks = (current?.halalStocks ?? 0) - aged.halal;
  return {
    halalStocks,
    questionableStocks: (current?.questionableStocks ?? 0) + aged.halal + aged.haram,
    purifyStocks: (current?.purifyStocks ?? 0) - aged.purify,
    doubtStocks: (current?.doubtStocks ?? 0) + aged.halal + aged.purify + aged.haram,
    haramStocks: (current?.haramStocks ?? 0) - aged.haram,
    watchlistCount: watched === null ? null : (watched?.watchlistCount ?? 0),
    halalGrowth: current && previous ? growthPercent(previous.halalStocks, halalStocks) : null,
    statusChangesToday: watched === null ? null : (watched?.statusChangesToday ?? 0),
    asOf: current?.screenedOn ?? null,
  };
}

function growthPercent(before: number, after: number): number | null {
  return before > 0 ? ((after - before) / before) * 100 : null;
}
