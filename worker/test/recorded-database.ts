import { env } from "cloudflare:test";
import { expect } from "vitest";
import { adminBindings, adminHeaders, type Call, call } from "./admin.ts";
import { type RecordedStatement, recordStatements } from "./recorded-statements.ts";

/** The test's database, recording every statement that runs and every round trip. */
export function recordDatabase() {
  return recordStatements(env.DB);
}

/** The steps of SQLite's plan for a statement. */
export async function queryPlan({ sql, values }: RecordedStatement): Promise<string[]> {
  const statement = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values);
  return (await statement.all<{ detail: string }>()).results.map(({ detail }) => detail);
}

const FULL_READ = /^SCAN (?!CONSTANT ROW|json_each)(?!.*USING COVERING INDEX)|TEMP B-TREE/;

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
  for (const statement of statements) {
    if (/^\s*INSERT INTO \w+ \([^)]*\)\s*VALUES/i.test(statement.sql)) continue;
    for (const step of await queryPlan(statement)) expect.soft(step, statement.sql).not.toMatch(FULL_READ);
  }
}
