import { eq, lt, sql } from "drizzle-orm";
import { donationEvents, donationPayments, donations } from "../../../schema/tables/donation.ts";
import { batch, type Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import type { DonationEffect } from "./donation-event.ts";

const EVENTS_KEPT_SECONDS = 90 * 24 * 60 * 60;

export type DonationEvent = { id: string; createdAt: number; effect: DonationEffect };

/** Applies an event, once however often it arrives: the record of it and its effect are stored together or not at all. */
export async function applyDonationEvent(db: Database, event: DonationEvent, now: Date): Promise<void> {
  const receivedAt = epochSeconds(now);
  await batch(db, {
    old: db.delete(donationEvents).where(lt(donationEvents.receivedAt, receivedAt - EVENTS_KEPT_SECONDS)),
    noted: db.insert(donationEvents).values({ id: event.id, receivedAt }).onConflictDoNothing(),
    effect: applyEffect(db, event),
    applied: db.update(donationEvents).set({ isApplied: true }).where(eq(donationEvents.id, event.id)),
  });
}

function applyEffect(db: Database, { id, createdAt, effect }: DonationEvent) {
  const isNew = sql`EXISTS (SELECT 1 FROM ${donationEvents} WHERE id = ${id} AND NOT is_applied)`;
  if (effect.kind === "payment") {
    const { invoiceId, subscriptionId, amountInCents, currency } = effect;
    return db.run(sql`
      INSERT INTO ${donationPayments} (invoice_id, subscription_id, amount_in_cents, currency, paid_at)
      SELECT ${invoiceId}, ${subscriptionId}, ${amountInCents}, ${currency}, ${createdAt} WHERE ${isNew}
      ON CONFLICT DO NOTHING`);
  }
  const { subscriptionId, customerId, status } = effect;
  const [kept, come] = [stage("donations"), stage("excluded")];
  return db.run(sql`
    INSERT INTO ${donations} (subscription_id, customer_id, status, event_at)
    SELECT ${subscriptionId}, ${customerId}, ${status}, ${createdAt} WHERE ${isNew}
    ON CONFLICT (subscription_id) DO UPDATE SET status = excluded.status, event_at = excluded.event_at
    WHERE ${kept} < 2 AND (
      ${come} = 2
      OR excluded.event_at > donations.event_at
      OR (excluded.event_at = donations.event_at AND ${come} >= ${kept})
    )`);
}

/**
 * Events arrive in any order and their clock counts whole seconds. A subscription starts incomplete (0), and an ended one (2) never
 * becomes active again.
 */
function stage(row: "donations" | "excluded") {
  const status = sql.raw(`${row}.status`);
  return sql`CASE WHEN ${status} IN ('canceled', 'incomplete_expired') THEN 2 WHEN ${status} = 'incomplete' THEN 0 ELSE 1 END`;
}
