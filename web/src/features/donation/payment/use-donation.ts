import { useEffect, useRef, useState } from "react";
import { donateNotices } from "#messages/donation/payment.ts";
import { notify } from "../../../lib/notices.ts";
import type { Donor } from "./DonorFields.tsx";
import type { PreparedDonation } from "./PaymentScreen.tsx";

export type Donation = ReturnType<typeof useDonation>;

export const loadPaymentScreen = () => import("./PaymentScreen.tsx");

const NOBODY: Donor = { name: "", email: "" };

/** The donor, and what the provider has prepared once it has given a client secret. */
export function useDonation() {
  const [donor, setDonor] = useState(NOBODY);
  const [isPreparing, setPreparing] = useState(false);
  const [prepared, setPrepared] = useState<PreparedDonation>();
  const idempotencyKey = useRef<string>(undefined);

  const prepareFor = async (given: Donor) => {
    idempotencyKey.current ??= crypto.randomUUID();
    setPreparing(true);
    try {
      const { prepareDonation } = await import("./prepare-donation.ts");
      const answer = await prepareDonation(given, idempotencyKey.current);
      if ("clientSecret" in answer) {
        if (!mayLoadProvider()) return resumeInOwnDocument({ donor: given, idempotencyKey: idempotencyKey.current });
        await loadPaymentScreen();
        setPrepared(answer);
      } else notify(answer);
    } catch {
      notify(donateNotices.paymentError);
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
    setDonor: (next: Donor) => {
      idempotencyKey.current = undefined;
      setDonor(next);
    },
    isPreparing,
    prepared,
    prepare: () => prepareFor(donor),
    goBack: () => setPrepared(undefined),
  };
}

const RESUMED_KEY = "mizan:donation-resumed";

type ResumedDonation = { donor: Donor; idempotencyKey: string };

/**
 * Whether this page may load the provider's script. Only the document of /donate has the policy that allows it; a visitor who
 * followed a link inside the app still has the document of another page.
 */
function mayLoadProvider(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return !entry || new URL(entry.name, location.href).pathname === location.pathname;
}

/** Loads the page's own document and continues there with what was typed. */
function resumeInOwnDocument(donation: ResumedDonation): void {
  try {
    sessionStorage.setItem(RESUMED_KEY, JSON.stringify(donation));
  } catch {
    // The name and the address must then be typed again.
  }
  location.reload();
}

function takeResumedDonation(): ResumedDonation | undefined {
  try {
    const stored = sessionStorage.getItem(RESUMED_KEY);
    sessionStorage.removeItem(RESUMED_KEY);
    return stored ? (JSON.parse(stored) as ResumedDonation) : undefined;
  } catch {
    return undefined;
  }
}
