import { dashboardEndpoints } from "../../../schema/contracts/dashboard.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve } from "../../http/serve.ts";
import { presentedVisitor } from "../../http/visitor-session.ts";
import { database } from "../../platform/database.ts";
import { dashboardStats } from "./service.ts";

export const dashboardRoutes = honoApp();

serve(dashboardRoutes, dashboardEndpoints.stats, async ({ context }) => {
  return dashboardStats(database(context.env.DB), await presentedVisitor(context), context.get("now"));
});
