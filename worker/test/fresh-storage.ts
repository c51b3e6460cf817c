import { env, reset } from "cloudflare:test";
import { forgetPublished } from "../verdicts/published.ts";

const migrations = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);

/** All migrations in one transaction: one each, as in production, would cost a test ten times what it tests. */
export async function makeTables(): Promise<void> {
  await env.DB.batch(migrations.map((query) => env.DB.prepare(query)));
}

/** Empties database, KV and the isolate's caches. A store that was idle for ten seconds is not emptied, so each is used first. */
export async function forgetEverything(): Promise<void> {
  await Promise.all([env.DB.prepare("SELECT 1").run(), forgetPublished(env.CACHE)]);
  await reset();
}
