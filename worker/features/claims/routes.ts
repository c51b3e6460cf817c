import { claimEndpoints } from "../../../schema/contracts/claims.ts";
import { honoApp } from "../../http/hono-app.ts";
import { eventOf } from "../../http/network-address.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import { insertSecurityEvent } from "../../http/repository.ts";
import { serve, serveList } from "../../http/serve.ts";
import { visitorDesk, visitorWriter } from "../../http/visitor-session.ts";
import { acceptClaim, declineClaim, listClaimsOf, revokeClaim, sayOf, submitClaim, withdrawClaim } from "./service.ts";

/** In addition to each visitor's limits, so that deleting the cookie gains little. */
const NETWORK_LIMIT: RateLimit = { name: "claim-network", most: 40, windowSeconds: 3600 };

export const claimRoutes = honoApp();

serveList(claimRoutes, claimEndpoints.listClaims, async ({ db, query }) => {
  return listClaimsOf(db, query);
});

serve(claimRoutes, claimEndpoints.submitClaim, async ({ context, body }) => {
  return submitClaim(await visitorDesk(context, NETWORK_LIMIT), body);
});

serve(claimRoutes, claimEndpoints.checkClaim, async ({ context, params, body }) => {
  return sayOf(await visitorDesk(context, NETWORK_LIMIT), params.id, body);
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
