import type { DonationRequest } from "../../../schema/contracts/donation.ts";
import { database } from "../../platform/database.ts";
import type { Bindings } from "../../platform/env.ts";
import { AppError } from "../../platform/errors.ts";
import { effectOf } from "./donation-event.ts";
import { applyDonationEvent } from "./repository.ts";
import { prepareSubscription, type StripeSettings, stripeSettings, verifiedEvent } from "./stripe-gateway.ts";

export function areDonationsEnabled(env: Bindings): boolean {
  return stripeSettings(env) !== undefined;
}

/**
 * Prepares a monthly donation; the donor's browser confirms it with the provider.
 *
 * @throws AppError donations_disabled, invalid_request, conflict, unavailable, and whatever `count` throws
 */
export async function startDonation(
  env: Bindings,
  request: DonationRequest,
  { idempotencyKey, count }: { idempotencyKey: string; count: () => Promise<void> },
) {
  const settings = enabledSettings(env);
  await count();
  const clientSecret = await prepareSubscription(env, settings, request, idempotencyKey);
  return { clientSecret, publishableKey: settings.publishableKey };
}

/**
 * Receives an event of the provider and stores its effect once.
 *
 * @throws AppError donations_disabled, or invalid_request for one that the provider did not sign or that is not understood
 */
export async function receiveEvent(
  env: Bindings,
  message: { body: string; signature: string | undefined },
  now: Date,
): Promise<void> {
  const event = await verifiedEvent(enabledSettings(env), message, now);
  const effect = effectOf(event);
  if (effect) await applyDonationEvent(database(env.DB), { id: event.id, createdAt: event.created, effect }, now);
}

/**
 * The provider's own sign-in page for donors. It is the same for everyone, so the answer reveals no donor.
 *
 * @throws AppError donations_disabled
 */
export function portalUrl(env: Bindings): string {
  enabledSettings(env);
  return env.STRIPE_PORTAL_URL ?? disabled();
}

function enabledSettings(env: Bindings): StripeSettings {
  return stripeSettings(env) ?? disabled();
}

function disabled(): never {
  throw new AppError("donations_disabled", ["donations_disabled"]);
}
