import type { DashboardStats } from "../../../schema/contracts/dashboard.ts";
import type { Database } from "../../platform/database.ts";
import { listNewestDatasets } from "./repository.ts";

/** How many screened stocks have each status, and how the halal ones grew since the dataset before. */
export async function dashboardStats(db: Database): Promise<DashboardStats> {
  const [current, previous] = await listNewestDatasets(db);
  return {
    halalStocks: current?.halalStocks ?? 0,
    questionableStocks: current?.questionableStocks ?? 0,
    haramStocks: current?.haramStocks ?? 0,
    watchlistCount: 0,
    halalGrowth: current && previous ? growthPercent(previous.halalStocks, current.halalStocks) : null,
    statusChangesToday: 0,
    asOf: current?.screenedOn ?? null,
  };
}

function growthPercent(before: number, after: number): number | null {
  return before > 0 ? ((after - before) / before) * 100 : null;
}
