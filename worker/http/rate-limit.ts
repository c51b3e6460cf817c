import { createMiddleware } from "hono/factory";
import { database } from "../platform/database.ts";
import { hmacHex } from "../platform/digest.ts";
import { epochSeconds } from "../platform/epoch-seconds.ts";
import { AppError } from "../platform/errors.ts";
import type { AppContext, RequestContext } from "./context.ts";
import { dailySalt, isOwnMachine, networkOf } from "./network-address.ts";
import { takeFromWindow } from "./repository.ts";
import { SAFE_METHODS } from "./same-origin.ts";

/** At most `most` acts of one kind in each window of the clock. */
export type RateLimit = { name: string; most: number; windowSeconds: number };

/** All writes of one network, in any number of sessions. */
export const NETWORK_LIMIT = { most: 600, windowSeconds: 600 } as const;

/**
 * Counts one act of a known visitor, or of the network the request comes from. Only a hash with the day's key is stored, so neither
 * the address nor the visitor can be read from it.
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
  if (!isTaken) throw tooMany(secondsLeft);
}

const NETWORKS_REMEMBERED = 5000;
const requests = { openedAt: 0, ofNetworks: new Map<string, number>() };

/**
 * Counts every unsafe request against the network it comes from, before its body is read. The isolate counts it, so a refused or
 * unserved request leaves nothing in the database; writes have their budgets there.
 *
 * @throws AppError too_many_requests
 */
export const limitRequests = createMiddleware<AppContext>(async (context, next) => {
  if (!SAFE_METHODS.has(context.req.method)) countRequest(networkOf(context), context.get("now"));
  await next();
});

function countRequest(network: string, now: Date): void {
  if (isOwnMachine(network)) return;
  const { most, windowSeconds } = NETWORK_LIMIT;
  const seconds = epochSeconds(now);
  const openedAt = seconds - (seconds % windowSeconds);
  const { ofNetworks } = requests;
  if (requests.openedAt !== openedAt || ofNetworks.size > NETWORKS_REMEMBERED) ofNetworks.clear();
  requests.openedAt = openedAt;
  const hits = (ofNetworks.get(network) ?? 0) + 1;
  if (hits > most) throw tooMany(openedAt + windowSeconds - seconds);
  ofNetworks.set(network, hits);
}

function tooMany(seconds: number): AppError {
  return new AppError("too_many_requests", "Too many requests. Please wait a few minutes and try again.", {
    "retry-after": String(seconds),
  });
}
