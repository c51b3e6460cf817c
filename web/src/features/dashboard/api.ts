import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/http.ts";

export const dashboardStatsQuery = queryOptions({
  queryKey: ["dashboard", "stats"],
  queryFn: ({ signal }) => call("GET /api/dashboard/stats", { signal }),
});
