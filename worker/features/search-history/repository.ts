import { and, desc, eq, lt, sql } from "drizzle-orm";
import { SEARCH_HISTORY_MAX, type SearchHistoryEntry } from "../../../schema/contracts/search-history.ts";
import { stocks } from "../../../schema/tables/stocks.ts";
import { searchHistoryEntries, visitors } from "../../../schema/tables/visitors.ts";
import { openVisitor, recountEntries, type VisitorSession, visitorIdOf } from "../../http/repository.ts";
import { batch, type Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import { type Page, type PageAsked, pageOf } from "../../platform/page.ts";
import { type StoredOf, summaryColumns } from "../../verdicts/repository.ts";

type StoredEntry = Omit<SearchHistoryEntry, "stock"> & { stock: StoredOf<SearchHistoryEntry["stock"]> };

export async function listSearches(db: Database, tokenHash: string, page: PageAsked): Promise<Page<StoredEntry>> {
  const entry = and(
    eq(searchHistoryEntries.visitorId, visitors.id),
    page.cursor === undefined ? undefined : lt(searchHistoryEntries.id, page.cursor),
  );
  const { id, searchedAt } = searchHistoryEntries;
  const found = await db
    .select({ totalCount: visitors.searchCount, id, searchedAt, stock: summaryColumns })
    .from(visitors)
    .leftJoin(searchHistoryEntries, entry)
    .leftJoin(stocks, eq(stocks.id, searchHistoryEntries.stockId))
    .where(eq(visitors.tokenHash, tokenHash))
    .orderBy(desc(id))
    .limit(page.limit + 1);
  const rows = found.flatMap(({ id, stock, searchedAt }) =>
    id && stock && searchedAt ? [{ id, stock, searchedAt: searchedAt.toISOString() }] : [],
  );
  return pageOf(rows, page.limit, found[0]?.totalCount ?? 0);
}

export async function findSearchable(db: Database, stockId: number, tokenHash: string | null) {
  return db
    .select({ stock: summaryColumns, visitorId: visitors.id })
    .from(stocks)
    .leftJoin(visitors, eq(visitors.tokenHash, tokenHash ?? ""))
    .where(eq(stocks.id, stockId))
    .get();
}

/** Puts a stock on top of the visitor's searches, deletes the oldest over the limit, and returns its entry. */
export async function insertSearch(
  db: Database,
  session: VisitorSession,
  stockId: number,
  now: Date,
): Promise<{ id: number; searchedAt: Date } | undefined> {
  const { tokenHash } = session;
  const seconds = epochSeconds(now);
  const visitorId = visitorIdOf(tokenHash);
  const { inserted } = await batch(db, {
    visitor: openVisitor(db, session, now),
    inserted: db.all<{ id: number }>(sql`
      INSERT OR REPLACE INTO ${searchHistoryEntries} (visitor_id, stock_id, searched_at)
      SELECT id, ${stockId}, ${seconds} FROM ${visitors} WHERE token_hash = ${tokenHash} RETURNING id`),
    dropped: db.run(sql`
      DELETE FROM ${searchHistoryEntries} WHERE visitor_id = ${visitorId} AND id <= (
        SELECT id FROM ${searchHistoryEntries} WHERE visitor_id = ${visitorId} ORDER BY id DESC LIMIT 1 OFFSET ${SEARCH_HISTORY_MAX})`),
    recounted: recountEntries(db, tokenHash, visitors.searchCount, searchHistoryEntries),
  });
  const [entry] = inserted;
  return entry && { id: entry.id, searchedAt: new Date(seconds * 1000) };
}

export async function deleteSearches(db: Database, tokenHash: string): Promise<void> {
  await batch(db, {
    deleted: db.delete(searchHistoryEntries).where(eq(searchHistoryEntries.visitorId, visitorIdOf(tokenHash))),
    recounted: recountEntries(db, tokenHash, visitors.searchCount, searchHistoryEntries),
  });
}
