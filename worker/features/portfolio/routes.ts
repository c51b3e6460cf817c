import { isoDay } from "../../../domain/facts/iso-date.ts";
import { portfolioEndpoints } from "../../../schema/contracts/portfolio.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve } from "../../http/serve.ts";
import { lookUpHoldings } from "./service.ts";

export const portfolioRoutes = honoApp();

serve(portfolioRoutes, portfolioEndpoints.lookUpHoldings, async ({ db, now, body }) =>
  lookUpHoldings(db, body.symbols, isoDay(now)),
);
