import { isoDay } from "../../../domain/facts/iso-date.ts";
import { dashboardEndpoints } from "../../../schema/contracts/dashboard.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve } from "../../http/serve.ts";
import { presentedVisitor } from "../../http/visitor-session.ts";
import { fromCopy } from "../stocks/copies/copies.ts";
import { readDashboard } from "./repository.ts";
import { dashboardStats } from "./service.ts";

export const dashboardRoutes = honoApp();

serve(
  dashboardRoutes,
  dashboardEndpoints.stats,
  async ({ context, db, now }) => {
    return dashboardStats(await readDashboard(db, await presentedVisitor(context), isoDay(now)), now);
  },
  async ({ context, db, now }) => {
    const watched = (await presentedVisitor(context)) ? null : undefined;
    return fromCopy({ db, kv: context.env.CACHE, now }, async (copy) =>
      dashboardStats({ newest: await copy.datasets(), watched }, now),
    );
  },
);
