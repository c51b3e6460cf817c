import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { app } from "../app.ts";
import { publishLearning } from "../features/learning/publish.ts";
import { adminBindings, ORIGIN } from "./admin.ts";
import { CLAIM, estimated } from "./claims.ts";
import { makeCourse, makeStock, publish, stockIds } from "./factories.ts";
import { publishSeeds } from "./refresh-universe.ts";

const FREE_ROWS_A_DAY = 100_000;
const FREE_BYTES = 500_000_000;
const HALF_HOUR = 30 * 60 * 1000;
const STOCKS = 20;

let ids: number[];

beforeEach(async () => {
  await publish(Array.from({ length: STOCKS }, (_, index) => makeStock(`S${index}`)));
  await publishSeeds([estimated(CLAIM.symbol)]);
  ids = Object.values(await stockIds());
  await publishLearning(env.DB, { courses: [makeCourse(1, [1])], featured: [] });
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T00:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A database that adds up the written rows, as the free plan counts them. */
function meteredDatabase(db: D1Database) {
  const written = { rows: 0 };
  const originals = new WeakMap<object, D1PreparedStatement>();
  const count = <Result extends { meta: D1Meta & Record<string, unknown> }>(result: Result) => {
    written.rows += result.meta.rows_written ?? 0;
    return result;
  };
  function wrap(statement: D1PreparedStatement, isRead: boolean): D1PreparedStatement {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), isRead),
      all: async () => count(await statement.all()),
      run: async () => count(await statement.run()),
      // A raw result does not report what it wrote.
      raw: async () =>
        isRead
          ? statement.raw()
          : count(await statement.all<Record<string, unknown>>()).results.map((row) => Object.values(row)),
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, statement);
    return wrapped;
  }
  const DB = {
    prepare: (sql: string) => wrap(db.prepare(sql), /^\s*(select|with)\b/i.test(sql)),
    batch: async (batch: D1PreparedStatement[]) =>
      (await db.batch(batch.map((statement) => originals.get(statement) ?? statement))).map(count),
  } as unknown as D1Database;
  return { DB, written };
}

/** Everything that can be written without a token, each at its largest. */
function writes(turn: number): [method: string, path: string, body?: unknown][] {
  const stockId = ids[turn % STOCKS];
  const long = "ب".repeat(2000);
  const assets = Array.from({ length: 100 }, () => ({ type: "cash", value: 1e14 / 3, note: "ز".repeat(200) }));
  const message = { name: "Amina", email: "amina@example.org", subject: "Salam", message: long };
  return [
    ["POST", "/api/search-history", { stockId }],
    ["POST", "/api/watchlists", { stockId }],
    ["DELETE", `/api/watchlists/${stockId}`],
    ["POST", "/api/zakat/calculate", { assets }],
    ["PUT", "/api/courses/1/modules/1/progress", { completed: turn % 2 === 0 }],
    ["POST", "/api/forum/posts", { title: "A question", content: long, category: "zakat", fullName: "Amina" }],
    ["POST", "/api/forum/posts/1/replies", { content: long }],
    ["POST", "/api/forum/posts/1/report", { reason: "It is a test" }],
    ["POST", "/api/contact", message],
    ["POST", "/api/admin/login", { username: "admin", password: "wrong password" }],
    [
      "POST",
      "/api/claims",
      { ...CLAIM, amount: 100 + turn, url: `${CLAIM.url}?${"a".repeat(400)}`, quotation: "ب".repeat(200) },
    ],
    ["POST", "/api/claims/1/voices", { agrees: false, note: "ب".repeat(300) }],
    ["DELETE", "/api/claims/1"],
    ["DELETE", "/api/search-history"],
    ["POST", "/api/donations", { email: "amina@example.org" }],
    ["POST", "/api/donations/portal"],
    ["POST", "/api/nothing", {}],
    ["DELETE", "/api/session"],
  ];
}

async function send(DB: D1Database, [method, path, body]: ReturnType<typeof writes>[number], cookie: string) {
  const headers: Record<string, string> = { "cf-connecting-ip": "192.0.2.1", ...(cookie && { cookie }) };
  if (body !== undefined) headers["content-type"] = "application/json";
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const execution = createExecutionContext();
  const bindings = { ...adminBindings, DB };
  const response = await app.fetch(new Request(`${ORIGIN}${path}`, init), bindings, execution);
  await response.arrayBuffer();
  await waitOnExecutionContext(execution);
  return response;
}

const bytesStored = async () => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '_cf%'",
  ).all<{ name: string }>();
  let bytes = 0;
  for (const { name } of results)
    bytes += JSON.stringify((await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results).length;
  return bytes;
};

it("lets one address write a hundredth of the free day's rows and a thousandth of the free storage, however hard it tries", async () => {
  const { DB, written } = meteredDatabase(env.DB);
  const before = await bytesStored();
  const statuses = new Map<number, number>();
  let most = 0;
  for (let turn = 0; turn < 47; turn++) {
    for (const write of writes(turn)) {
      let cookie = "";
      for (let again = 0; again < 2; again++) {
        const response = await send(DB, write, cookie);
        cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      }
    }
    most = Math.max(most, await bytesStored());
    vi.setSystemTime(Date.now() + HALF_HOUR);
  }
  expect(await env.DB.prepare("SELECT max(id) AS claims FROM claims").first("claims")).toBeGreaterThan(0);
  expect(statuses.get(429)).toBeGreaterThan(100);
  expect(written.rows).toBeGreaterThan(200);
  expect(written.rows).toBeLessThanOrEqual(FREE_ROWS_A_DAY / 100);
  expect(most - before).toBeLessThanOrEqual(FREE_BYTES / 1000);
});

it("writes nothing for a request that is refused or that nobody serves", async () => {
  const { DB, written } = meteredDatabase(env.DB);
  const posts =
    "nothing zakat/calculate watchlists search-history forum/posts contact donations donations/webhook claims";
  for (const address of [
    ...`${posts} claims/1/voices admin/logout`.split(" ").map((path) => `POST /api/${path}`),
    ...["claims/1", "watchlists/1", "session"].map((path) => `DELETE /api/${path}`),
    ...["PUT /api/health", "PATCH /api/admin/contact-messages/1/read"],
  ]) {
    const [method = "", path = ""] = address.split(" ");
    const response = await send(DB, [method, path, {}], "");
    expect([path, written.rows]).toEqual([path, 0]);
    expect(response.status).not.toBe(500);
  }
});
