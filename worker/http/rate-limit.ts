import { dailySalt } from "../platform/daily-salt.ts";
import { hmacHex } from "../platform/digest.ts";
import { AppError } from "../platform/errors.ts";
import { takeFromWindow } from "../platform/rate-windows.ts";
import type { RequestContext } from "./context.ts";
import { networkOf } from "./network-address.ts";

/** `most` acts of one kind in each window of the clock. */
export type RateLimit = { name: string; most: number; windowSeconds: number };

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
  const { isTaken, secondsLeft } = await takeFromWindow(DB, { key, now, ...window });
  if (isTaken) return;
  throw new AppError("too_many_requests", "That was too much at once. Please try again in a few minutes.", {
    "retry-after": String(secondsLeft),
  });
}
