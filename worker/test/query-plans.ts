import { expect } from "vitest";
import { adminBindings, adminHeaders, type Call, call } from "./admin.ts";
import { queryPlan, recordDatabase } from "./recorded-database.ts";

const FULL_READ = /^SCAN (?!CONSTANT ROW|json_each)(?!.*USING COVERING INDEX)|TEMP B-TREE/;

/** Sends requests and fails if SQLite would answer one of their statements by reading a whole table. */
export async function expectIndexes(requests: readonly [path: string, request?: Call][]): Promise<void> {
  const headers = await adminHeaders();
  const { DB, statements } = recordDatabase();
  for (const [path, request] of requests) {
    const bindings = { ...adminBindings, DB };
    const response = await call(path, { ...request, headers: { ...headers, ...request?.headers }, bindings });
    expect(response.status, `${path}: ${await response.text()}`).toBeLessThan(300);
  }
  expect(statements.length).toBeGreaterThanOrEqual(requests.length);
  for (const statement of statements) {
    if (/^\s*INSERT INTO \w+ \([^)]*\)\s*VALUES/i.test(statement.sql)) continue;
    for (const step of await queryPlan(statement)) expect.soft(step, statement.sql).not.toMatch(FULL_READ);
  }
}
