import { count, sql } from "drizzle-orm";
import { marketSources } from "../../../schema/tables/refresh.ts";
import { stocks } from "../../../schema/tables/stocks.ts";
import { batch, type Database } from "../../platform/database.ts";
import { newestDataset, runQueries } from "../../verdicts/datasets/repository.ts";

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
    dataset: newestDataset(db),
    ...runQueries(db),
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
