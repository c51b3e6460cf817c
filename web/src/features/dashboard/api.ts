import { answerQuery } from "../../lib/queries.ts";

export const dashboardStatsQuery = answerQuery(["dashboard", "stats"], "GET /api/dashboard/stats", {});
