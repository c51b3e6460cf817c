import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { StockSummary } from "../../../../schema/contracts/stocks.ts";
import { dashboardStatsQuery } from "../../features/dashboard/api.ts";
import { Screener } from "../../features/screener/Screener.tsx";
import { StandingBadge } from "../../features/stocks/card/ComplianceBadge.tsx";
import { useWatchlist } from "../../features/watchlist/use-watchlist.ts";
import { WatchlistStar } from "../../features/watchlist/WatchlistButton.tsx";

export function ScreenerTool() {
  const queryClient = useQueryClient();
  const watchlist = useWatchlist(() => void queryClient.invalidateQueries({ queryKey: dashboardStatsQuery.queryKey }));
  const { entries, hasFailed, reload } = watchlist;
  const stocks = useMemo(() => entries?.map(({ stock }) => stock), [entries]);
  const star = useCallback((stock: StockSummary) => <WatchlistStar watchlist={watchlist} stock={stock} />, [watchlist]);
  return <Screener watched={{ stocks, hasFailed, reload }} badge={badge} star={star} />;
}

const badge = (stock: Parameters<typeof StandingBadge>[0]["stock"]) => <StandingBadge stock={stock} />;
