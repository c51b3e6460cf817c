import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { forumPosts, forumReplies, forumReports } from "../../../schema/tables/forum.ts";
import { moduleProgress } from "../../../schema/tables/learning.ts";
import { searchHistoryEntries } from "../../../schema/tables/search-history.ts";
import { stocks } from "../../../schema/tables/stocks.ts";
import { visitors } from "../../../schema/tables/visitors.ts";
import { watchlistEntries } from "../../../schema/tables/watchlist.ts";
import { zakatCalculations } from "../../../schema/tables/zakat.ts";
import type { VisitorSession } from "../../http/visitor-session.ts";
import type { Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import { summaryColumns } from "../stocks/repository.ts";

/**
 * The statement that makes a new visitor exist, or notes that a known one has written. A known one who was
 * forgotten in the meantime does not come back.
 */
export function openVisitor(db: D1Database, session: VisitorSession, now: Date): D1PreparedStatement {
  const seconds = epochSeconds(now);
  const statement = session.isNew
    ? "INSERT INTO visitors (token_hash, created_at, last_seen_at) VALUES (?1, ?2, ?2)"
    : "UPDATE visitors SET last_seen_at = ?2 WHERE token_hash = ?1";
  return db.prepare(statement).bind(session.tokenHash, seconds);
}

/** The statement that deletes a visitor, and with the row everything that refers to it. */
export function deleteVisitor(db: D1Database, tokenHash: string): D1PreparedStatement {
  return db.prepare("DELETE FROM visitors WHERE token_hash = ?1").bind(tokenHash);
}

/** The statement that deletes up to `most` visitors who have not written since a time. */
export function deleteVisitorsUnseenSince(db: D1Database, time: Date, most: number): D1PreparedStatement {
  return db
    .prepare("DELETE FROM visitors WHERE id IN (SELECT id FROM visitors WHERE last_seen_at < ?1 LIMIT ?2)")
    .bind(epochSeconds(time), most);
}

/** Everything that belongs to a visitor, the latest first. */
export async function findEverythingOf(db: Database, tokenHash: string) {
  const isTheirs = eq(visitors.tokenHash, tokenHash);
  const [[visitor], watchlist, searches, calculations, completed, posts, replies, reports] = await db.batch([
    db.select({ createdAt: visitors.createdAt }).from(visitors).where(isTheirs),
    db
      .select({ entryId: entryId(watchlistEntries.id), addedAt: watchlistEntries.addedAt, stock: summaryColumns })
      .from(visitors)
      .innerJoin(watchlistEntries, eq(watchlistEntries.visitorId, visitors.id))
      .innerJoin(stocks, eq(stocks.id, watchlistEntries.stockId))
      .where(isTheirs)
      .orderBy(desc(watchlistEntries.id)),
    db
      .select({
        entryId: entryId(searchHistoryEntries.id),
        searchedAt: searchHistoryEntries.searchedAt,
        stock: summaryColumns,
      })
      .from(visitors)
      .innerJoin(searchHistoryEntries, eq(searchHistoryEntries.visitorId, visitors.id))
      .innerJoin(stocks, eq(stocks.id, searchHistoryEntries.stockId))
      .where(isTheirs)
      .orderBy(desc(searchHistoryEntries.id)),
    db
      .select({
        id: zakatCalculations.id,
        calculatedAt: zakatCalculations.calculatedAt,
        document: zakatCalculations.document,
      })
      .from(visitors)
      .innerJoin(zakatCalculations, eq(zakatCalculations.visitorId, visitors.id))
      .where(isTheirs)
      .orderBy(desc(zakatCalculations.id)),
    db
      .select({ moduleId: moduleProgress.moduleId, completedAt: moduleProgress.completedAt })
      .from(visitors)
      .innerJoin(moduleProgress, eq(moduleProgress.visitorId, visitors.id))
      .where(isTheirs)
      .orderBy(moduleProgress.moduleId),
    db
      .select(getTableColumns(forumPosts))
      .from(visitors)
      .innerJoin(forumPosts, eq(forumPosts.visitorId, visitors.id))
      .where(isTheirs)
      .orderBy(desc(forumPosts.id)),
    db
      .select(getTableColumns(forumReplies))
      .from(visitors)
      .innerJoin(forumReplies, eq(forumReplies.visitorId, visitors.id))
      .where(isTheirs)
      .orderBy(desc(forumReplies.id)),
    db
      .select(getTableColumns(forumReports))
      .from(visitors)
      .innerJoin(forumReports, eq(forumReports.visitorId, visitors.id))
      .where(isTheirs)
      .orderBy(desc(forumReports.id)),
  ]);
  return { visitor, watchlist, searches, calculations, completed, posts, replies, reports };
}

/** A batch answers rows by column name, and a stock has an `id` too. */
function entryId(column: SQLiteColumn) {
  return sql<number>`${column}`.as("entry_id");
}
