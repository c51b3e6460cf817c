import { isoDay } from "../../../domain/facts/iso-date.ts";
import type { SearchHistoryEntry } from "../../../schema/contracts/search-history.ts";
import { sessionEnded, type VisitorWriter } from "../../http/visitor-session.ts";
import type { Database } from "../../platform/database.ts";
import { AppError } from "../../platform/errors.ts";
import { listedOnDay } from "../../verdicts/on-day.ts";
import { findSearchable, insertSearch } from "./repository.ts";

/** The database cost of an entry and of its deletion. */
const ENTRY_COST = { rows: 8, bytes: 100 };

/**
 * Records that a visitor looked up a stock; one looked up before moves to the top.
 *
 * @throws AppError not_found for an unknown stock, too_many_requests
 */
export async function recordSearch(
  db: Database,
  writer: VisitorWriter,
  stockId: number,
  now: Date,
): Promise<SearchHistoryEntry> {
  const found = await findSearchable(db, stockId, writer.tokenHash);
  if (!found) throw new AppError("not_found", ["no_such_id", { thing: "stock" }]);
  const session = await writer.admit(found.visitorId !== null, ENTRY_COST);
  const entry = await insertSearch(db, session, stockId, now);
  if (!entry) throw sessionEnded();
  writer.keep(session);
  return { id: entry.id, stock: listedOnDay(found.stock, isoDay(now)), searchedAt: entry.searchedAt.toISOString() };
}
