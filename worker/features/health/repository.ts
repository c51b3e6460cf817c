import { and, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { marketSources, refreshReviews, refreshRuns } from "../../../schema/tables/refresh.ts";
import { datasets, stocks } from "../../../schema/tables/stocks.ts";
import { batch, type Database } from "../../platform/database.ts";

/** These keep the forum's counts correct, and forget a forgotten visitor; a database without one goes wrong silently. */
export const TRIGGERS = [
  "forum_posts_insert",
  "forum_posts_removal",
  "forum_replies_change",
  "forum_replies_insert",
  "forum_visitor_forgotten",
] as const;

/**
 * The newest dataset, the runs, the sources that failed last, how many of these stocks the database has, and which of its triggers
 * are missing, in one round trip.
 */
export async function readReadiness(db: Database, ids: readonly number[]) {
  const found = await batch(db, {
    dataset: db
      .select({
        version: datasets.version,
        screenedOn: datasets.screenedOn,
        publishedAt: datasets.publishedAt,
        universe: datasets.universe,
        stockCount: sql<number>`halal_stocks + questionable_stocks + haram_stocks`.as("stockCount"),
      })
      .from(datasets)
      .orderBy(desc(datasets.version))
      .limit(1),
    running: db.select().from(refreshRuns).where(eq(refreshRuns.running, 1)),
    last: db.select().from(refreshRuns).where(isNull(refreshRuns.running)).orderBy(desc(refreshRuns.id)).limit(1),
    reviews: db
      .select({ stocks: count() })
      .from(refreshReviews)
      .where(and(eq(refreshReviews.state, "open"), isNotNull(refreshReviews.stockId))),
    failing: db
      .select({ source: marketSources.source })
      .from(marketSources)
      .where(sql`${marketSources.lastFailureAt} > coalesce(${marketSources.lastSuccessAt}, 0)`)
      .orderBy(marketSources.source),
    stocksFound: db
      .select({ stocks: count() })
      .from(stocks)
      .where(sql`${stocks.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`),
    triggers: db.all<{ name: string }>(sql`SELECT name FROM sqlite_master WHERE type = 'trigger'`),
  });
  const names = new Set(found.triggers.map(({ name }) => name));
  return {
    dataset: found.dataset[0],
    running: found.running[0],
    last: found.last[0],
    stocksUnderReview: found.reviews[0]?.stocks ?? 0,
    failing: found.failing,
    stocksFound: found.stocksFound[0]?.stocks ?? 0,
    missingTriggers: TRIGGERS.filter((name) => !names.has(name)),
  };
}
