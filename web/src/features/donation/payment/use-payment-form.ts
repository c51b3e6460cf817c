import { type RefObject, useEffect, useRef, useState } from "react";
import { mountPaymentForm, type PaymentForm } from "./payment-form.ts";
import type { PreparedDonation } from "./start-donation.ts";

type MountedForm = {
  place: RefObject<HTMLDivElement | null>;
  form: PaymentForm | undefined;
  hasFailed: boolean;
  retry: () => void;
};

/** The provider's form in `place`: loading, ready or failed. */
export function usePaymentForm(prepared: PreparedDonation): MountedForm {
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<PaymentForm>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt mounts it anew
  useEffect(() => {
    if (!place.current) return;
    let isGone = false;
    let mounted: PaymentForm | undefined;
    mountPaymentForm(place.current, prepared).then(
      (ready) => {
        mounted = ready;
        if (isGone) ready.remove();
        else setForm(ready);
      },
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
      mounted?.remove();
      setForm(undefined);
      setFailed(false);
    };
  }, [prepared, attempt]);
  return { place, form, hasFailed, retry: () => setAttempt(attempt + 1) };
}
