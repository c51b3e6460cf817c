import { loadStripe } from "@stripe/stripe-js/pure";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { donateNotices, donateTexts, paymentFailed } from "#messages/donation/payment.ts";
import { PATHS, siteAddress } from "../../../config/paths.ts";
import { isEmail } from "../../../lib/email.ts";
import { notify } from "../../../lib/notices.ts";
import { Button } from "../../../ui/Button.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { FailureMessage } from "../../../ui/StateMessage.tsx";
import styles from "../DonateEntry.module.css";
import { markDonationInProgress } from "../donation-in-progress.ts";
import { type Donor, DonorFields, SecureNote } from "./DonorFields.tsx";

export type PreparedDonation = { clientSecret: string; publishableKey: string };

type PaymentScreenProps = { donor: Donor; prepared: PreparedDonation; goBack: () => void };

/** The second screen, shown once there is a client secret: the provider's form and the confirmation. */
export function PaymentScreen({ donor, prepared, goBack }: PaymentScreenProps) {
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
      const returnAddress = new URL(siteAddress(PATHS.donateSuccess), location.origin).href;
      const refusal = await form.confirm({ name: payer.name.trim(), email: payer.email.trim() }, returnAddress);
      if (refusal === undefined) return;
      notify({ ...paymentFailed, description: refusal });
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
      <p className="soft">{donateTexts.paymentLead}</p>
      <form noValidate onSubmit={submit}>
        <DonorFields
          donor={payer}
          onChange={setPayer}
          isEmailRefused={isRefused}
          onEmailChange={() => setRefused(false)}
          emailField={emailField}
        />
        <div className={styles.payment} aria-busy={!form && !hasFailed}>
          {hasFailed && <FailureMessage text={donateTexts.paymentUnavailable} isSmall onRetry={retry} />}
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
        <div className="stack-2">
          <Button type="submit" disabled={!form || isProcessing || payer.email.trim() === ""}>
            {isProcessing ? donateTexts.processing : donateTexts.submit}
          </Button>
          <Button look="quiet" disabled={isProcessing} onClick={goBack}>
            {donateTexts.back}
          </Button>
        </div>
      </form>
      <SecureNote />
    </section>
  );
}

function usePaymentForm(prepared: PreparedDonation) {
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

/** The provider's payment form embedded in the page. The provider itself confirms the charge. */
type PaymentForm = {
  /**
   * Confirms the donation; the provider then redirects to `returnAddress`. Returns the provider's own sentence if it refuses.
   *
   * @throws Error when the provider fails
   */
  confirm: (donor: Donor, returnAddress: string) => Promise<string | undefined>;
  remove: () => void;
};

/**
 * Loads the provider's script and puts its form into an element.
 *
 * @throws Error when the script cannot be loaded or the form cannot be shown
 */
async function mountPaymentForm(
  place: HTMLElement,
  { clientSecret, publishableKey }: PreparedDonation,
): Promise<PaymentForm> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("The provider's script is not for this page");
  const elements = stripe.elements({ clientSecret, appearance: appearanceOf(place) });
  const payment = elements.create("payment", { fields: { billingDetails: { name: "never", email: "never" } } });
  await new Promise<void>((ready, failed) => {
    payment.on("ready", () => ready());
    payment.on("loaderror", ({ error }) => failed(new Error(error.message ?? donateTexts.paymentUnavailable)));
    payment.mount(place);
  });
  return {
    async confirm({ name, email }, returnAddress) {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: {
          return_url: returnAddress,
          receipt_email: email,
          payment_method_data: { billing_details: { name, email } },
        },
      });
      if (!error) return undefined;
      return error.message ?? donateTexts.paymentUnavailable;
    },
    remove: () => payment.destroy(),
  };
}

/** The page's own colors for a form that is in a frame and does not inherit them. */
function appearanceOf(place: HTMLElement) {
  const style = getComputedStyle(place);
  return {
    theme: "stripe" as const,
    variables: {
      colorPrimary: colorOf(place, "--green-ink"),
      colorText: style.color,
      colorBackground: colorOf(place, "--surface"),
      colorDanger: colorOf(place, "--red-ink"),
      borderRadius: "10px",
    },
  };
}

/** The computed color of a custom property, since `light-dark()` does not reach into the frame. */
function colorOf(place: HTMLElement, property: string): string {
  const sample = document.createElement("span");
  sample.style.color = `var(${property})`;
  place.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}
