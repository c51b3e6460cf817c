import { fundEndpoints } from "../../../schema/contracts/funds.ts";
import { OPEN_DATA } from "../../../schema/contracts/open-data.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve } from "../../http/serve.ts";
import { database } from "../../platform/database.ts";
import { HALAL_FUNDS } from "./look-through.ts";
import { listFundScores } from "./repository.ts";
import { listFunds, lookUpFund } from "./service.ts";

export const fundRoutes = honoApp();

serve(fundRoutes, fundEndpoints.listFunds, async ({ context }) => listFunds(database(context.env.DB)));

serve(fundRoutes, fundEndpoints.lookUpFund, async ({ context, params }) =>
  lookUpFund(database(context.env.DB), params.symbol),
);

serve(fundRoutes, fundEndpoints.listScores, async ({ context }) => {
  const rows = await listFundScores(
    database(context.env.DB),
    HALAL_FUNDS.map(({ symbol }) => symbol),
  );
  const { license, licenseUrl } = OPEN_DATA;
  return { license, licenseUrl, scores: rows.map((row) => ({ ...row, standards: JSON.parse(row.standards) })) };
});
