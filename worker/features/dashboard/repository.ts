import { and, desc, eq, sql } from "drizzle-orm";
import { addDays } from "../../../domain/facts/iso-date.ts";
import { datasets, stocks } from "../../../schema/tables/stocks.ts";
import { visitors } from "../../../schema/tables/visitors.ts";
import { watchlistEntries } from "../../../schema/tables/watchlist.ts";
import { batch, type Database } from "../../platform/database.ts";
import { agesAfter } from "../../verdicts/datasets/repository.ts";
import { countWatchedChanges } from "../changes/repository.ts";

/** Enough for a month's manual refreshes and the month before. */
const DATASETS_READ = 8;

export async function readDashboard(db: Database, tokenHash: string | null, today: string) {
  const newest = db.select().from(datasets).orderBy(desc(datasets.version)).limit(DATASETS_READ);
  if (!tokenHash) return { newest: await newest, watched: undefined };
  const found = await batch(db, { newest, watched: watchedBy(db, tokenHash, today) });
  return { newest: found.newest, watched: found.watched[0] };
}

function watchedBy(db: Database, tokenHash: string, today: string) {
  const yesterday = addDays(today, -1);
  const agedToday = db
    .select({ changes: sql<number>`count(*)` })
    .from(watchlistEntries)
    .innerJoin(stocks, eq(stocks.id, watchlistEntries.stockId))
    .where(and(eq(watchlistEntries.visitorId, visitors.id), eq(stocks.standsUntil, yesterday)));
  return db
    .select({
      watchlistCount: visitors.watchlistCount,
      statusChangesToday:
        sql<number>`(${countWatchedChanges(visitors.id, today)}) + CASE WHEN ${agesAfter(yesterday)} THEN (${agedToday}) ELSE 0 END`.as(
          "status_changes_today",
        ),
    })
    .from(visitors)
    .where(eq(visitors.tokenHash, tokenHash));
}
