import { isoDay } from "../../../domain/facts/iso-date.ts";
import {
  ADMIN_SESSION_SECONDS,
  FREE_PLAN,
  LOGIN_WINDOW_SECONDS,
  QUOTA_ALERT_PERCENT,
} from "../../../schema/contracts/admin.ts";
import type { AdminSession } from "../../http/hono-app.ts";
import { insertSecurityEvent, spentOn } from "../../http/repository.ts";
import { WRITE_BUDGETS } from "../../http/write-budget.ts";
import { type Database, database } from "../../platform/database.ts";
import { hmacHex, randomToken, sha256Hex } from "../../platform/digest.ts";
import type { Bindings } from "../../platform/env.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import { AppError } from "../../platform/errors.ts";
import { isSameSecret } from "../../platform/same-secret.ts";
import {
  deleteAdminSession,
  findAdminSession,
  insertAdminSession,
  insertThrottledEvent,
  readUsage,
  takeLoginCheck,
} from "./repository.ts";

type Credentials = { username: string; password: string };
type Visit = { env: Bindings; now: Date; addressHash: string };

/**
 * Exchanges the right username and password for a token that lasts eight hours. Attempts are counted before anything is compared.
 *
 * @throws AppError unavailable without the Worker's secrets, too_many_requests, unauthorized
 */
export async function logIn({ env, now, addressHash }: Visit, given: Credentials) {
  const expected = adminCredentials(env);
  if (!expected) {
    throw new AppError("unavailable", ["login_not_set_up"]);
  }
  const db = database(env.DB);
  const accountHash = await sha256Hex(given.username);
  const checkId = await takeLoginCheck(db, { accountHash, addressHash, now });
  if (checkId === undefined) {
    await insertThrottledEvent(db, addressHash, now);
    throw new AppError("too_many_requests", ["too_many_logins"], {
      headers: { "retry-after": String(LOGIN_WINDOW_SECONDS) },
    });
  }
  if (!(await isAdmin(given, expected))) {
    await insertSecurityEvent(db, { event: "login_refused", now, addressHash });
    throw new AppError("unauthorized", ["wrong_credentials"]);
  }
  const token = randomToken();
  const expiresAt = new Date((epochSeconds(now) + ADMIN_SESSION_SECONDS) * 1000);
  const session = { tokenHash: await tokenHash(token, expected), expiresAt };
  await insertAdminSession(db, session, checkId, { event: "login_succeeded", now, addressHash });
  return { token, expiresAt: expiresAt.toISOString() };
}

export async function logOut({ env, now, addressHash }: Visit, session: AdminSession): Promise<void> {
  await deleteAdminSession(database(env.DB), session.tokenHash, { event: "logout", now, addressHash });
}

/** How much of the free plan's limits is used: rows written on the day in UTC, and what is stored. */
export async function quotas(db: Database, now: Date) {
  const day = isoDay(now);
  const [visitors, { refreshRows, bytesStored }] = await Promise.all([spentOn(db, day), readUsage(db, new Date(day))]);
  return {
    day,
    rowsWritten: usage(visitors.rows + refreshRows, FREE_PLAN.rowsWrittenADay),
    visitorRows: usage(visitors.rows, WRITE_BUDGETS.everyone.rows),
    bytesStored: usage(bytesStored, FREE_PLAN.bytesStored),
  };
}

function usage(used: number, limit: number) {
  const percent = (used / limit) * 100;
  return { used, limit, percent, isAlert: percent >= QUOTA_ALERT_PERCENT };
}

export async function recognizeAdmin(env: Bindings, token: string, now: Date): Promise<AdminSession | undefined> {
  const expected = adminCredentials(env);
  return expected && findAdminSession(database(env.DB), await tokenHash(token, expected), now);
}

function adminCredentials({ ADMIN_USERNAME, ADMIN_PASSWORD }: Bindings): Credentials | undefined {
  return ADMIN_USERNAME && ADMIN_PASSWORD ? { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } : undefined;
}

async function isAdmin(given: Credentials, expected: Credentials): Promise<boolean> {
  const checks = [isSameSecret(given.username, expected.username), isSameSecret(given.password, expected.password)];
  return (await Promise.all(checks)).every(Boolean);
}

/** Keyed with the credentials, so that a new password ends every session. */
function tokenHash(token: string, { username, password }: Credentials): Promise<string> {
  return hmacHex(JSON.stringify([username, password]), token);
}
