import { AppError } from "../platform/errors.ts";
import type { AdminSession, RequestContext } from "./context.ts";

const BEARER_TOKEN = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/**
 * The session of a request's bearer token. A cookie never counts.
 *
 * @throws AppError unauthorized without a currently valid token
 */
export async function requireAdmin(context: RequestContext): Promise<AdminSession> {
  const token = context.req.header("authorization")?.match(BEARER_TOKEN)?.[1];
  const session = token ? await context.get("findAdmin")(token) : undefined;
  if (session) return session;
  throw new AppError("unauthorized", ["unauthorized"], { headers: { "www-authenticate": "Bearer" } });
}
