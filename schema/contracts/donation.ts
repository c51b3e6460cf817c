import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { emailSchema, plainText } from "./typed-texts.ts";

/** The only donation: one US dollar a month. */
export const DONATION = { amountInCents: 100, currency: "usd", interval: "month" } as const;

const NAME_MAX_LENGTH = 100;

const donationRequestSchema = z.object({
  name: z.nullish(plainText("name", NAME_MAX_LENGTH)),
  email: emailSchema,
});
export type DonationRequest = z.output<typeof donationRequestSchema>;

export const donationEndpoints = {
  donationStatus: endpoint("GET /api/donations/status", {
    cache: { seconds: 300 },
    /** Whether donations are taken, and whether banner, popup and the section after a zakat calculation ask for them. */
    response: z.object({ isEnabled: z.boolean(), hasPrompts: z.boolean() }),
  }),
  startDonation: endpoint("POST /api/donations", {
    cache: "never",
    body: donationRequestSchema,
    requestHeaders: {
      "Idempotency-Key": "A text of 16 to 64 letters, digits and dashes; sending it again prepares nothing twice",
    },
    status: 201,
    response: z.object({
      clientSecret: z.string().check(z.minLength(1)),
      publishableKey: z.string().check(z.minLength(1)),
    }),
    errors: ["conflict", "too_many_requests", "donations_disabled", "unavailable"],
  }),
  receiveEvent: endpoint("POST /api/donations/webhook", {
    cache: "never",
    requestHeaders: { "Stripe-Signature": "The provider's signature of the body" },
    response: z.object({ received: z.literal(true) }),
    errors: ["invalid_request", "payload_too_large", "donations_disabled"],
  }),
  openPortal: endpoint("POST /api/donations/portal", {
    cache: "never",
    response: z.object({ url: z.url() }),
    errors: ["donations_disabled"],
  }),
};
