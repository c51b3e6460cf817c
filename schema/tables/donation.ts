import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One row per subscription, by the provider's ids. Only the provider stores names, emails and cards. */
export const donations = sqliteTable("donations", {
  subscriptionId: text("subscription_id").primaryKey(),
  customerId: text("customer_id").notNull(),
  status: text("status").notNull(),
  /** When the event that last changed the row occurred, by the provider's clock. */
  eventAt: integer("event_at").notNull(),
});

/** One row per paid invoice. */
export const donationPayments = sqliteTable("donation_payments", {
  invoiceId: text("invoice_id").primaryKey(),
  subscriptionId: text("subscription_id").notNull(),
  amountInCents: integer("amount_in_cents").notNull(),
  currency: text("currency").notNull(),
  paidAt: integer("paid_at").notNull(),
});

/** The events of the last months, so that a repeated one does nothing. */
export const donationEvents = sqliteTable(
  "donation_events",
  {
    id: text("id").primaryKey(),
    receivedAt: integer("received_at").notNull(),
    isApplied: integer("is_applied", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [index("donation_events_received_at").on(table.receivedAt)],
);
