import { isoDay } from "../../../domain/facts/iso-date.ts";
import { dashboardEndpoints } from "../../../schema/contracts/dashboard.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve } from "../../http/serve.ts";
import { presentedVisitor } from "../../http/visitor-session.ts";
import { database } from "../../platform/database.ts";
import { copyWhenRefused } from "../stocks/copies/copies.ts";
import { readDashboard } from "./repository.ts";
import { dashboardStats } from "./service.ts";

export const dashboardRoutes = honoApp();

serve(dashboardRoutes, dashboardEndpoints.stats, async ({ context }) => {
  const now = context.get("now");
  const visitor = await presentedVisitor(context);
  const copy = copyWhenRefused(context);
  const rows = copy
    ? { newest: await copy.datasets(), watched: visitor ? null : undefined }
    : await readDashboard(database(context.env.DB), visitor, isoDay(now));
  return dashboardStats(rows, now);
});
