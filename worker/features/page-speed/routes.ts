import { pageSpeedEndpoints } from "../../../schema/contracts/page-speed.ts";
import type { RequestContext } from "../../http/context.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve } from "../../http/serve.ts";
import { spend } from "../../http/write-budget.ts";
import { countVisit, speedOfVisits } from "./service.ts";

export const pageSpeedRoutes = honoApp();

serve(pageSpeedRoutes, pageSpeedEndpoints.reportSpeed, async ({ context, db, now, body }) => {
  if (isOn(context) && !wantsNoCount(context)) {
    await countVisit(db, { visit: body, now, spend: () => spend(context, { rows: 2, bytes: 0 }) });
  }
  return null;
});

serve(pageSpeedRoutes, pageSpeedEndpoints.readSpeed, async ({ context, db, now }) => {
  return { isOn: isOn(context), ...(await speedOfVisits(db, now)) };
});

const isOn = ({ env }: RequestContext) => env.PAGE_SPEED !== "off";

/** Do Not Track, or Global Privacy Control. */
const wantsNoCount = ({ req }: RequestContext) => req.header("dnt") === "1" || req.header("sec-gpc") === "1";
