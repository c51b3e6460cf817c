import { env } from "cloudflare:test";

/** Counters of requests and the key of the day that hides whose they are: even a refused request may move them. */
const COUNTERS = new Set(["rate_windows", "daily_salts"]);

/** Every row of every table but the request counters, to show that a request changed nothing. */
export async function databaseContents(): Promise<Record<string, unknown[]>> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'company_search%'",
  ).all<{ name: string }>();
  const contents: Record<string, unknown[]> = {};
  for (const { name } of results.filter(({ name }) => !COUNTERS.has(name)))
    contents[name] = (await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results;
  return contents;
}

/** How many rows a table holds. */
export async function countRows(table: string): Promise<number> {
  return (await env.DB.prepare(`SELECT count(*) AS rows FROM "${table}"`).first<number>("rows")) ?? 0;
}
