import { and, count, desc, eq, gt, lt } from "drizzle-orm";
import { LOGIN_CHECKS_MAX, LOGIN_WINDOW_SECONDS } from "../../../schema/contracts/admin.ts";
import type { SecurityEvent } from "../../../schema/contracts/security-events.ts";
import { adminSessions, securityEvents } from "../../../schema/tables/admin.ts";
import type { AdminSession } from "../../http/admin-session.ts";
import type { Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";

const SECURITY_LOG_SECONDS = 365 * 24 * 60 * 60;

export type NewSecurityEvent = {
  event: SecurityEvent;
  now: Date;
  addressHash: string | null;
  detail?: string | undefined;
};

/** The session of a token's hash, unless it has expired. */
export async function findAdminSession(db: Database, tokenHash: string, now: Date): Promise<AdminSession | undefined> {
  return db
    .select()
    .from(adminSessions)
    .where(and(eq(adminSessions.tokenHash, tokenHash), gt(adminSessions.expiresAt, now)))
    .get();
}

/**
 * Takes one of the password checks that an account and an address have in the last minutes. One statement counts and
 * takes, so that tries at the same moment cannot share the last one. A refusal takes nothing and so prolongs nothing.
 */
export async function takeLoginCheck(
  db: D1Database,
  { accountHash, addressHash, now }: { accountHash: string; addressHash: string; now: Date },
): Promise<boolean> {
  const seconds = epochSeconds(now);
  const windowStart = seconds - LOGIN_WINDOW_SECONDS;
  const results = await db.batch([
    db.prepare("DELETE FROM admin_login_checks WHERE checked_at <= ?1").bind(windowStart),
    db
      .prepare(`
        INSERT INTO admin_login_checks (account_hash, address_hash, checked_at)
        SELECT ?1, ?2, ?3
        WHERE (SELECT count(*) FROM admin_login_checks WHERE account_hash = ?1 AND checked_at > ?4) < ?5
          AND (SELECT count(*) FROM admin_login_checks WHERE address_hash = ?2 AND checked_at > ?4) < ?5
        RETURNING id`)
      .bind(accountHash, addressHash, seconds, windowStart, LOGIN_CHECKS_MAX),
  ]);
  return (results[1]?.results.length ?? 0) > 0;
}

/** Opens a session, forgets those that are over and log entries that are too old, and logs the login, all or nothing. */
export async function insertAdminSession(
  db: D1Database,
  session: AdminSession,
  event: NewSecurityEvent,
): Promise<void> {
  const seconds = epochSeconds(event.now);
  await db.batch([
    db.prepare("DELETE FROM admin_sessions WHERE expires_at <= ?1").bind(seconds),
    db.prepare("DELETE FROM security_events WHERE happened_at <= ?1").bind(seconds - SECURITY_LOG_SECONDS),
    db
      .prepare("INSERT INTO admin_sessions (token_hash, expires_at) VALUES (?1, ?2)")
      .bind(session.tokenHash, epochSeconds(session.expiresAt)),
    insertSecurityEvent(db, event),
  ]);
}

/** Ends a session and logs it, all or nothing. */
export async function deleteAdminSession(db: D1Database, tokenHash: string, event: NewSecurityEvent): Promise<void> {
  await db.batch([
    db.prepare("DELETE FROM admin_sessions WHERE token_hash = ?1").bind(tokenHash),
    insertSecurityEvent(db, event),
  ]);
}

/** The statement that writes one line of the security log. */
export function insertSecurityEvent(db: D1Database, entry: NewSecurityEvent): D1PreparedStatement {
  return db
    .prepare("INSERT INTO security_events (event, happened_at, address_hash, detail) VALUES (?1, ?2, ?3, ?4)")
    .bind(entry.event, epochSeconds(entry.now), entry.addressHash, entry.detail ?? null);
}

/** Logs that an address is being throttled, once a window, so that a flood of tries does not fill the log. */
export async function insertThrottledEvent(db: D1Database, addressHash: string, now: Date): Promise<void> {
  await db
    .prepare(`
      INSERT INTO security_events (event, happened_at, address_hash)
      SELECT 'login_throttled', ?1, ?2 WHERE NOT EXISTS (
        SELECT 1 FROM security_events WHERE event = 'login_throttled' AND address_hash = ?2 AND happened_at > ?3
      )`)
    .bind(epochSeconds(now), addressHash, epochSeconds(now) - LOGIN_WINDOW_SECONDS)
    .run();
}

/** One page of the security log, newest first, with one row more than asked for when there are more; and how many there are. */
export async function listSecurityEvents(db: Database, page: { cursor?: number | undefined; limit: number }) {
  const rows = db
    .select()
    .from(securityEvents)
    .where(lt(securityEvents.id, page.cursor ?? Number.MAX_SAFE_INTEGER))
    .orderBy(desc(securityEvents.id))
    .limit(page.limit + 1);
  const total = db.select({ count: count() }).from(securityEvents);
  const [found, [counted]] = await db.batch([rows, total]);
  return { rows: found, totalCount: counted?.count ?? 0 };
}
