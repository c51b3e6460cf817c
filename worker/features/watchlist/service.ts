import { isoDay } from "../../../domain/facts/iso-date.ts";
import { WATCHLIST_MAX, type WatchlistEntry } from "../../../schema/contracts/watchlist.ts";
import { isKnownVisitor } from "../../http/repository.ts";
import { sessionEnded, type VisitorWriter } from "../../http/visitor-session.ts";
import type { Database } from "../../platform/database.ts";
import { AppError } from "../../platform/errors.ts";
import { listedOnDay } from "../../verdicts/on-day.ts";
import { deleteWatchlistEntry, findWatchable, insertWatchlistEntry } from "./repository.ts";

/** The database cost of an entry and of its removal. */
const ENTRY_COST = { rows: 8, bytes: 100 };

/**
 * Adds a stock to the watchlist; one that is already on it stays unchanged.
 *
 * @throws AppError not_found for an unknown stock, conflict when the list is full or the session has ended, too_many_requests
 */
export async function watchStock(
  db: Database,
  writer: VisitorWriter,
  stockId: number,
  now: Date,
): Promise<WatchlistEntry> {
  const found = await findWatchable(db, stockId, writer.tokenHash);
  if (!found) throw new AppError("not_found", ["no_such_id", { thing: "stock" }]);
  const { entryId, visitorId, watchlistCount } = found;
  const stock = listedOnDay(found.stock, isoDay(now));
  if (entryId !== null) return { id: entryId, stockId, stock };
  if ((watchlistCount ?? 0) >= WATCHLIST_MAX) throw listIsFull();
  const session = await writer.admit(visitorId !== null, ENTRY_COST);
  const id = await insertWatchlistEntry(db, session, stockId, now);
  if (id === undefined) throw (await isKnownVisitor(db, session.tokenHash)) ? listIsFull() : sessionEnded();
  writer.keep(session);
  return { id, stockId, stock };
}

const listIsFull = () => new AppError("conflict", ["watchlist_full", { max: WATCHLIST_MAX }]);

/**
 * Stops watching a stock.
 *
 * @throws AppError not_found when it is not on this visitor's list
 */
export async function unwatchStock(db: Database, tokenHash: string | null, stockId: number): Promise<void> {
  if (tokenHash && (await deleteWatchlistEntry(db, tokenHash, stockId))) return;
  throw new AppError("not_found", ["not_watched"]);
}
