import { createExecutionContext, env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { app } from "../../app.ts";
import { openBrowser } from "../../test/browser.ts";
import { makeStock, publish } from "../../test/factories.ts";
import { queryPlan, recordDatabase } from "../../test/recorded-database.ts";
import { purgeExpired } from "./service.ts";

/** Sends one request of a visitor who has a stock in every list, and records the statements sent to the database. */
async function ask(method: string, path: string, body?: (stockId: number) => unknown) {
  await publish([makeStock("AAPL"), makeStock("MU")]);
  const { results } = await env.DB.prepare("SELECT id FROM stocks ORDER BY id").all<{ id: number }>();
  const [first, second] = results.map(({ id }) => id);
  const browser = openBrowser();
  await browser.send("POST", "/api/watchlists", { stockId: first });
  await browser.send("POST", "/api/search-history", { stockId: first });
  const recorded = recordDatabase();
  const request = new Request(`https://mizan.test${path.replace(":stockId", String(first))}`, {
    method,
    headers: { cookie: browser.cookie() ?? "", "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body(second ?? 0)) } : {}),
  });
  const response = await app.fetch(request, { ...env, DB: recorded.DB }, createExecutionContext());
  expect(response.status, await response.text()).toBeLessThan(300);
  return recorded;
}

async function expectIndexes(statements: { sql: string; values: unknown[] }[]): Promise<void> {
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    for (const step of await queryPlan(statement)) {
      expect
        .soft(step, statement.sql)
        .not.toMatch(/^SCAN (?!counted|CONSTANT ROW|json_each|write_budgets|\(subquery)|TEMP B-TREE/);
    }
  }
}

const READS = [
  "/api/watchlists",
  "/api/watchlists?cursor=7",
  "/api/search-history",
  "/api/search-history?cursor=7",
  "/api/session/export",
];

const WRITES = [
  ["POST", "/api/watchlists", (stockId: number) => ({ stockId })],
  ["DELETE", "/api/watchlists/:stockId", undefined],
  ["POST", "/api/search-history", (stockId: number) => ({ stockId })],
  ["DELETE", "/api/search-history", undefined],
  ["DELETE", "/api/session", undefined],
] as const;

describe("what a visitor's requests ask of the database", () => {
  it.each(READS)("GET %s takes one round trip and uses an index for everything", async (path) => {
    const { statements, counts } = await ask("GET", path);
    expect(counts.roundTrips).toBe(1);
    await expectIndexes(statements);
  });

  it.each(WRITES)("%s %s uses an index for everything", async (method, path, body) => {
    const { statements } = await ask(method, path, body);
    await expectIndexes(statements);
  });

  it("asks nothing for a visitor without a cookie", async () => {
    const { DB, counts } = recordDatabase();
    for (const path of READS) {
      await app.fetch(new Request(`https://mizan.test${path}`), { ...env, DB }, createExecutionContext());
    }
    expect(counts.roundTrips).toBe(0);
  });

  it("purges by index", async () => {
    const { DB, statements } = recordDatabase();
    await purgeExpired(DB, new Date());
    await expectIndexes(statements);
  });
});
