import { env, SELF } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Endpoint } from "../../schema/contracts/endpoint.ts";
import { endpoints } from "../../schema/contracts/endpoints.ts";
import { errorSchema } from "../../schema/contracts/errors.ts";
import { ORIGIN, openBrowser } from "../test/browser.ts";
import { databaseContents } from "../test/database-contents.ts";
import { makeStock, publish } from "../test/factories.ts";
import { NETWORK_LIMIT, type RateLimit, WRITE_LIMIT } from "./rate-limit.ts";

const PATH = "/api/search-history";
let stockId: number;

beforeEach(async () => {
  await publish([makeStock("AAPL")]);
  stockId = (await env.DB.prepare("SELECT id FROM stocks").first<number>("id")) ?? 0;
});

/** A write from a network by someone who brings no cookie. */
async function writeFrom(network: string): Promise<Response> {
  const headers = { "content-type": "application/json", "cf-connecting-ip": network };
  return SELF.fetch(`${ORIGIN}${PATH}`, { method: "POST", headers, body: JSON.stringify({ stockId }) });
}

/** Sets every counter of a limit to its end. */
async function useUp({ name, most }: RateLimit = WRITE_LIMIT): Promise<void> {
  await env.DB.prepare("UPDATE rate_windows SET hits = ?1 WHERE key LIKE ?2").bind(most, `${name} %`).run();
}

async function rowsOf(table: "rate_windows" | "daily_salts"): Promise<Record<string, unknown>[]> {
  return (await env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1`).all()).results;
}

describe("the limit on writes", () => {
  it("lets a visitor write as often as it says and then answers 429 with the time to wait", async () => {
    const browser = openBrowser();
    await browser.send("POST", PATH, { stockId });
    await env.DB.prepare("DELETE FROM rate_windows").run();
    const statuses = new Map<number, number>();
    for (let write = 0; write < WRITE_LIMIT.most + 5; write++) {
      const { status } = await browser.send("POST", PATH, { stockId });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: WRITE_LIMIT.most, 429: 5 });
    const refused = await browser.send("POST", PATH, { stockId });
    expect(refused.body).toMatchObject({ code: "too_many_requests" });
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(WRITE_LIMIT.windowSeconds);
  });

  it("leaves the database alone when it refuses, and sets no cookie", async () => {
    await writeFrom("192.0.2.1");
    await useUp();
    const before = await databaseContents();
    const response = await writeFrom("192.0.2.1");
    expect(response.status).toBe(429);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await databaseContents()).toEqual(before);
  });

  it("counts those who bring no session, or a forged one, by their network", async () => {
    await writeFrom("192.0.2.1");
    await useUp();
    expect((await writeFrom("192.0.2.1")).status).toBe(429);
    const forged = openBrowser(`__Host-mizan=${"B".repeat(43)}`);
    const answer = await forged.send("POST", PATH, { stockId }, { "cf-connecting-ip": "192.0.2.1" });
    expect(answer.status).toBe(429);
    expect((await writeFrom("192.0.2.2")).status).toBe(200);
  });

  it("takes an IPv6 network of one household as one, and its neighbor as another", async () => {
    await writeFrom("2001:db8:1:2:aaaa::1");
    await useUp();
    expect((await writeFrom("2001:0DB8:1:2:bbbb:cccc:dddd:eeee")).status).toBe(429);
    expect((await writeFrom("2001:db8:1:3:aaaa::1")).status).toBe(200);
    expect((await writeFrom("2001:db8::1")).status).toBe(200);
  });

  it("does not hold one visitor's writes against another", async () => {
    const [busy, other] = [openBrowser(), openBrowser()];
    await busy.send("POST", PATH, { stockId });
    await busy.send("POST", PATH, { stockId });
    await useUp();
    expect((await busy.send("POST", PATH, { stockId })).status).toBe(429);
    expect((await other.send("POST", PATH, { stockId }, { "cf-connecting-ip": "192.0.2.9" })).status).toBe(200);
  });

  it("starts anew with the next window", async () => {
    await writeFrom("192.0.2.1");
    await useUp();
    await env.DB.prepare("UPDATE rate_windows SET opened_at = opened_at - ?1").bind(WRITE_LIMIT.windowSeconds).run();
    for (let write = 0; write < 3; write++) expect((await writeFrom("192.0.2.1")).status).toBe(200);
  });

  it("stores neither the address nor the visitor, and another key for the same address the next day", async () => {
    await writeFrom("192.0.2.1");
    for (const { key } of await rowsOf("rate_windows")) expect(key).toMatch(/^(write|request) [0-9a-f]{64}$/);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 60 * 60 * 1000 });
    try {
      await writeFrom("192.0.2.1");
    } finally {
      vi.useRealTimers();
    }
    expect(await rowsOf("rate_windows")).toHaveLength(4);
    expect(await rowsOf("daily_salts")).toHaveLength(1);
  });
});

const unsafe = Object.values(endpoints)
  .flatMap((feature): Endpoint[] => Object.values(feature))
  .filter(({ method }) => method !== "GET")
  .map(({ method, path }) => [method, path.replaceAll(/:\w+/g, "1")] as const);

describe.each(unsafe)("%s %s", (method, path) => {
  const from = (network: string, headers: Record<string, string> = {}) =>
    SELF.fetch(`${ORIGIN}${path}`, {
      method,
      headers: { "content-type": "application/json", "cf-connecting-ip": network, ...headers },
      body: "{}",
    });

  it("is limited for each network, whatever cookie or token comes along, before the body is read", async () => {
    await from("192.0.2.1");
    expect(await rowsOf("rate_windows")).not.toEqual([]);
    await useUp(NETWORK_LIMIT);
    const before = [await databaseContents(), await rowsOf("rate_windows")];
    const headers = { cookie: `__Host-mizan=${"C".repeat(43)}`, authorization: `Bearer ${"D".repeat(43)}` };
    for (const response of [await from("192.0.2.1"), await from("192.0.2.1", headers)]) {
      expect(response.status).toBe(429);
      expect(errorSchema.parse(await response.json()).code).toBe("too_many_requests");
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect([await databaseContents(), await rowsOf("rate_windows")]).toEqual(before);
    expect((await from("192.0.2.2")).status).not.toBe(429);
  });
});

it("lets a network read however much it has written", async () => {
  await writeFrom("192.0.2.1");
  await useUp(NETWORK_LIMIT);
  const headers = { "cf-connecting-ip": "192.0.2.1" };
  expect((await SELF.fetch(`${ORIGIN}${PATH}`, { headers })).status).toBe(200);
});
