import { env, SELF } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ORIGIN, openBrowser } from "../test/browser.ts";
import { databaseContents } from "../test/database-contents.ts";
import { makeStock, publish } from "../test/factories.ts";
import { WRITE_LIMIT } from "./rate-limit.ts";

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

/** Sets every counter of the current window to its limit. */
async function useUp(): Promise<void> {
  await env.DB.prepare("UPDATE rate_windows SET hits = ?1").bind(WRITE_LIMIT.most).run();
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
    const [window] = (await databaseContents())["rate_windows"] as { key: string }[];
    expect(window?.key).toMatch(/^write [0-9a-f]{64}$/);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 60 * 60 * 1000 });
    try {
      await writeFrom("192.0.2.1");
    } finally {
      vi.useRealTimers();
    }
    const keys = ((await databaseContents())["rate_windows"] as { key: string }[]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    expect((await databaseContents())["daily_salts"]).toHaveLength(1);
  });
});
