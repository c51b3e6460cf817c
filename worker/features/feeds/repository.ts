import { eq, sql } from "drizzle-orm";
import { stocks } from "../../../schema/tables/stocks.ts";
import { watchlistEntries, watchlistFeeds } from "../../../schema/tables/watchlist.ts";
import { openVisitor, type VisitorSession, visitorIdOf } from "../../http/repository.ts";
import { batch, type Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import type { AgeingRow, ChangeRow } from "../../verdicts/changes/repository.ts";
import { storedFields } from "../../verdicts/repository.ts";
import { watchedChanges } from "../changes/repository.ts";

export async function replaceFeedKey(db: Database, session: VisitorSession, keyHash: string, now: Date): Promise<void> {
  await batch(db, {
    visitor: openVisitor(db, session, now),
    key: db.run(sql`
      INSERT INTO ${watchlistFeeds} (visitor_id, key_hash, created_at)
      SELECT ${visitorIdOf(session.tokenHash)}, ${keyHash}, ${epochSeconds(now)} WHERE ${visitorIdOf(session.tokenHash)} IS NOT NULL
      ON CONFLICT (visitor_id) DO UPDATE SET key_hash = excluded.key_hash, created_at = excluded.created_at`),
  });
}

export async function deleteFeedKey(db: Database, tokenHash: string): Promise<void> {
  await db.delete(watchlistFeeds).where(eq(watchlistFeeds.visitorId, visitorIdOf(tokenHash)));
}

const feedOf = (db: Database, keyHash: string) =>
  db.select({ createdAt: watchlistFeeds.createdAt }).from(watchlistFeeds).where(eq(watchlistFeeds.keyHash, keyHash));

/**
 * The changes of the watchlist with a key, newest first, and its stocks whose figures are too old after some day; undefined for an
 * unknown key.
 */
export async function listFeedChanges(db: Database, keyHash: string, range: { most: number; until: string }) {
  const visitorId = sql`(SELECT visitor_id FROM ${watchlistFeeds} WHERE key_hash = ${keyHash})`;
  const { feed, changes, ageing } = await batch(db, {
    feed: feedOf(db, keyHash),
    ...watchedChanges(db, visitorId, range),
  });
  return feed[0] && { createdAt: feed[0].createdAt, changes: changes as ChangeRow[], ageing: ageing as AgeingRow[] };
}

/** The watched companies that report to the SEC, with the end of their newest reported period; undefined for an unknown key. */
export async function listFeedFilers(db: Database, keyHash: string) {
  const { feed, filers } = await batch(db, {
    feed: feedOf(db, keyHash),
    filers: db.all<{ symbol: string; name: string; reportedTo: string | null }>(sql`
      SELECT stocks.symbol, stocks.name, ${sql.raw(storedFields("stocks").filedTo)} AS reportedTo
      FROM ${watchlistFeeds} JOIN ${watchlistEntries} ON watchlist_entries.visitor_id = watchlist_feeds.visitor_id
        JOIN ${stocks} ON stocks.id = watchlist_entries.stock_id
      WHERE watchlist_feeds.key_hash = ${keyHash}`),
  });
  return feed[0] && filers;
}
