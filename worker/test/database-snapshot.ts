import { env } from "cloudflare:test";

const PASSING = new Set(["daily_salts", "rate_windows", "d1_migrations"]);

/** Every row of every table, so that a test can say that nothing at all was written. */
export async function databaseSnapshot(): Promise<string> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>();
  const kept = results
    .map(({ name }) => name)
    .filter((name) => !PASSING.has(name) && !name.startsWith("company_search"));
  const rows = await env.DB.batch(kept.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)));
  return JSON.stringify(kept.map((name, position) => [name, rows[position]?.results]));
}
