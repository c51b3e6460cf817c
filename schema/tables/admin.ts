import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { SECURITY_EVENTS } from "../contracts/security-events.ts";

/** One row per logged-in admin. Only the token's hash is stored, so a copy of this table gives no access. */
export const adminSessions = sqliteTable(
  "admin_sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    expiresAt: integer("expires_at", { mode: "timestamp" }).notNull(),
  },
  (table) => [index("admin_sessions_expiry").on(table.expiresAt)],
);

/** One row per password check of the last minutes; the throttle counts them. */
export const adminLoginChecks = sqliteTable(
  "admin_login_checks",
  {
    id: integer("id").primaryKey(),
    accountHash: text("account_hash").notNull(),
    addressHash: text("address_hash").notNull(),
    checkedAt: integer("checked_at", { mode: "timestamp" }).notNull(),
  },
  (table) => [
    index("admin_login_checks_account").on(table.accountHash, table.checkedAt),
    index("admin_login_checks_address").on(table.addressHash, table.checkedAt),
    index("admin_login_checks_time").on(table.checkedAt),
  ],
);

/** Logins and what admins did. `detail` never contains personal data. */
export const securityEvents = sqliteTable(
  "security_events",
  {
    id: integer("id").primaryKey(),
    event: text("event", { enum: SECURITY_EVENTS }).notNull(),
    happenedAt: integer("happened_at", { mode: "timestamp" }).notNull(),
    addressHash: text("address_hash"),
    detail: text("detail"),
  },
  (table) => [
    index("security_events_time").on(table.happenedAt),
    index("security_events_kind").on(table.event, table.addressHash, table.happenedAt),
  ],
);
