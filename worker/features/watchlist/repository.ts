import { and, desc, eq, lt } from "drizzle-orm";
import { WATCHLIST_MAX, type WatchlistEntry } from "../../../schema/contracts/watchlist.ts";
import { stocks } from "../../../schema/tables/stocks.ts";
import { visitors } from "../../../schema/tables/visitors.ts";
import { watchlistEntries } from "../../../schema/tables/watchlist.ts";
import type { VisitorSession } from "../../http/visitor-session.ts";
import type { Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import { type Page, pageOf } from "../../platform/page.ts";
import { openVisitor } from "../session/repository.ts";
import { summaryColumns } from "../stocks/repository.ts";

/** One page of a visitor's entries, the latest first, and how many there are; nothing for a visitor nobody knows. */
export async function listWatchlist(
  db: Database,
  tokenHash: string,
  page: { cursor?: number | undefined; limit: number },
): Promise<Page<WatchlistEntry>> {
  const entry = and(
    eq(watchlistEntries.visitorId, visitors.id),
    page.cursor === undefined ? undefined : lt(watchlistEntries.id, page.cursor),
  );
  const found = await db
    .select({ totalCount: visitors.watchlistCount, id: watchlistEntries.id, stock: summaryColumns })
    .from(visitors)
    .leftJoin(watchlistEntries, entry)
    .leftJoin(stocks, eq(stocks.id, watchlistEntries.stockId))
    .where(eq(visitors.tokenHash, tokenHash))
    .orderBy(desc(watchlistEntries.id))
    .limit(page.limit + 1);
  const rows = found.flatMap(({ id, stock }) => (id && stock ? [{ id, stockId: stock.id, stock }] : []));
  return pageOf(rows, page.limit, found[0]?.totalCount ?? 0);
}

/** A stock, and what a visitor has to do with it. */
export async function findWatchable(db: Database, stockId: number, tokenHash: string | null) {
  return db
    .select({
      stock: summaryColumns,
      visitorId: visitors.id,
      watchlistCount: visitors.watchlistCount,
      entryId: watchlistEntries.id,
    })
    .from(stocks)
    .leftJoin(visitors, eq(visitors.tokenHash, tokenHash ?? ""))
    .leftJoin(
      watchlistEntries,
      and(eq(watchlistEntries.visitorId, visitors.id), eq(watchlistEntries.stockId, stocks.id)),
    )
    .where(eq(stocks.id, stockId))
    .get();
}

const RECOUNT = `
  UPDATE visitors SET watchlist_count = counted.entries
  FROM (
    SELECT count(*) AS entries FROM watchlist_entries
    WHERE visitor_id = (SELECT id FROM visitors WHERE token_hash = ?1)
  ) AS counted
  WHERE token_hash = ?1 AND watchlist_count <> counted.entries`;

/** Adds a stock to the visitor's list and gives the entry's id; undefined when the list is full or the visitor is gone. */
export async function insertWatchlistEntry(
  db: D1Database,
  session: VisitorSession,
  stockId: number,
  now: Date,
): Promise<number | undefined> {
  const { tokenHash } = session;
  const results = await db.batch<{ id: number }>([
    openVisitor(db, session, now),
    db
      .prepare(`
        INSERT INTO watchlist_entries (visitor_id, stock_id, added_at)
        SELECT id, ?2, ?3 FROM visitors WHERE token_hash = ?1 AND watchlist_count < ?4
        ON CONFLICT DO NOTHING`)
      .bind(tokenHash, stockId, epochSeconds(now), WATCHLIST_MAX),
    db.prepare(RECOUNT).bind(tokenHash),
    db
      .prepare(`
        SELECT id FROM watchlist_entries
        WHERE visitor_id = (SELECT id FROM visitors WHERE token_hash = ?1) AND stock_id = ?2`)
      .bind(tokenHash, stockId),
  ]);
  return results.at(-1)?.results[0]?.id;
}

/** Takes a stock off the visitor's list; says whether it was on it. */
export async function deleteWatchlistEntry(db: D1Database, tokenHash: string, stockId: number): Promise<boolean> {
  const [deleted] = await db.batch([
    db
      .prepare(`
        DELETE FROM watchlist_entries
        WHERE visitor_id = (SELECT id FROM visitors WHERE token_hash = ?1) AND stock_id = ?2`)
      .bind(tokenHash, stockId),
    db.prepare(RECOUNT).bind(tokenHash),
  ]);
  return (deleted?.meta.changes ?? 0) > 0;
}
