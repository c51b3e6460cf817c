import { isoDay } from "../../../domain/facts/iso-date.ts";
import { nextRefresh } from "../../../domain/refresh/schedule.ts";
import { OPEN_DATA } from "../../../schema/contracts/dataset.ts";
import { fundEndpoints } from "../../../schema/contracts/funds.ts";
import { honoApp } from "../../http/hono-app.ts";
import { countAgainst, type RateLimit } from "../../http/rate-limit.ts";
import { serve } from "../../http/serve.ts";
import { spend } from "../../http/write-budget.ts";
import { database } from "../../platform/database.ts";
import { marketDataMode } from "../../refresh/market-data.ts";
import { isAutomationOn } from "../../refresh/start-run.ts";
import { HALAL_FUNDS } from "./look-through.ts";
import { listFundScores } from "./repository.ts";
import { askForFund, listFunds, lookUpFund } from "./service.ts";

export const fundRoutes = honoApp();

serve(fundRoutes, fundEndpoints.listFunds, async ({ context }) =>
  listFunds(database(context.env.DB), isoDay(context.get("now"))),
);

serve(fundRoutes, fundEndpoints.lookUpFund, async ({ context, params }) => {
  const now = context.get("now");
  const isLive = marketDataMode(context.env) === "live" && isAutomationOn(context.env);
  return lookUpFund(database(context.env.DB), params.symbol, {
    today: isoDay(now),
    nextRefresh: isLive ? isoDay(nextRefresh(now)) : null,
  });
});

/** New funds that one network may ask for in a day, and the rows that one costs the database at most. */
const REQUEST_LIMIT: RateLimit = { name: "fund request", most: 20, windowSeconds: 86_400 };
const REQUEST_ROWS = 8;
const REQUEST_BYTES = 200;

serve(fundRoutes, fundEndpoints.askForFund, async ({ context, params }) => {
  const isNoted = await askForFund(database(context.env.DB), params.symbol, {
    today: isoDay(context.get("now")),
    spend: async () => {
      await spend(context, { rows: REQUEST_ROWS, bytes: REQUEST_BYTES });
      await countAgainst(context, REQUEST_LIMIT, null);
    },
  });
  return { isNoted };
});

serve(fundRoutes, fundEndpoints.listScores, async ({ context }) => {
  const rows = await listFundScores(
    database(context.env.DB),
    HALAL_FUNDS.map(({ symbol }) => symbol),
  );
  const { license, licenseUrl } = OPEN_DATA;
  return { license, licenseUrl, scores: rows.map((row) => ({ ...row, standards: JSON.parse(row.standards) })) };
});
