import { isoDay } from "../../../domain/facts/iso-date.ts";
import { nextRefresh } from "../../../domain/refresh/schedule.ts";
import { OPEN_DATA } from "../../../schema/contracts/dataset.ts";
import { fundEndpoints } from "../../../schema/contracts/funds.ts";
import { honoApp } from "../../http/hono-app.ts";
import { addressHashOf } from "../../http/network-address.ts";
import { countAgainst, type RateLimit } from "../../http/rate-limit.ts";
import { serve } from "../../http/serve.ts";
import { spend } from "../../http/write-budget.ts";
import { isAutomationOn, marketDataMode } from "../../platform/env.ts";
import { HALAL_FUNDS } from "./look-through.ts";
import { listFundScores } from "./repository.ts";
import { askForFund, listFunds, lookUpFund } from "./service.ts";

export const fundRoutes = honoApp();

serve(fundRoutes, fundEndpoints.listFunds, async ({ db, now }) => listFunds(db, isoDay(now)));

serve(fundRoutes, fundEndpoints.lookUpFund, async ({ context, db, now, params }) => {
  const isLive = marketDataMode(context.env) === "live" && isAutomationOn(context.env);
  return lookUpFund(db, params.symbol, {
    today: isoDay(now),
    nextRefresh: isLive ? isoDay(nextRefresh(now)) : null,
  });
});

/** New funds that one network may ask for in a day, and the rows that one costs the database at most. */
const REQUEST_LIMIT: RateLimit = { name: "fund request", most: 20, windowSeconds: 86_400 };
const REQUEST_ROWS = 8;
const REQUEST_BYTES = 270;

serve(fundRoutes, fundEndpoints.askForFund, async ({ context, db, now, params }) => {
  const isNoted = await askForFund(db, params.symbol, {
    today: isoDay(now),
    spend: async () => {
      await spend(context, { rows: REQUEST_ROWS, bytes: REQUEST_BYTES });
      await countAgainst(context, REQUEST_LIMIT, null);
      return addressHashOf(context);
    },
  });
  return { isNoted };
});

serve(fundRoutes, fundEndpoints.listScores, async ({ db }) => {
  const rows = await listFundScores(
    db,
    HALAL_FUNDS.map(({ symbol }) => symbol),
  );
  const { license, licenseUrl } = OPEN_DATA;
  return { license, licenseUrl, scores: rows.map((row) => ({ ...row, standards: JSON.parse(row.standards) })) };
});
