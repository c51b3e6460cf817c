import * as z from "zod/mini";
import { AppError } from "../../platform/errors.ts";

export type DonationEffect =
  | { kind: "subscription"; subscriptionId: string; customerId: string; status: string }
  | { kind: "payment"; invoiceId: string; subscriptionId: string; amountInCents: number; currency: string };

const text = z.string().check(z.minLength(1));

export const providerEventSchema = z.object({
  id: text,
  type: text,
  created: z.int(),
  data: z.object({ object: z.unknown() }),
});
export type ProviderEvent = z.output<typeof providerEventSchema>;

/** The provider gives a reference as an id or in full. */
const referenceSchema = z.pipe(
  z.union([text, z.object({ id: text })]),
  z.transform((reference) => (typeof reference === "string" ? reference : reference.id)),
);
const subscriptionSchema = z.object({ id: text, customer: referenceSchema, status: text });
const invoiceSchema = z.object({
  id: text,
  amount_paid: z.int(),
  currency: text,
  parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ subscription: referenceSchema })) })),
});

/**
 * The effect of an event; undefined for one without effect here.
 *
 * @throws AppError invalid_request when its object does not fit its type, so that the provider sends it again and tells its owner
 */
export function effectOf({ type, data }: ProviderEvent): DonationEffect | undefined {
  switch (type) {
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted": {
      const { id, customer, status } = read(subscriptionSchema, data.object);
      return { kind: "subscription", subscriptionId: id, customerId: customer, status };
    }
    case "invoice.paid": {
      const { id, amount_paid: amountInCents, currency, parent } = read(invoiceSchema, data.object);
      const subscriptionId = parent?.subscription_details?.subscription;
      if (!subscriptionId) return undefined;
      return { kind: "payment", invoiceId: id, subscriptionId, amountInCents, currency };
    }
    default:
      return undefined;
  }
}

function read<Schema extends z.ZodMiniType>(schema: Schema, object: unknown): z.output<Schema> {
  const result = schema.safeParse(object);
  if (result.success) return result.data;
  throw new AppError("invalid_request", ["event_incomplete"]);
}
