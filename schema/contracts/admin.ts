import * as z from "zod/mini";
import { adminEndpoint, endpoint } from "./endpoint.ts";
import { isoDate, isoTime, PAGED } from "./fields.ts";
import { complaint } from "./reasons.ts";
import { SECURITY_EVENTS } from "./security-events.ts";

/** Login attempts that reach the password check, per account and per address. */
export const LOGIN_CHECKS_MAX = 5;
/** Fewer, so that one network's attempts leave some to another. */
export const LOGIN_CHECKS_OF_A_NETWORK_MAX = 3;
export const LOGIN_WINDOW_SECONDS = 15 * 60;
export const ADMIN_SESSION_SECONDS = 8 * 60 * 60;

const requiredText = (field: string, max: number) => {
  const error = complaint("required", { field });
  return z
    .string({ error })
    .check(z.minLength(1, { error }), z.maxLength(max, { error: complaint("too_long", { field, max }) }));
};

/** The daily and lasting limits of the free plan that writes can use up. */
export const FREE_PLAN = { rowsWrittenADay: 100_000, bytesStored: 500_000_000 } as const;
/** Above this share of a limit, admins are warned. */
export const QUOTA_ALERT_PERCENT = 70;

const usageSchema = z.object({
  used: z.number().check(z.gte(0)),
  limit: z.number().check(z.positive()),
  /** 70 means 70 %. */
  percent: z.number().check(z.gte(0)),
  isAlert: z.boolean(),
});

export const adminEndpoints = {
  logIn: endpoint("POST /api/admin/login", {
    cache: "never",
    body: z.object({ username: requiredText("username", 100), password: requiredText("password", 200) }),
    response: z.object({ token: z.string().check(z.minLength(43)), expiresAt: isoTime }),
    errors: ["unauthorized", "too_many_requests", "unavailable"],
  }),
  logOut: adminEndpoint("POST /api/admin/logout", {
    response: z.object({ message: z.string() }),
  }),
  session: adminEndpoint("GET /api/admin/session", {
    response: z.object({ expiresAt: isoTime }),
  }),
  quotas: adminEndpoint("GET /api/admin/quotas", {
    response: z.object({
      day: isoDate,
      /** Rows written by visitors, including their later deletion, and by refreshes. */
      rowsWritten: usageSchema,
      /** The part that all visitors together may write. */
      visitorRows: usageSchema,
      bytesStored: usageSchema,
    }),
  }),
  securityLog: adminEndpoint("GET /api/admin/security-log", {
    ...PAGED,
    response: z.array(
      z.object({
        id: z.int().check(z.positive()),
        event: z.enum(SECURITY_EVENTS),
        happenedAt: isoTime,
        /** A keyed hash of the network address; null when it was unknown. */
        addressHash: z.nullable(z.string()),
        detail: z.nullable(z.string()),
      }),
    ),
  }),
};
