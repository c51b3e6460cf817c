import { CloudOff, LockKeyhole } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { PATHS } from "../../../config/paths.ts";
import { isEmail } from "../../../lib/email.ts";
import { notify } from "../../../lib/notices.ts";
import { Button } from "../../../ui/Button.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import styles from "../DonateEntry.module.css";
import { donateNotices, donateTexts, paymentFailed } from "../donate-texts.ts";
import type { Donation } from "../donation.ts";
import { markDonationInProgress } from "../donation-in-progress.ts";
import { DonorFields } from "./DonorFields.tsx";
import type { PreparedDonation } from "./start-donation.ts";
import { usePaymentForm } from "./use-payment-form.ts";

/** The second screen, shown once there is a client secret: the provider's form and the confirmation. */
export function PaymentScreen({ donation, prepared }: { donation: Donation; prepared: PreparedDonation }) {
  const { donor, goBack } = donation;
  const [payer, setPayer] = useState(donor);
  const [isRefused, setRefused] = useState(false);
  const [isProcessing, setProcessing] = useState(false);
  const { place, form, hasFailed, retry } = usePaymentForm(prepared);
  const heading = useRef<HTMLHeadingElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form) return;
    if (!isEmail(payer.email.trim())) {
      setRefused(true);
      emailField.current?.focus();
      return;
    }
    setProcessing(true);
    markDonationInProgress(true);
    try {
      const returnAddress = new URL(PATHS.donateSuccess, location.origin).href;
      const refusal = await form.confirm({ name: payer.name.trim(), email: payer.email.trim() }, returnAddress);
      if (refusal === undefined) return;
      notify(paymentFailed(refusal));
    } catch {
      notify(donateNotices.paymentError);
    }
    markDonationInProgress(false);
    setProcessing(false);
  };

  return (
    <section className={styles.card} aria-labelledby="complete-donation">
      <h2 id="complete-donation" ref={heading} tabIndex={-1}>
        {donateTexts.paymentTitle}
      </h2>
      <p className={styles.lead}>{donateTexts.paymentLead}</p>
      <form noValidate onSubmit={submit}>
        <DonorFields
          donor={payer}
          onChange={setPayer}
          isEmailRefused={isRefused}
          onEmailChange={() => setRefused(false)}
          emailField={emailField}
        />
        <div className={styles.payment} aria-busy={!form && !hasFailed}>
          {hasFailed && (
            <StateMessage icon={CloudOff} text={donateTexts.paymentUnavailable} isFailure isSmall>
              <Button look="secondary" size="small" onClick={retry}>
                {donateTexts.retry}
              </Button>
            </StateMessage>
          )}
          {!form && !hasFailed && (
            <>
              <Skeleton className={styles.paymentSkeleton} />
              <p role="status" className="visually-hidden">
                {donateTexts.paymentLoading}
              </p>
            </>
          )}
          <fieldset aria-label={donateTexts.payment} className={form ? undefined : styles.hidden}>
            <div ref={place} />
          </fieldset>
        </div>
        <div className={styles.actions}>
          <Button type="submit" disabled={!form || isProcessing || payer.email.trim() === ""}>
            {isProcessing ? donateTexts.processing : donateTexts.submit}
          </Button>
          <Button look="quiet" disabled={isProcessing} onClick={goBack}>
            {donateTexts.back}
          </Button>
        </div>
      </form>
      <p className={styles.note}>
        <LockKeyhole aria-hidden="true" size={16} />
        {donateTexts.note}
      </p>
    </section>
  );
}
