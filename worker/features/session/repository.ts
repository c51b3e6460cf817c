import { desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { claims, claimVoices } from "../../../schema/tables/claims.ts";
import { forumPosts, forumReplies, forumReports } from "../../../schema/tables/forum.ts";
import { moduleProgress } from "../../../schema/tables/learning.ts";
import { pushSubscriptions } from "../../../schema/tables/push.ts";
import { stocks } from "../../../schema/tables/stocks.ts";
import { searchHistoryEntries, visitors } from "../../../schema/tables/visitors.ts";
import { watchlistEntries, watchlistFeeds } from "../../../schema/tables/watchlist.ts";
import { zakatCalculations } from "../../../schema/tables/zakat.ts";
import { visitorIdOf } from "../../http/repository.ts";
import { batch, type Database } from "../../platform/database.ts";
import { summaryColumns } from "../../verdicts/repository.ts";

export async function deleteVisitor(db: Database, tokenHash: string): Promise<void> {
  await db.delete(visitors).where(eq(visitors.tokenHash, tokenHash));
}

/** The statement that deletes up to `most` visitors who have not written since a time. */
export function deleteVisitorsUnseenSince(db: Database, time: Date, most: number) {
  const unseen = db.select({ id: visitors.id }).from(visitors).where(lt(visitors.lastSeenAt, time)).limit(most);
  return db.delete(visitors).where(inArray(visitors.id, unseen));
}

export async function findEverythingOf(db: Database, tokenHash: string) {
  const visitorId = visitorIdOf(tokenHash);
  const { id, calculatedAt, document } = zakatCalculations;
  const { createdAt } = watchlistFeeds;
  const { visitor, ...rest } = await batch(db, {
    visitor: db.select({ createdAt: visitors.createdAt }).from(visitors).where(eq(visitors.tokenHash, tokenHash)),
    watchlist: db
      .select({ entryId: entryId(watchlistEntries.id), addedAt: watchlistEntries.addedAt, stock: summaryColumns })
      .from(watchlistEntries)
      .innerJoin(stocks, eq(stocks.id, watchlistEntries.stockId))
      .where(eq(watchlistEntries.visitorId, visitorId))
      .orderBy(desc(watchlistEntries.id)),
    searches: db
      .select({
        entryId: entryId(searchHistoryEntries.id),
        searchedAt: searchHistoryEntries.searchedAt,
        stock: summaryColumns,
      })
      .from(searchHistoryEntries)
      .innerJoin(stocks, eq(stocks.id, searchHistoryEntries.stockId))
      .where(eq(searchHistoryEntries.visitorId, visitorId))
      .orderBy(desc(searchHistoryEntries.id)),
    calculations: db
      .select({ id, calculatedAt, document })
      .from(zakatCalculations)
      .where(eq(zakatCalculations.visitorId, visitorId))
      .orderBy(desc(zakatCalculations.id)),
    completed: db
      .select({ moduleId: moduleProgress.moduleId, completedAt: moduleProgress.completedAt })
      .from(moduleProgress)
      .where(eq(moduleProgress.visitorId, visitorId))
      .orderBy(moduleProgress.moduleId),
    posts: db.select().from(forumPosts).where(eq(forumPosts.visitorId, visitorId)).orderBy(desc(forumPosts.id)),
    replies: db.select().from(forumReplies).where(eq(forumReplies.visitorId, visitorId)).orderBy(desc(forumReplies.id)),
    reports: db.select().from(forumReports).where(eq(forumReports.visitorId, visitorId)).orderBy(desc(forumReports.id)),
    claims: db.select().from(claims).where(eq(claims.visitorId, visitorId)).orderBy(desc(claims.id)),
    voices: db.select().from(claimVoices).where(eq(claimVoices.visitorId, visitorId)).orderBy(desc(claimVoices.id)),
    subscriptions: db
      .select({
        sealed: pushSubscriptions.sealed,
        timeZone: pushSubscriptions.timeZone,
        quietFrom: pushSubscriptions.quietFrom,
        quietTo: pushSubscriptions.quietTo,
        language: pushSubscriptions.language,
        symbols: sql<string>`(SELECT json_group_array(symbol) FROM ${stocks}
          WHERE id IN (SELECT value FROM json_each(${pushSubscriptions.stockIds})))`.as("symbols"),
      })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.visitorId, visitorId)),
    feeds: db.select({ createdAt }).from(watchlistFeeds).where(eq(watchlistFeeds.visitorId, visitorId)),
  });
  return { visitor: visitor[0], ...rest };
}

/** A batch returns rows by column name, and a stock has an `id` too. */
function entryId(column: SQLiteColumn) {
  return sql<number>`${column}`.as("entry_id");
}
