import { env, SELF } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { everyEndpoint } from "../../schema/contracts/endpoints.ts";
import { portfolioEndpoints } from "../../schema/contracts/portfolio.ts";
import { ORIGIN } from "../test/browser.ts";
import { databaseContents, expectRefused } from "../test/database.ts";
import { makeStock, publish, stockIds } from "../test/factories.ts";
import { NETWORK_LIMIT, READ_LIMIT } from "./rate-limit.ts";
import { WRITE_BUDGETS } from "./write-budget.ts";

const PATH = "/api/search-history";
let stockId: number | undefined;

beforeEach(async () => {
  await publish([makeStock("AAPL")]);
  ({ AAPL: stockId } = await stockIds());
});

/** A write from a network without a cookie. */
async function writeFrom(network: string): Promise<Response> {
  const headers = { "content-type": "application/json", "cf-connecting-ip": network };
  return SELF.fetch(`${ORIGIN}${PATH}`, { method: "POST", headers, body: JSON.stringify({ stockId }) });
}

const budgets = async () => (await env.DB.prepare("SELECT * FROM write_budgets ORDER BY key").all()).results;

/** Leaves too little of a budget for one more write. */
async function useUp(column: "rows" | "bytes", of: keyof typeof WRITE_BUDGETS): Promise<void> {
  const which = of === "everyone" ? "key = 'everyone'" : "key <> 'everyone'";
  await env.DB.prepare(`UPDATE write_budgets SET ${column} = ?1 WHERE ${which}`)
    .bind(WRITE_BUDGETS[of][column] - 1)
    .run();
}

describe.each([
  ["network", "rows"],
  ["network", "bytes"],
  ["everyone", "rows"],
  ["everyone", "bytes"],
] as const)("when the day's budget of %s has no %s left", (of, column) => {
  it("answers 429 until the next day, writes nothing and sets no cookie", async () => {
    await writeFrom("192.0.2.1");
    await useUp(column, of);
    const before = await budgets();
    const { code, headers } = await expectRefused(() => writeFrom("192.0.2.1"), 429);
    expect(code).toBe("too_many_requests");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(86_400);
    expect(await budgets()).toEqual(before);
    expect((await writeFrom("192.0.2.2")).status).toBe(of === "network" ? 200 : 429);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 60 * 60 * 1000 });
    try {
      expect((await writeFrom("192.0.2.1")).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it("still answers reads", async () => {
    await writeFrom("192.0.2.1");
    await useUp(column, of);
    const headers = { "cf-connecting-ip": "192.0.2.1" };
    expect((await SELF.fetch(`${ORIGIN}${PATH}`, { headers })).status).toBe(200);
  });
});

describe("the day's budget of a network", () => {
  it("is shared by an IPv6 /48, but not with its neighbor", async () => {
    await writeFrom("2001:db8:1:2:aaaa::1");
    await useUp("rows", "network");
    expect((await writeFrom("2001:0DB8:1:ffff:bbbb:cccc:dddd:eeee")).status).toBe(429);
    expect((await writeFrom("2001:db8:2:2:aaaa::1")).status).toBe(200);
    expect((await writeFrom("2001:db8::1")).status).toBe(200);
  });

  it("is kept under a hash that says neither the address nor the visitor, and is another one the next day", async () => {
    await writeFrom("192.0.2.1");
    const [everyone, network] = await budgets();
    expect(everyone?.["key"]).toMatch(/^[0-9a-f]{64}$|^everyone$/);
    expect(JSON.stringify([everyone, network])).not.toContain("192.0.2.1");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 60 * 60 * 1000 });
    try {
      await writeFrom("192.0.2.1");
    } finally {
      vi.useRealTimers();
    }
    expect(await budgets()).toHaveLength(3);
    expect((await env.DB.prepare("SELECT * FROM daily_salts").all()).results).toHaveLength(1);
  });
});

const unsafe = everyEndpoint
  .filter(({ method }) => method !== "GET")
  .map(({ method, path }) => [method, path.replaceAll(/:\w+/g, "1")] as const);

it("limits every unsafe request of a network, whatever comes along, before the body is read, and writes nothing about it", async () => {
  const from = (network: string, [method, path]: readonly [string, string], headers: Record<string, string> = {}) =>
    SELF.fetch(`${ORIGIN}${path}`, {
      method,
      headers: { "content-type": "application/json", "cf-connecting-ip": network, ...headers },
      body: "{}",
    });
  const before = await databaseContents();
  for (let request = 0; request < NETWORK_LIMIT.most; request++) {
    expect((await from("192.0.2.77", ["POST", "/api/nothing"])).status).toBe(404);
  }
  const headers = { cookie: `__Host-mizan=${"C".repeat(43)}`, authorization: `Bearer ${"D".repeat(43)}` };
  for (const route of unsafe) {
    for (const response of [await from("192.0.2.77", route), await from("192.0.2.77", route, headers)]) {
      expect([route, response.status]).toEqual([route, 429]);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      await response.body?.cancel();
    }
  }
  expect(await databaseContents()).toEqual(before);
  for (const route of unsafe) expect((await from("192.0.2.78", route)).status).not.toBe(429);
});

it("refuses a network that has read its share of the database until the hour is over, and no other one", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-09-01T10:20:00Z") });
  try {
    const from = async (network: string, path: string, init: RequestInit = {}) => {
      const headers = { "content-type": "application/json", "cf-connecting-ip": network };
      const response = await SELF.fetch(ORIGIN + path, { ...init, headers });
      await response.body?.cancel();
      return response;
    };
    const lookUp = { method: "POST", body: JSON.stringify({ symbols: ["NOBODY"] }) };
    const { path, reads } = portfolioEndpoints.lookUpHoldings;
    for (let rows = 0; rows < READ_LIMIT.most; rows += reads)
      expect((await from("192.0.2.101", path, lookUp)).status).toBe(200);
    const refused = await from("192.0.2.101", path, lookUp);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "2400"]);
    expect((await from("192.0.2.101", "/api/ready")).status).toBe(429);
    expect((await from("192.0.2.102", "/api/ready")).status).toBe(200);
    vi.setSystemTime(new Date("2026-09-01T11:00:00Z"));
    expect((await from("192.0.2.101", "/api/ready")).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});
