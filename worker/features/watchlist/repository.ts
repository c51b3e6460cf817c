import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { ListedStock } from "../../../schema/contracts/stocks.ts";
import { WATCHLIST_MAX, type WatchlistEntry } from "../../../schema/contracts/watchlist.ts";
import { stocks } from "../../../schema/tables/stocks.ts";
import { visitors } from "../../../schema/tables/visitors.ts";
import { watchlistEntries } from "../../../schema/tables/watchlist.ts";
import { openVisitor, recountEntries, type VisitorSession, visitorIdOf } from "../../http/repository.ts";
import { batch, type Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import { type Page, type PageAsked, pageOf } from "../../platform/page.ts";
import { listedColumns, type StoredOf, summaryColumns } from "../../verdicts/repository.ts";

type StoredEntry = Pick<WatchlistEntry, "id" | "stockId"> & {
  stock: StoredOf<ListedStock> & Pick<typeof stocks.$inferSelect, "region" | "standings">;
};

export async function listWatchlist(db: Database, tokenHash: string, page: PageAsked): Promise<Page<StoredEntry>> {
  const entry = and(
    eq(watchlistEntries.visitorId, visitors.id),
    page.cursor === undefined ? undefined : lt(watchlistEntries.id, page.cursor),
  );
  const found = await db
    .select({
      totalCount: visitors.watchlistCount,
      id: watchlistEntries.id,
      stock: { ...listedColumns, region: stocks.region, standings: stocks.standings },
    })
    .from(visitors)
    .leftJoin(watchlistEntries, entry)
    .leftJoin(stocks, eq(stocks.id, watchlistEntries.stockId))
    .where(eq(visitors.tokenHash, tokenHash))
    .orderBy(desc(watchlistEntries.id))
    .limit(page.limit + 1);
  const rows = found.flatMap(({ id, stock }) => (id && stock ? [{ id, stockId: stock.id, stock }] : []));
  return pageOf(rows, page.limit, found[0]?.totalCount ?? 0);
}

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

/** Adds a stock to the visitor's list. Without an entry's id, the list is full or the visitor is gone. */
export async function insertWatchlistEntry(
  db: Database,
  session: VisitorSession,
  stockId: number,
  now: Date,
): Promise<number | undefined> {
  const { tokenHash } = session;
  const { entry } = await batch(db, {
    visitor: openVisitor(db, session, now),
    inserted: db.run(sql`
      INSERT INTO ${watchlistEntries} (visitor_id, stock_id, added_at)
      SELECT id, ${stockId}, ${epochSeconds(now)} FROM ${visitors}
      WHERE token_hash = ${tokenHash} AND watchlist_count < ${WATCHLIST_MAX}
      ON CONFLICT DO NOTHING`),
    recounted: recountEntries(db, tokenHash, visitors.watchlistCount, watchlistEntries),
    entry: db.select({ id: watchlistEntries.id }).from(watchlistEntries).where(isEntry(tokenHash, stockId)),
  });
  return entry[0]?.id;
}

export async function deleteWatchlistEntry(db: Database, tokenHash: string, stockId: number): Promise<boolean> {
  const { deleted } = await batch(db, {
    deleted: db.delete(watchlistEntries).where(isEntry(tokenHash, stockId)),
    recounted: recountEntries(db, tokenHash, visitors.watchlistCount, watchlistEntries),
  });
  return deleted.meta.changes > 0;
}

function isEntry(tokenHash: string, stockId: number) {
  return and(eq(watchlistEntries.visitorId, visitorIdOf(tokenHash)), eq(watchlistEntries.stockId, stockId));
}
