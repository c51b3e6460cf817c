import { claimEndpoints } from "../../../schema/contracts/claims.ts";
import type { RequestContext } from "../../http/context.ts";
import { honoApp } from "../../http/hono-app.ts";
import { addressHashOf, eventOf } from "../../http/network-address.ts";
import { countAgainst, type RateLimit } from "../../http/rate-limit.ts";
import { insertSecurityEvent } from "../../http/repository.ts";
import { serve, serveList } from "../../http/serve.ts";
import { visitorWriter } from "../../http/visitor-session.ts";
import { database } from "../../platform/database.ts";
import { acceptClaim, declineClaim, listClaimsOf, revokeClaim, sayOf, submitClaim, withdrawClaim } from "./service.ts";

/** In addition to each visitor's limits, so that deleting the cookie gains little. */
const NETWORK_LIMIT: RateLimit = { name: "claim-network", most: 40, windowSeconds: 3600 };

export const claimRoutes = honoApp();

serveList(claimRoutes, claimEndpoints.listClaims, async ({ db, query }) => {
  return listClaimsOf(db, query);
});

serve(claimRoutes, claimEndpoints.submitClaim, async ({ context, body }) => {
  return submitClaim(await desk(context), body);
});

serve(claimRoutes, claimEndpoints.checkClaim, async ({ context, params, body }) => {
  return sayOf(await desk(context), params.id, body);
});

serve(claimRoutes, claimEndpoints.withdrawClaim, async ({ context, db, now, params }) => {
  return withdrawClaim({ db, now, writer: await visitorWriter(context) }, params.id);
});

const DECISIONS = {
  accept: { decide: acceptClaim, event: "claim_accepted" },
  decline: { decide: declineClaim, event: "claim_declined" },
  revoke: { decide: revokeClaim, event: "claim_revoked" },
} as const;

serve(claimRoutes, claimEndpoints.decideClaim, async ({ context, db, now, params, body }) => {
  const { decide, event } = DECISIONS[body.decision];
  const claim = await decide({ db, now, cache: context.env.CACHE }, params.id, body.reason);
  await insertSecurityEvent(db, await eventOf(context, event, `claim ${params.id}`));
  return claim;
});

async function desk(context: RequestContext) {
  const writer = await visitorWriter(context);
  const admit: typeof writer.admit = async (isKnown, cost, limit) => {
    const session = await writer.admit(isKnown, cost, limit);
    await countAgainst(context, NETWORK_LIMIT, null);
    return session;
  };
  const addressHash = await addressHashOf(context);
  return { db: database(context.env.DB), writer: { ...writer, admit }, addressHash, now: context.get("now") };
}
