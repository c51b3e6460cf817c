import type Stripe from "stripe";

/** What an event of the provider does here. */
export type DonationEffect =
  | { kind: "subscription"; subscriptionId: string; customerId: string; status: string }
  | { kind: "payment"; invoiceId: string; subscriptionId: string; amountInCents: number; currency: string };

/** The effect of an event; undefined for one that does nothing here. */
export function effectOf(event: Stripe.Event): DonationEffect | undefined {
  switch (event.type) {
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted": {
      const { id, customer, status } = event.data.object;
      return { kind: "subscription", subscriptionId: id, customerId: idOf(customer), status };
    }
    case "invoice.paid": {
      const { id, amount_paid: amountInCents, currency, parent } = event.data.object;
      const subscription = parent?.subscription_details?.subscription;
      if (!id || !subscription) return undefined;
      return { kind: "payment", invoiceId: id, subscriptionId: idOf(subscription), amountInCents, currency };
    }
    default:
      return undefined;
  }
}

function idOf(reference: string | { id: string }): string {
  return typeof reference === "string" ? reference : reference.id;
}
