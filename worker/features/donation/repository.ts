import { epochSeconds } from "../../platform/epoch-seconds.ts";
import type { DonationEffect } from "./donation-event.ts";

const EVENTS_KEPT_SECONDS = 90 * 24 * 60 * 60;

/** An event of the provider: its id, when it came about by the provider's clock, and what it does. */
export type DonationEvent = { id: string; createdAt: number; effect: DonationEffect };

/** Applies an event, once however often it comes: the note that it came and its effect are kept together or not at all. */
export async function applyDonationEvent(db: D1Database, event: DonationEvent, now: Date): Promise<void> {
  const receivedAt = epochSeconds(now);
  await db.batch([
    db.prepare("DELETE FROM donation_events WHERE received_at < ?1").bind(receivedAt - EVENTS_KEPT_SECONDS),
    db
      .prepare("INSERT INTO donation_events (id, received_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING")
      .bind(event.id, receivedAt),
    applyEffect(db, event),
    db.prepare("UPDATE donation_events SET is_applied = true WHERE id = ?1").bind(event.id),
  ]);
}

const IS_NEW = "EXISTS (SELECT 1 FROM donation_events WHERE id = ?1 AND NOT is_applied)";

function applyEffect(db: D1Database, { id, createdAt, effect }: DonationEvent): D1PreparedStatement {
  if (effect.kind === "payment") {
    return db
      .prepare(`
        INSERT INTO donation_payments (invoice_id, subscription_id, amount_in_cents, currency, paid_at)
        SELECT ?2, ?3, ?4, ?5, ?6 WHERE ${IS_NEW}
        ON CONFLICT DO NOTHING`)
      .bind(id, effect.invoiceId, effect.subscriptionId, effect.amountInCents, effect.currency, createdAt);
  }
  return db
    .prepare(`
      INSERT INTO donations (subscription_id, customer_id, status, event_at)
      SELECT ?2, ?3, ?4, ?5 WHERE ${IS_NEW}
      ON CONFLICT (subscription_id) DO UPDATE SET status = excluded.status, event_at = excluded.event_at
      WHERE ${stage("donations")} < 2 AND (
        ${stage("excluded")} = 2
        OR excluded.event_at > donations.event_at
        OR (excluded.event_at = donations.event_at AND ${stage("excluded")} >= ${stage("donations")})
      )`)
    .bind(id, effect.subscriptionId, effect.customerId, effect.status, createdAt);
}

/**
 * Events come in any order and their clock counts whole seconds. A subscription begins incomplete (0) and what has ended (2)
 * never lives again.
 */
function stage(row: "donations" | "excluded"): string {
  return `CASE WHEN ${row}.status IN ('canceled', 'incomplete_expired') THEN 2 WHEN ${row}.status = 'incomplete' THEN 0 ELSE 1 END`;
}
