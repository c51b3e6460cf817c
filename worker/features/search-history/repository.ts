import { and, desc, eq, lt } from "drizzle-orm";
import { SEARCH_HISTORY_MAX, type SearchHistoryEntry } from "../../../schema/contracts/search-history.ts";
import { searchHistoryEntries } from "../../../schema/tables/search-history.ts";
import { stocks } from "../../../schema/tables/stocks.ts";
import { visitors } from "../../../schema/tables/visitors.ts";
import type { VisitorSession } from "../../http/visitor-session.ts";
import type { Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import { type Page, pageOf } from "../../platform/page.ts";
import { openVisitor } from "../session/repository.ts";
import { summaryColumns } from "../stocks/repository.ts";

/** One page of a visitor's searches, the latest first, and how many there are; nothing for a visitor nobody knows. */
export async function listSearches(
  db: Database,
  tokenHash: string,
  page: { cursor?: number | undefined; limit: number },
): Promise<Page<SearchHistoryEntry>> {
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

/** A stock, and whether the database knows the visitor who looked it up. */
export async function findSearchable(db: Database, stockId: number, tokenHash: string | null) {
  return db
    .select({ stock: summaryColumns, visitorId: visitors.id })
    .from(stocks)
    .leftJoin(visitors, eq(visitors.tokenHash, tokenHash ?? ""))
    .where(eq(stocks.id, stockId))
    .get();
}

const VISITOR_ID = "(SELECT id FROM visitors WHERE token_hash = ?1)";

const RECOUNT = `
  UPDATE visitors SET search_count = counted.entries
  FROM (SELECT count(*) AS entries FROM search_history_entries WHERE visitor_id = ${VISITOR_ID}) AS counted
  WHERE token_hash = ?1 AND search_count <> counted.entries`;

/** Puts a stock on top of the visitor's searches, drops the oldest over the limit, and gives its entry. */
export async function insertSearch(
  db: D1Database,
  session: VisitorSession,
  stockId: number,
  now: Date,
): Promise<{ id: number; searchedAt: Date } | undefined> {
  const { tokenHash } = session;
  const seconds = epochSeconds(now);
  const results = await db.batch<{ id: number }>([
    openVisitor(db, session, now),
    db
      .prepare(`
        INSERT OR REPLACE INTO search_history_entries (visitor_id, stock_id, searched_at)
        SELECT id, ?2, ?3 FROM visitors WHERE token_hash = ?1 RETURNING id`)
      .bind(tokenHash, stockId, seconds),
    db
      .prepare(`
        DELETE FROM search_history_entries WHERE visitor_id = ${VISITOR_ID} AND id <= (
          SELECT id FROM search_history_entries WHERE visitor_id = ${VISITOR_ID} ORDER BY id DESC LIMIT 1 OFFSET ?2)`)
      .bind(tokenHash, SEARCH_HISTORY_MAX),
    db.prepare(RECOUNT).bind(tokenHash),
  ]);
  const id = results[1]?.results[0]?.id;
  return id === undefined ? undefined : { id, searchedAt: new Date(seconds * 1000) };
}

/** Deletes every search of the visitor. */
export async function deleteSearches(db: D1Database, tokenHash: string): Promise<void> {
  await db.batch([
    db.prepare(`DELETE FROM search_history_entries WHERE visitor_id = ${VISITOR_ID}`).bind(tokenHash),
    db.prepare(RECOUNT).bind(tokenHash),
  ]);
}
