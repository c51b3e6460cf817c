import { call, HttpError } from "../../../lib/http.ts";

export type Donor = { name: string; email: string };

/** What the browser needs to confirm a payment with the provider. */
export type PreparedDonation = { clientSecret: string; publishableKey: string };

export const isDisabled = (error: unknown) => error instanceof HttpError && error.code === "donations_disabled";

/** Prepares a donation; sending the same key again prepares no second one. Throws as `call` does. */
export function startDonation({ name, email }: Donor, idempotencyKey: string): Promise<PreparedDonation> {
  return call("POST /api/donations", {
    body: { email: email.trim(), ...(name.trim() && { name: name.trim() }) },
    headers: { "Idempotency-Key": idempotencyKey },
  });
}
