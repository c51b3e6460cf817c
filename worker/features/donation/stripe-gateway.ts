import * as z from "zod/mini";
import { DONATION, type DonationRequest } from "../../../schema/contracts/donation.ts";
import { hmacHex } from "../../platform/digest.ts";
import type { Bindings } from "../../platform/env.ts";
import { AppError } from "../../platform/errors.ts";
import { isSameSecret } from "../../platform/same-secret.ts";
import { type ProviderEvent, providerEventSchema } from "./donation-event.ts";
import { askStripe } from "./stripe-api.ts";

const PRICE_KEY = "mizan_monthly_1_usd";

export type StripeSettings = { secretKey: string; publishableKey: string; webhookSecret: string };

export function stripeSettings(env: Bindings): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return { secretKey: STRIPE_SECRET_KEY, publishableKey: STRIPE_PUBLISHABLE_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET };
}

const madeSchema = z.object({ id: z.string().check(z.minLength(1)) });
const subscriptionSchema = z.object({
  latest_invoice: z.object({ confirmation_secret: z.object({ client_secret: z.string().check(z.minLength(1)) }) }),
});

/**
 * Creates a customer and a subscription that waits for its first payment, and returns the secret with which the payment form confirms
 * it. The same key prepares nothing twice.
 *
 * @throws AppError invalid_request, conflict or unavailable, by what the provider answered
 */
export async function prepareSubscription(
  env: Bindings,
  { secretKey }: StripeSettings,
  { name, email }: DonationRequest,
  idempotencyKey: string,
): Promise<string> {
  const customer = await askStripe(env, secretKey, {
    method: "POST",
    path: "/v1/customers",
    form: { email, ...(name ? { name } : {}) },
    idempotencyKey: `${idempotencyKey}-customer`,
    answer: madeSchema,
  });
  const subscription = await askStripe(env, secretKey, {
    method: "POST",
    path: "/v1/subscriptions",
    form: {
      customer: customer.id,
      "items[0][price]": env.STRIPE_PRICE_ID ?? (await monthlyPrice(env, secretKey)),
      payment_behavior: "default_incomplete",
      "payment_settings[save_default_payment_method]": "on_subscription",
      "expand[0]": "latest_invoice.confirmation_secret",
    },
    idempotencyKey: `${idempotencyKey}-subscription`,
    answer: subscriptionSchema,
  });
  return subscription.latest_invoice.confirmation_secret.client_secret;
}

async function monthlyPrice(env: Bindings, secretKey: string): Promise<string> {
  const known = await askStripe(env, secretKey, {
    method: "GET",
    path: "/v1/prices",
    form: { "lookup_keys[0]": PRICE_KEY, active: "true", limit: "1" },
    answer: z.object({ data: z.array(madeSchema) }),
  });
  if (known.data[0]) return known.data[0].id;
  const { amountInCents, currency, interval } = DONATION;
  const made = await askStripe(env, secretKey, {
    method: "POST",
    path: "/v1/prices",
    form: {
      currency,
      unit_amount: String(amountInCents),
      "recurring[interval]": interval,
      lookup_key: PRICE_KEY,
      "product_data[name]": "Monthly support of Mizan",
    },
    idempotencyKey: PRICE_KEY,
    answer: madeSchema,
  });
  return made.id;
}

/**
 * The event in a webhook's body, which must be recent and signed with the secret.
 *
 * @throws AppError invalid_request when it is not the provider's, or has an unknown format
 */
export async function verifiedEvent(
  { webhookSecret }: StripeSettings,
  { body, signature = "" }: { body: string; signature: string | undefined },
  now: Date,
): Promise<ProviderEvent> {
  if (!(await isSigned(body, signature, { secret: webhookSecret, now }))) {
    throw new AppError("invalid_request", ["wrong_signature"]);
  }
  const event = providerEventSchema.safeParse(parsed(body));
  if (event.success) return event.data;
  throw new AppError("invalid_request", ["not_an_event"]);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const TOLERANCE_SECONDS = 300;

/**
 * Whether one of the signatures in a `Stripe-Signature` header (`t=1700000000,v1=…,v1=…`) is the secret's for this body at that time,
 * and the time is within five minutes of now. There are several while the provider changes the secret.
 */
async function isSigned(
  body: string,
  header: string,
  { secret, now }: { secret: string; now: Date },
): Promise<boolean> {
  const fields = header.split(",").map((field) => field.trim().split("=", 2));
  const timestamp = fields.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = await hmacHex(secret, `${timestamp}.${body}`);
  const signatures = fields.filter(([name]) => name === "v1");
  const checks = signatures.map(([, signature = ""]) => isSameSecret(signature, expected));
  return (await Promise.all(checks)).includes(true);
}
