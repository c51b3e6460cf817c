import { claimEndpoints } from "../../../schema/contracts/claims.ts";
import { honoApp } from "../../http/hono-app.ts";
import { eventOf } from "../../http/network-address.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import { insertSecurityEvent } from "../../http/repository.ts";
import { serve, serveList } from "../../http/serve.ts";
import { visitorDesk } from "../../http/visitor-session.ts";
import {
  acceptClaim,
  declineClaim,
  foreseeClaim,
  listClaimsOf,
  readQueue,
  revokeClaim,
  sayOf,
  submitClaim,
  withdrawClaim,
} from "./service.ts";
import { countWanted, readWanted } from "./wanted.ts";

/** In addition to each visitor's limits, so that deleting the cookie gains little. */
const NETWORK_LIMIT: RateLimit = { name: "claim-network", most: 40, windowSeconds: 3600 };

export const claimRoutes = honoApp();

serveList(claimRoutes, claimEndpoints.listClaims, async ({ db, query }) => {
  return listClaimsOf(db, query);
});

serve(claimRoutes, claimEndpoints.submitClaim, async (input) => {
  return submitClaim(await visitorDesk(input, NETWORK_LIMIT), input.body);
});

serve(claimRoutes, claimEndpoints.checkClaim, async (input) => {
  return sayOf(await visitorDesk(input, NETWORK_LIMIT), input.params.id, input.body);
});

serve(claimRoutes, claimEndpoints.withdrawClaim, async (input) => {
  return withdrawClaim(await visitorDesk(input, NETWORK_LIMIT), input.params.id);
});

serveList(claimRoutes, claimEndpoints.listWanted, async ({ context, db, now, query }) => {
  return readWanted({ db, kv: context.env.CACHE, now }, query);
});

serve(claimRoutes, claimEndpoints.countWanted, async ({ context, db, now }) => {
  return countWanted({ db, kv: context.env.CACHE, now });
});

serveList(claimRoutes, claimEndpoints.listQueue, ({ db, query }) => readQueue(db, query));

serve(claimRoutes, claimEndpoints.foreseeClaim, ({ db, params }) => foreseeClaim(db, params.id));

const EVENTS = {
  accept: "claim_accepted",
  correct: "claim_accepted",
  decline: "claim_declined",
  revoke: "claim_revoked",
} as const;

serve(claimRoutes, claimEndpoints.decideClaim, async ({ context, db, now, params, body }) => {
  const { decision, reason, figure } = body;
  const desk = { db, now, cache: context.env.CACHE };
  const corrected = decision === "correct" ? figure : undefined;
  const claim =
    decision === "decline"
      ? await declineClaim(desk, params.id, reason)
      : decision === "revoke"
        ? await revokeClaim(desk, params.id, reason)
        : await acceptClaim(desk, params.id, { reason, corrected });
  await insertSecurityEvent(db, await eventOf(context, EVENTS[decision], `claim ${params.id}`));
  return claim;
});
