import { donationEndpoints } from "../../../schema/contracts/donation.ts";
import { readText } from "../../http/body.ts";
import type { RequestContext } from "../../http/context.ts";
import { honoApp } from "../../http/hono-app.ts";
import { countAgainst, type RateLimit } from "../../http/rate-limit.ts";
import { serve } from "../../http/serve.ts";
import { AppError } from "../../platform/errors.ts";
import { areDonationsEnabled, portalUrl, receiveEvent, startDonation } from "./service.ts";

/** Few enough to make trying out stolen cards pointless. */
const DONATION_LIMIT: RateLimit = { name: "donation", most: 5, windowSeconds: 3600 };
const IDEMPOTENCY_KEY = /^[A-Za-z0-9-]{16,64}$/;

export const donationRoutes = honoApp();

serve(donationRoutes, donationEndpoints.donationStatus, async ({ context }) => ({
  isEnabled: areDonationsEnabled(context.env),
}));

serve(donationRoutes, donationEndpoints.startDonation, async ({ context, body }) => {
  return startDonation(context.env, body, {
    idempotencyKey: idempotencyKeyOf(context),
    count: () => countAgainst(context, DONATION_LIMIT, null),
  });
});

serve(donationRoutes, donationEndpoints.receiveEvent, async ({ context }) => {
  const body = await readText(context.req.raw);
  await receiveEvent(context.env, { body, signature: context.req.header("stripe-signature") }, context.get("now"));
  return { received: true as const };
});

serve(donationRoutes, donationEndpoints.openPortal, async ({ context }) => {
  return { url: portalUrl(context.env) };
});

function idempotencyKeyOf(context: RequestContext): string {
  const key = context.req.header("idempotency-key");
  if (key === undefined) return crypto.randomUUID();
  if (IDEMPOTENCY_KEY.test(key)) return key;
  throw new AppError("invalid_request", "Idempotency-Key must be 16 to 64 letters, digits and dashes");
}
