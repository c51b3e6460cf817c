import { createMiddleware } from "hono/factory";
import { database } from "../platform/database.ts";
import { hmacHex } from "../platform/digest.ts";
import { AppError } from "../platform/errors.ts";
import type { AppContext, RequestContext } from "./context.ts";
import { dailySalt } from "./daily-salt.ts";
import { networkOf } from "./network-address.ts";
import { takeFromWindow } from "./repository.ts";
import { SAFE_METHODS } from "./same-origin.ts";

/** `most` acts of one kind in each window of the clock. */
export type RateLimit = { name: string; most: number; windowSeconds: number };

/** Everything that is not a read, of one network, under however many sessions. */
export const NETWORK_LIMIT: RateLimit = { name: "request", most: 600, windowSeconds: 600 };

/** Everything a visitor writes. */
export const WRITE_LIMIT: RateLimit = { name: "write", most: 120, windowSeconds: 600 };

/**
 * Counts one act of a known visitor, or of the network the request comes from. What is stored is a hash under the day's
 * key, so neither the address nor the visitor can be read from it.
 *
 * @throws AppError too_many_requests with Retry-After
 */
export async function countAgainst(context: RequestContext, limit: RateLimit, visitor: string | null): Promise<void> {
  const { name, ...window } = limit;
  const { DB } = context.env;
  const now = context.get("now");
  const subject = visitor ? `visitor ${visitor}` : `network ${networkOf(context)}`;
  const key = `${name} ${await hmacHex(await dailySalt(DB, now), subject)}`;
  const { isTaken, secondsLeft } = await takeFromWindow(database(DB), { key, now, ...window });
  if (isTaken) return;
  throw new AppError("too_many_requests", "That was too much at once. Please try again in a few minutes.", {
    "retry-after": String(secondsLeft),
  });
}

/**
 * Counts every unsafe request against the network it comes from, before its body is read: a route that has no limit of its
 * own has this one.
 *
 * @throws AppError too_many_requests
 */
export const limitWrites = createMiddleware<AppContext>(async (context, next) => {
  if (!SAFE_METHODS.has(context.req.method)) await countAgainst(context, NETWORK_LIMIT, null);
  await next();
});
