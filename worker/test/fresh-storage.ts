import { env, reset } from "cloudflare:test";
import { forgetPublished } from "../verdicts/published.ts";

const migrations = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);
const TABLES =
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY rootpage DESC";

/** Shared by the test files of one runtime: the tables it has, and what is kept at the edge. */
const made = globalThis as {
  tables?: { names: string[]; look: string; objects: number } | undefined;
  kept?: Set<string>;
};

if (!made.kept) {
  const kept = new Set<string>();
  const { put } = caches.default;
  made.kept = kept;
  caches.default.put = (request, response) => {
    kept.add(typeof request === "string" ? request : String((request as Request).url ?? request));
    return put.call(caches.default, request, response);
  };
}

/** All migrations in one transaction, once: one each for every test, as in production, would cost several times what is tested. */
export async function makeTables(): Promise<void> {
  if (made.tables) return;
  await env.DB.batch(migrations.map((query) => env.DB.prepare(query)));
  const names = (await env.DB.prepare(TABLES).all<{ name: string }>()).results.map(({ name }) => name);
  const filled = names.map((name) => `EXISTS (SELECT 1 FROM "${name}") AS "${name}"`);
  const look = `SELECT (SELECT count(*) FROM sqlite_master) AS objects, ${filled.join(", ")}`;
  const { objects = 0 } = (await env.DB.prepare(look).first<Record<string, number>>()) ?? {};
  made.tables = { names, look, objects };
}

/** Empties database, KV and caches. */
export async function forgetEverything(): Promise<void> {
  if (!made.tables) return;
  const { names, look, objects } = made.tables;
  const found = await env.DB.prepare(look).first<Record<string, number>>();
  if (found?.["objects"] !== objects) return forgetRuntime();
  const filled = names.filter((name) => found[name]);
  const empty = filled.map((name) => env.DB.prepare(`DELETE FROM "${name}"`));
  if (empty.length > 0) await env.DB.batch([env.DB.prepare("PRAGMA defer_foreign_keys = on"), ...empty]);
  await forgetPublished(env.CACHE);
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
  await Promise.all([...(made.kept ?? [])].map((address) => caches.default.delete(address)));
  made.kept?.clear();
}

/** Empties whatever the runtime stores, Workflows too. A store that was idle for ten seconds is not emptied, so it is used first. */
export async function forgetRuntime(): Promise<void> {
  made.tables = undefined;
  await Promise.all([env.DB.prepare("SELECT 1").run(), forgetPublished(env.CACHE)]);
  await reset();
}
