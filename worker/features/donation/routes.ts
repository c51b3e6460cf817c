import { donationEndpoints } from "../../../schema/contracts/donation.ts";
import { readText } from "../../http/body.ts";
import { honoApp } from "../../http/hono-app.ts";
import { countAgainst, type RateLimit } from "../../http/rate-limit.ts";
import { serve } from "../../http/serve.ts";
import { areDonationsEnabled, portalUrl, receiveEvent, startDonation } from "./service.ts";

/** Few enough to make testing stolen cards pointless. */
const DONATION_LIMIT: RateLimit = { name: "donation", most: 5, windowSeconds: 3600 };

export const donationRoutes = honoApp();

serve(donationRoutes, donationEndpoints.donationStatus, async ({ context }) => ({
  isEnabled: areDonationsEnabled(context.env),
  hasPrompts: context.env.DONATION_PROMPTS !== "off",
}));

serve(donationRoutes, donationEndpoints.startDonation, async ({ context, body, submissionKey }) => {
  return startDonation(context.env, body, {
    idempotencyKey: submissionKey ?? crypto.randomUUID(),
    count: () => countAgainst(context, DONATION_LIMIT, null),
  });
});

serve(donationRoutes, donationEndpoints.receiveEvent, async ({ context, now }) => {
  const body = await readText(context.req.raw);
  await receiveEvent(context.env, { body, signature: context.req.header("stripe-signature") }, now);
  return { received: true as const };
});

serve(donationRoutes, donationEndpoints.openPortal, async ({ context }) => {
  return { url: portalUrl(context.env) };
});
