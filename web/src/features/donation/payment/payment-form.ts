import { loadStripe } from "@stripe/stripe-js/pure";
import { donateTexts } from "../donate-texts.ts";
import type { Donor, PreparedDonation } from "./start-donation.ts";

/** The provider's payment form embedded in the page. The provider itself confirms the charge. */
export type PaymentForm = {
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
export async function mountPaymentForm(
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
