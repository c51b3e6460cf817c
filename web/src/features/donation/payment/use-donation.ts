import { useEffect, useRef, useState } from "react";
import { HttpError } from "../../../lib/http.ts";
import { notify } from "../../../lib/notices.ts";
import { donateNotices, paymentFailed } from "../donate-texts.ts";
import type { Donation } from "../donation.ts";
import { askWhetherDonationsAreEnabled } from "../donation-status.ts";
import { mayLoadProvider, resumeInOwnDocument, takeResumedDonation } from "./payment-document.ts";
import { type Donor, isDisabled, type PreparedDonation, startDonation } from "./start-donation.ts";

/** Heavy, so loaded only when there is a client secret. */
export const loadPaymentScreen = () => import("./PaymentScreen.tsx");

const NOBODY: Donor = { name: "", email: "" };

export function useDonation(): Donation {
  const [donor, setDonor] = useState(NOBODY);
  const [isPreparing, setPreparing] = useState(false);
  const [prepared, setPrepared] = useState<PreparedDonation>();
  const idempotencyKey = useRef<string>(undefined);

  const prepareFor = async (given: Donor) => {
    idempotencyKey.current ??= crypto.randomUUID();
    setPreparing(true);
    try {
      if (await askWhetherDonationsAreEnabled()) {
        const answer = await startDonation(given, idempotencyKey.current);
        if (!mayLoadProvider()) return resumeInOwnDocument({ donor: given, idempotencyKey: idempotencyKey.current });
        await loadPaymentScreen();
        setPrepared(answer);
      } else notify(donateNotices.disabled);
    } catch (error) {
      notify(noticeOf(error));
    }
    setPreparing(false);
  };
  const resume = useRef(prepareFor);
  useEffect(() => {
    const resumed = takeResumedDonation();
    if (!resumed) return;
    idempotencyKey.current = resumed.idempotencyKey;
    setDonor(resumed.donor);
    void resume.current(resumed.donor);
  }, []);

  return {
    donor,
    setDonor: (next) => {
      idempotencyKey.current = undefined;
      setDonor(next);
    },
    isPreparing,
    prepared,
    prepare: () => prepareFor(donor),
    goBack: () => setPrepared(undefined),
  };
}

function noticeOf(error: unknown) {
  if (isDisabled(error)) return donateNotices.disabled;
  const isAnswer = error instanceof HttpError && error.status < 500 && error.sentence;
  return isAnswer ? paymentFailed(isAnswer) : donateNotices.paymentError;
}
