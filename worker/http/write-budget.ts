import { isoDay } from "../../domain/facts/iso-date.ts";
import { database } from "../platform/database.ts";
import { hmacHex } from "../platform/digest.ts";
import { secondsToTomorrow } from "../platform/epoch-seconds.ts";
import { AppError } from "../platform/errors.ts";
import type { RequestContext } from "./hono-app.ts";
import { dailySalt, isOwnMachine, networkOf } from "./network-address.ts";
import { type Budget, takeFromBudgets } from "./repository.ts";

/**
 * What visitors may write per day, UTC. The free plan writes 100,000 rows a day and stores 500 MB: a network gets a hundredth of the
 * rows and a thousandth of the bytes, and everyone together leaves enough of both for the refresh.
 */
export const WRITE_BUDGETS = {
  network: { rows: 950, bytes: 450_000 },
  everyone: { rows: 40_000, bytes: 10_000_000 },
} as const satisfies Record<string, Budget>;

/** What the count itself writes: one row per budget. */
const COUNTING_ROWS = 2;

/**
 * Takes the cost of a write from the day's budgets beforehand: rows with their index entries and their later deletion. An act that
 * must work when the common budget is used up, such as the admin's login, is taken from the network's alone.
 *
 * @throws AppError too_many_requests with the seconds until the next day
 */
export async function spend(
  context: RequestContext,
  { rows, bytes }: Budget,
  of: "everyone" | "network" = "everyone",
): Promise<void> {
  const { DB } = context.env;
  const now = context.get("now");
  const network = networkOf(context);
  const isTaken = await takeFromBudgets(database(DB), {
    network: isOwnMachine(network) ? null : await hmacHex(await dailySalt(DB, now), `budget ${network}`),
    day: isoDay(now),
    isOfEveryone: of === "everyone",
    cost: { rows: rows + COUNTING_ROWS, bytes },
    most: WRITE_BUDGETS,
  });
  if (isTaken) return;
  throw new AppError("too_many_requests", ["saved_enough"], {
    headers: { "retry-after": String(secondsToTomorrow(now)) },
  });
}

/** The cost of a write with these texts. */
export function costOf({ rows, bytes }: Budget, ...texts: readonly string[]): Budget {
  return { rows, bytes: bytes + new TextEncoder().encode(texts.join("")).length };
}
