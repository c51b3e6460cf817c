import type Stripe from "stripe";
import type { DonationRequest } from "../../../schema/contracts/donation.ts";
import { DONATION } from "../../../schema/vocabulary/donation.ts";
import type { Bindings } from "../../env.ts";
import { AppError } from "../../platform/errors.ts";

const TIMEOUT_MILLISECONDS = 10_000;
const SIGNATURE_TOLERANCE_SECONDS = 300;
const PRICE_KEY = "mizan_monthly_1_usd";

/** The secrets that switch donations on; all of them or none. */
export type StripeSettings = { secretKey: string; publishableKey: string; webhookSecret: string };

export function stripeSettings(env: Bindings): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
  };
}

/** The package is loaded with the first donation, so that every other route starts without it. */
async function loadStripe(env: Bindings, { secretKey }: StripeSettings) {
  const { default: Stripe } = await import("stripe");
  const client = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient((...request: Parameters<typeof fetch>) => fetch(...request)),
    timeout: TIMEOUT_MILLISECONDS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...apiHost(env.STRIPE_API_HOST),
  });
  return { Stripe, client };
}

/**
 * Makes a customer and a subscription that waits for its first payment; gives the secret that the payment form confirms it with.
 * The same key prepares nothing twice.
 *
 * @throws AppError invalid_request, conflict or unavailable, by what the provider answered
 */
export async function prepareSubscription(
  env: Bindings,
  settings: StripeSettings,
  { name, email }: DonationRequest,
  idempotencyKey: string,
): Promise<string> {
  const { Stripe, client } = await loadStripe(env, settings);
  try {
    const customer = await client.customers.create(
      { email, ...(name ? { name } : {}) },
      { idempotencyKey: `${idempotencyKey}-customer` },
    );
    const subscription = await client.subscriptions.create(
      {
        customer: customer.id,
        items: [{ price: env.STRIPE_PRICE_ID ?? (await monthlyPrice(client)) }],
        payment_behavior: "default_incomplete",
        payment_settings: { save_default_payment_method: "on_subscription" },
        expand: ["latest_invoice.confirmation_secret"],
      },
      { idempotencyKey: `${idempotencyKey}-subscription` },
    );
    return confirmationSecret(subscription);
  } catch (error) {
    throw providerError(Stripe, error);
  }
}

/**
 * The event in a webhook's body, which must be signed with the secret and young.
 *
 * @throws AppError invalid_request when it is not the provider's
 */
export async function verifiedEvent(
  env: Bindings,
  settings: StripeSettings,
  { body, signature }: { body: string; signature: string | undefined },
): Promise<Stripe.Event> {
  const { Stripe, client } = await loadStripe(env, settings);
  try {
    return await client.webhooks.constructEventAsync(
      body,
      signature ?? "",
      settings.webhookSecret,
      SIGNATURE_TOLERANCE_SECONDS,
      Stripe.createSubtleCryptoProvider(),
    );
  } catch {
    throw new AppError("invalid_request", "The signature does not fit the body");
  }
}

async function monthlyPrice(client: Stripe): Promise<string> {
  const known = await client.prices.list({ lookup_keys: [PRICE_KEY], active: true, limit: 1 });
  if (known.data[0]) return known.data[0].id;
  const { amountInCents, currency, interval } = DONATION;
  const made = await client.prices.create(
    {
      currency,
      unit_amount: amountInCents,
      recurring: { interval },
      lookup_key: PRICE_KEY,
      product_data: { name: "Monthly support of Mizan" },
    },
    { idempotencyKey: PRICE_KEY },
  );
  return made.id;
}

function confirmationSecret({ latest_invoice: invoice }: Stripe.Subscription): string {
  const secret = invoice && typeof invoice === "object" ? invoice.confirmation_secret?.client_secret : undefined;
  if (secret) return secret;
  throw new AppError("unavailable", "The payment could not be prepared. Please try again later.");
}

function providerError(library: typeof Stripe, error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof library.errors.StripeInvalidRequestError && error.param === "email") {
    return new AppError("invalid_request", "Please enter a valid email address");
  }
  if (error instanceof library.errors.StripeIdempotencyError) {
    return new AppError("conflict", "This Idempotency-Key was used for another donation");
  }
  const known = error instanceof library.errors.StripeError ? { type: error.type, id: error.requestId } : String(error);
  // biome-ignore lint/suspicious/noConsole: the Worker's log is the console
  console.error(JSON.stringify({ at: "payment provider", error: known }));
  return new AppError("unavailable", "The payment provider cannot be reached. Please try again later.");
}

function apiHost(address: string | undefined): Stripe.StripeConfig {
  if (!address) return {};
  const { protocol, hostname, port } = new URL(address);
  return { protocol: protocol === "http:" ? "http" : "https", host: hostname, ...(port ? { port } : {}) };
}
