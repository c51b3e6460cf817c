import { createMiddleware } from "hono/factory";
import { database } from "../platform/database.ts";
import { hmacHex } from "../platform/digest.ts";
import { epochSeconds } from "../platform/epoch-seconds.ts";
import { AppError } from "../platform/errors.ts";
import type { AppContext, RequestContext } from "./hono-app.ts";
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

/** A hundredth of the rows that the free plan reads in a day. */
export const READ_LIMIT = { most: 50_000, windowSeconds: 3600 } as const;

const NETWORKS_REMEMBERED = 5000;

/** What each network has used of a limit in the window of the clock, as far as this isolate knows: nothing is written for it. */
function countedWindow({ most, windowSeconds }: Omit<RateLimit, "name">) {
  const used = new Map<string, number>();
  let openedAt = 0;
  const secondsLeft = (now: Date) => windowSeconds - (epochSeconds(now) % windowSeconds);
  return {
    add(network: string, now: Date, amount: number): void {
      const opened = epochSeconds(now) + secondsLeft(now) - windowSeconds;
      if (openedAt !== opened || used.size > NETWORKS_REMEMBERED) used.clear();
      openedAt = opened;
      used.set(network, (used.get(network) ?? 0) + amount);
    },
    /** @throws AppError too_many_requests when nothing is left */
    check(network: string, now: Date): void {
      const isOpen = openedAt + windowSeconds > epochSeconds(now);
      if (isOpen && (used.get(network) ?? 0) >= most) throw tooMany(secondsLeft(now));
    },
  };
}

const acts = countedWindow(NETWORK_LIMIT);
const reads = countedWindow(READ_LIMIT);

/**
 * Counts every unsafe request against the network it comes from, before its body is read, and refuses a network that has read its
 * share of the database. Writes have their budgets in the database.
 *
 * @throws AppError too_many_requests
 */
export const limitRequests = createMiddleware<AppContext>(async (context, next) => {
  const network = networkOf(context);
  const now = context.get("now");
  if (!isOwnMachine(network)) {
    reads.check(network, now);
    if (!SAFE_METHODS.has(context.req.method)) {
      acts.check(network, now);
      acts.add(network, now, 1);
    }
  }
  await next();
});

/** The rows that an answer costs the database at most: as its contract says, or a few, and two for each row of a list. */
export function mostRowsRead({ reads: declared }: { reads?: number | undefined }, answer?: unknown): number {
  return declared ?? (Array.isArray(answer) ? Math.max(10, 2 * (answer.length + 1) + 1) : 10);
}

/** Counts the rows that an answer cost the database, at most, against the network that asked for it. */
export function countRowsRead(context: RequestContext, rows: number): void {
  const network = networkOf(context);
  if (!isOwnMachine(network)) reads.add(network, context.get("now"), rows);
}

function tooMany(seconds: number): AppError {
  return new AppError("too_many_requests", ["too_many_requests"], { headers: { "retry-after": String(seconds) } });
}
