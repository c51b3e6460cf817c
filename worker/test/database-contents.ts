import { env } from "cloudflare:test";

/** Request counters and the day's key that hides whose they are: even a refused request may change them. */
const COUNTERS = new Set(["rate_windows", "daily_salts"]);

/** Every row of every table except the request counters, to show that a request changed nothing. */
export async function databaseContents(): Promise<Record<string, unknown[]>> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>();
  const names = results.map(({ name }) => name).filter((name) => !COUNTERS.has(name));
  const rows = await env.DB.batch(names.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)));
  return Object.fromEntries(names.map((name, table) => [name, rows[table]?.results ?? []]));
}

export async function countRows(table: string): Promise<number> {
  return (await env.DB.prepare(`SELECT count(*) AS rows FROM "${table}"`).first<number>("rows")) ?? 0;
}
