import { sql } from "drizzle-orm";
import { stocks } from "../../../schema/tables/stocks.ts";
import { batch, type Database } from "../../platform/database.ts";
import { statusOf, statusQueries } from "../../refresh/runs/repository.ts";

/** These keep the forum's counts correct, and forget a forgotten visitor; a database without one goes wrong silently. */
export const TRIGGERS = [
  "forum_posts_insert",
  "forum_posts_removal",
  "forum_replies_change",
  "forum_replies_insert",
  "forum_visitor_forgotten",
] as const;

/** The status, how many of these stocks the database has, and which of its triggers are missing, in one round trip. */
export async function readReadiness(db: Database, { month, ids }: { month: string; ids: readonly number[] }) {
  const { stocksFound, triggers, ...rows } = await batch(db, {
    ...statusQueries(db, month),
    stocksFound: db.all<{ count: number }>(
      sql`SELECT count(*) AS count FROM ${stocks} WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
    ),
    triggers: db.all<{ name: string }>(sql`SELECT name FROM sqlite_master WHERE type = 'trigger'`),
  });
  const names = new Set(triggers.map(({ name }) => name));
  return {
    ...statusOf(rows),
    stocksFound: stocksFound[0]?.count ?? 0,
    missingTriggers: TRIGGERS.filter((name) => !names.has(name)),
  };
}
