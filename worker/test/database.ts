import { env } from "cloudflare:test";
import { expect } from "vitest";
import { errorSchema } from "../../schema/contracts/endpoint.ts";
import { adminBindings, adminHeaders, type Call, call } from "./admin.ts";
import type { Answer } from "./browser.ts";
import { type RecordedStatement, recordStatements } from "./recorded-statements.ts";

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

/** What is stored of a stock. */
export async function storedStock(symbol: string) {
  const row = env.DB.prepare("SELECT standing, document, facts FROM stocks WHERE symbol = ?1").bind(symbol);
  const { standing, document, facts } = (await row.first<Record<string, string>>()) ?? {};
  return { standing, document: JSON.parse(document ?? "{}"), facts: JSON.parse(facts ?? "{}").facts };
}

/** Does something and fails if it writes to the database. */
export async function withoutWriting<T>(act: () => Promise<T>): Promise<T> {
  const before = await databaseContents();
  const result = await act();
  expect(await databaseContents()).toEqual(before);
  return result;
}

/** Sends what is refused: with a status and one sentence that has a word, without a cookie, and with nothing written. */
export async function expectRefused(send: () => Promise<Response | Answer>, status: number, word = "") {
  const answer = await withoutWriting(send);
  const body = errorSchema.parse(answer instanceof Response ? await answer.json() : answer.body);
  expect([answer.status, body.error.toLowerCase()]).toEqual([status, expect.stringContaining(word.toLowerCase())]);
  expect(answer.headers.get("set-cookie")).toBeNull();
  return { ...body, headers: answer.headers };
}

/** The test's database, recording every statement that runs and every round trip. */
export function recordDatabase() {
  return recordStatements(env.DB);
}

/** The steps of SQLite's plan for a statement. */
export async function queryPlan({ sql, values }: RecordedStatement): Promise<string[]> {
  const statement = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values);
  return (await statement.all<{ detail: string }>()).results.map(({ detail }) => detail);
}

/** Also a table of a few rows, or a subquery's own rows, is read whole. */
const FULL_READ =
  /^SCAN (?!CONSTANT ROW|json_each|counted|\(subquery|write_budgets)(?!.*USING COVERING INDEX)|TEMP B-TREE/;

/** Sends requests and fails if SQLite would answer one of their statements by reading a whole table, or a visitor's read takes two round trips. */
export async function expectIndexes(requests: readonly [path: string, request?: Call][]): Promise<void> {
  const headers = await adminHeaders();
  const { DB, statements, counts } = recordDatabase();
  for (const [path, request] of requests) {
    const bindings = { ...adminBindings, DB };
    const before = counts.roundTrips;
    const response = await call(path, { ...request, headers: { ...headers, ...request?.headers }, bindings });
    expect(response.status, `${path}: ${await response.text()}`).toBeLessThan(300);
    if (!request?.method && !path.includes("/admin/")) expect(counts.roundTrips, path).toBe(before + 1);
  }
  expect(statements.length).toBeGreaterThanOrEqual(requests.length);
  await expectIndexed(statements);
}

/** Fails if SQLite would answer a statement by reading a whole table. */
export async function expectIndexed(statements: readonly RecordedStatement[]): Promise<void> {
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    if (/^\s*INSERT INTO \w+ \([^)]*\)\s*VALUES/i.test(statement.sql)) continue;
    for (const step of await queryPlan(statement)) expect.soft(step, statement.sql).not.toMatch(FULL_READ);
  }
}
