import { and, count, desc, eq, gt, lt, lte, sql } from "drizzle-orm";
import {
  LOGIN_CHECKS_MAX,
  LOGIN_CHECKS_OF_A_NETWORK_MAX,
  LOGIN_WINDOW_SECONDS,
} from "../../../schema/contracts/admin.ts";
import { adminLoginChecks, adminSessions, securityEvents } from "../../../schema/tables/admin.ts";
import { refreshRuns, refreshSteps } from "../../../schema/tables/refresh.ts";
import type { AdminSession } from "../../http/hono-app.ts";
import { insertSecurityEvent, type NewSecurityEvent } from "../../http/repository.ts";
import { batch, type Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import type { PageAsked } from "../../platform/page.ts";

const DAY_SECONDS = 24 * 60 * 60;
const SECURITY_LOG_SECONDS = 365 * DAY_SECONDS;

export async function findAdminSession(db: Database, tokenHash: string, now: Date): Promise<AdminSession | undefined> {
  return db
    .select()
    .from(adminSessions)
    .where(and(eq(adminSessions.tokenHash, tokenHash), gt(adminSessions.expiresAt, now)))
    .get();
}

/**
 * Takes one of the password checks allowed to an account, and to a network, in the last minutes. One statement counts and takes, so that
 * simultaneous attempts cannot share the last one. A refusal takes nothing and so prolongs nothing; otherwise returns the id of the
 * check.
 */
export async function takeLoginCheck(
  db: Database,
  { accountHash, addressHash, now }: { accountHash: string; addressHash: string; now: Date },
): Promise<number | undefined> {
  const windowStart = new Date(now.getTime() - LOGIN_WINDOW_SECONDS * 1000);
  const since = epochSeconds(windowStart);
  const { taken } = await batch(db, {
    past: db.delete(adminLoginChecks).where(lte(adminLoginChecks.checkedAt, windowStart)),
    taken: db.all<{ id: number }>(sql`
      INSERT INTO ${adminLoginChecks} (account_hash, address_hash, checked_at)
      SELECT ${accountHash}, ${addressHash}, ${epochSeconds(now)}
      WHERE (SELECT count(*) FROM ${adminLoginChecks} WHERE account_hash = ${accountHash} AND checked_at > ${since}) < ${LOGIN_CHECKS_MAX}
        AND (SELECT count(*) FROM ${adminLoginChecks} WHERE address_hash = ${addressHash} AND checked_at > ${since}) < ${LOGIN_CHECKS_OF_A_NETWORK_MAX}
      RETURNING id`),
  });
  return taken[0]?.id;
}

/**
 * Opens a session, returns the check of its login, deletes expired sessions and old log entries, and logs the login, all or nothing.
 * A successful login must not count towards locking the account.
 */
export async function insertAdminSession(
  db: Database,
  session: AdminSession,
  checkId: number,
  event: NewSecurityEvent,
): Promise<void> {
  const oldestKept = new Date(event.now.getTime() - SECURITY_LOG_SECONDS * 1000);
  await batch(db, {
    over: db.delete(adminSessions).where(lte(adminSessions.expiresAt, event.now)),
    old: db.delete(securityEvents).where(lte(securityEvents.happenedAt, oldestKept)),
    check: db.delete(adminLoginChecks).where(eq(adminLoginChecks.id, checkId)),
    opened: db.insert(adminSessions).values(session),
    logged: insertSecurityEvent(db, event),
  });
}

export async function deleteAdminSession(db: Database, tokenHash: string, event: NewSecurityEvent): Promise<void> {
  await batch(db, {
    ended: db.delete(adminSessions).where(eq(adminSessions.tokenHash, tokenHash)),
    logged: insertSecurityEvent(db, event),
  });
}

/** Logs that an address is throttled, once a day, so that a flood of attempts does not fill the log. */
export async function insertThrottledEvent(db: Database, addressHash: string, now: Date): Promise<void> {
  const seconds = epochSeconds(now);
  await db.run(sql`
    INSERT INTO ${securityEvents} (event, happened_at, address_hash)
    SELECT 'login_throttled', ${seconds}, ${addressHash} WHERE NOT EXISTS (
      SELECT 1 FROM ${securityEvents}
      WHERE event = 'login_throttled' AND address_hash = ${addressHash} AND happened_at > ${seconds - DAY_SECONDS}
    )`);
}

/** The rows that refreshes have written since a time, and the size of the database. */
export async function readUsage(db: Database, since: Date): Promise<{ refreshRows: number; bytesStored: number }> {
  const { refreshed } = await batch(db, {
    refreshed: db.run(sql`
      SELECT coalesce(sum(rows_written), 0) AS rows FROM ${refreshSteps}
      WHERE run_id IN (SELECT id FROM ${refreshRuns} WHERE started_at >= ${epochSeconds(since)})`),
  });
  const [row] = refreshed.results as { rows: number }[];
  return { refreshRows: row?.rows ?? 0, bytesStored: refreshed.meta.size_after ?? 0 };
}

export async function listSecurityEvents(db: Database, page: PageAsked) {
  const rows = db
    .select()
    .from(securityEvents)
    .where(lt(securityEvents.id, page.cursor ?? Number.MAX_SAFE_INTEGER))
    .orderBy(desc(securityEvents.id))
    .limit(page.limit + 1);
  const total = db.select({ count: count() }).from(securityEvents);
  const { found, counted } = await batch(db, { found: rows, counted: total });
  return { rows: found, totalCount: counted[0]?.count ?? 0 };
}
