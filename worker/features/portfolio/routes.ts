import { isoDay } from "../../../domain/facts/iso-date.ts";
import { portfolioEndpoints } from "../../../schema/contracts/portfolio.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve } from "../../http/serve.ts";
import { database } from "../../platform/database.ts";
import { lookUpHoldings } from "./service.ts";

export const portfolioRoutes = honoApp();

serve(portfolioRoutes, portfolioEndpoints.lookUpHoldings, async ({ context, body }) =>
  lookUpHoldings(database(context.env.DB), body.symbols, isoDay(context.get("now"))),
);
