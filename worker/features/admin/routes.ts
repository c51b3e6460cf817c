import { adminEndpoints } from "../../../schema/contracts/admin.ts";
import { honoApp, type RequestContext } from "../../http/hono-app.ts";
import { addressHashOf } from "../../http/network-address.ts";
import { serve, serveList } from "../../http/serve.ts";
import { spend } from "../../http/write-budget.ts";
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

serve(adminRoutes, adminEndpoints.quotas, async ({ db, now }) => quotas(db, now));

serveList(adminRoutes, adminEndpoints.securityLog, async ({ db, query }) => {
  const { rows, totalCount } = await listSecurityEvents(db, query);
  const events = rows.map((row) => ({ ...row, happenedAt: row.happenedAt.toISOString() }));
  return pageOf(events, query.limit, totalCount);
});

async function visitOf(context: RequestContext) {
  return { env: context.env, now: context.get("now"), addressHash: await addressHashOf(context) };
}
