import { env, reset } from "cloudflare:test";
import { forgetPublished } from "../features/stocks/dataset-version.ts";

const migrations = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);

/** All migrations in one transaction: each in its own, as in production, costs a test ten times what it tests. */
export async function makeTables(): Promise<void> {
  await env.DB.batch(migrations.map((query) => env.DB.prepare(query)));
}

/** Empties database, KV and what the isolate holds. A store that slept for ten seconds is not emptied, so each is woken. */
export async function forgetEverything(): Promise<void> {
  await Promise.all([env.DB.prepare("SELECT 1").run(), forgetPublished(env.CACHE)]);
  await reset();
}
