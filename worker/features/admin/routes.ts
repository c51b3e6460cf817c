import { adminEndpoints } from "../../../schema/contracts/admin.ts";
import { setPageHeaders } from "../../http/answer-headers.ts";
import type { RequestContext } from "../../http/context.ts";
import { honoApp } from "../../http/hono-app.ts";
import { addressHashOf } from "../../http/network-address.ts";
import { serve } from "../../http/serve.ts";
import { spend } from "../../http/write-budget.ts";
import { database } from "../../platform/database.ts";
import { pageOf } from "../../platform/page.ts";
import { listSecurityEvents } from "./repository.ts";
import { logIn, logOut, quotas } from "./service.ts";

/** The database cost of an attempt, including its entry in the security log and the deletion of both. */
const LOGIN_COST = { rows: 14, bytes: 400 };

export const adminRoutes = honoApp();

serve(adminRoutes, adminEndpoints.logIn, async ({ context, body }) => {
  await spend(context, LOGIN_COST, "network");
  return logIn(await visitOf(context), body);
});

serve(adminRoutes, adminEndpoints.logOut, async ({ context }) => {
  await logOut(await visitOf(context), context.get("admin"));
  return { message: "You are logged out" };
});

serve(adminRoutes, adminEndpoints.session, async ({ context }) => {
  return { expiresAt: context.get("admin").expiresAt.toISOString() };
});

serve(adminRoutes, adminEndpoints.quotas, async ({ context }) => quotas(database(context.env.DB), context.get("now")));

serve(adminRoutes, adminEndpoints.securityLog, async ({ context, query }) => {
  const { rows, totalCount } = await listSecurityEvents(database(context.env.DB), query);
  const page = pageOf(rows, query.limit, totalCount);
  setPageHeaders(context, page);
  return page.rows.map((row) => ({ ...row, happenedAt: row.happenedAt.toISOString() }));
});

async function visitOf(context: RequestContext) {
  return { env: context.env, now: context.get("now"), addressHash: await addressHashOf(context) };
}
