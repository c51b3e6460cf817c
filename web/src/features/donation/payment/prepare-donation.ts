import { donateNotices, paymentFailed } from "#messages/donation/payment.ts";
import { call, HttpError } from "../../../lib/http.ts";
import type { Notice } from "../../../lib/notices.ts";
import { askWhetherDonationsAreEnabled } from "../donation-status.ts";
import type { Donor } from "./DonorFields.tsx";
import type { PreparedDonation } from "./PaymentScreen.tsx";

export async function prepareDonation(
  { name, email }: Donor,
  idempotencyKey: string,
): Promise<PreparedDonation | Notice> {
  try {
    if (!(await askWhetherDonationsAreEnabled())) return donateNotices.disabled;
    return await call("POST /api/donations", {
      body: { email: email.trim(), ...(name.trim() && { name: name.trim() }) },
      headers: { "Idempotency-Key": idempotencyKey },
    });
  } catch (error) {
    if (error instanceof HttpError && error.code === "donations_disabled") return donateNotices.disabled;
    const isAnswer = error instanceof HttpError && error.status < 500 && error.sentence;
    return isAnswer ? { ...paymentFailed, description: isAnswer } : donateNotices.paymentError;
  }
}
