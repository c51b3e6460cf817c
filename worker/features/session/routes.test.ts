import { createScheduledController, env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { sessionEndpoints } from "../../../schema/contracts/session.ts";
import worker from "../../index.ts";
import { type Browser, openBrowser } from "../../test/browser.ts";
import { countRows, databaseContents, withoutWriting } from "../../test/database.ts";
import { makeStock, publish, stockIds } from "../../test/factories.ts";

const { exportSession, forgetSession } = sessionEndpoints;
const EXPORT = "/api/session/export";
const SESSION = "/api/session";
const LISTS = ["/api/watchlists", "/api/search-history"];

let stockId: number | undefined;

beforeEach(async () => {
  await publish([makeStock("AAPL")]);
  ({ AAPL: stockId } = await stockIds());
});

async function writeEverywhere(browser: Browser): Promise<void> {
  for (const list of LISTS) expect((await browser.send("POST", list, { stockId })).status).toBe(200);
}

function tokenOf(browser: Browser): string {
  return browser.cookie()?.replace("__Host-mizan=", "") ?? "";
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

describe("a visitor's session", () => {
  it("starts with the first write and lasts a year in a cookie that scripts and other sites cannot reach", async () => {
    const { headers } = await openBrowser().send("POST", "/api/watchlists", { stockId });
    const [cookie = "", ...more] = headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie).toMatch(/^__Host-mizan=[A-Za-z0-9_-]{43}; /);
    expect(cookie.split("; ").slice(1).sort()).toEqual([
      "HttpOnly",
      "Max-Age=31536000",
      "Path=/",
      "SameSite=Lax",
      "Secure",
    ]);
  });

  it("is stored only as a hash", async () => {
    const browser = openBrowser();
    await writeEverywhere(browser);
    const contents = await databaseContents();
    expect(contents["visitors"]).toMatchObject([{ token_hash: await sha256(tokenOf(browser)) }]);
    expect(JSON.stringify(contents)).not.toContain(tokenOf(browser));
  });

  it("is the same one for every write, and its cookie is renewed", async () => {
    const browser = openBrowser();
    await browser.send("POST", "/api/watchlists", { stockId });
    const token = tokenOf(browser);
    const { headers } = await browser.send("POST", "/api/search-history", { stockId });
    expect(headers.get("set-cookie")).toContain(`__Host-mizan=${token};`);
    expect(await countRows("visitors")).toBe(1);
  });

  it("differs from visitor to visitor", async () => {
    const browsers = Array.from({ length: 5 }, () => openBrowser());
    for (const browser of browsers) await writeEverywhere(browser);
    expect(new Set(browsers.map(tokenOf)).size).toBe(5);
  });

  it("never starts with a read", async () => {
    for (const path of [...LISTS, EXPORT, "/api/dashboard/stats"]) await openBrowser().get(path);
    expect(await countRows("visitors")).toBe(0);
  });
});

const FORGED = [
  `__Host-mizan=${"A".repeat(43)}`,
  "__Host-mizan=",
  "__Host-mizan=1",
  "__Host-mizan=' OR 1=1 --",
  "__Host-mizan=%00",
  `__Host-mizan=${"A".repeat(4_000)}`,
  "__Host-mizan=%E0%A4%A",
  "mizan=1",
];

it.each(FORGED)(
  "the forged cookie %.40s reads and forgets nothing of anybody's, and a write replaces it",
  async (cookie) => {
    await writeEverywhere(openBrowser());
    const before = await databaseContents();
    for (const path of LISTS) {
      const answer = await openBrowser(cookie).get(path);
      expect(answer).toMatchObject({ status: 200, body: [] });
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
    expect(await openBrowser(cookie).call(exportSession, EXPORT)).toMatchObject({ visitorSince: null, watchlist: [] });
    expect((await openBrowser(cookie).send("DELETE", SESSION)).status).toBe(204);
    expect(await databaseContents()).toEqual(before);
    const browser = openBrowser(cookie);
    await browser.send("POST", "/api/watchlists", { stockId });
    expect(browser.cookie()).toMatch(/^__Host-mizan=[A-Za-z0-9_-]{43}$/);
    expect(browser.cookie()).not.toBe(cookie);
    expect((await browser.get("/api/watchlists")).body).toHaveLength(1);
    expect((await openBrowser(cookie).get("/api/watchlists")).body).toEqual([]);
  },
);

it("does not accept the hash of a token as the token", async () => {
  const browser = openBrowser();
  await writeEverywhere(browser);
  const hash = await sha256(tokenOf(browser));
  for (const cookie of [`__Host-mizan=${hash}`, `__Host-mizan=${hash.slice(0, 43)}`]) {
    expect((await openBrowser(cookie).get("/api/watchlists")).body).toEqual([]);
  }
});

it("exports a file", async () => {
  expect((await openBrowser().get(EXPORT)).headers.get("content-disposition")).toContain("attachment");
});

describe("DELETE /api/session", () => {
  it("forgets every row of this visitor, none of another, and deletes the cookie", async () => {
    const [browser, other] = [openBrowser(), openBrowser()];
    await writeEverywhere(other);
    const before = await databaseContents();
    await writeEverywhere(browser);
    await browser.call(forgetSession, SESSION);
    const after = await databaseContents();
    expect(after).toEqual({ ...after, visitors: before["visitors"], watchlist_entries: before["watchlist_entries"] });
    expect(await countRows("visitors")).toBe(1);
    expect(await countRows("search_history_entries")).toBe(1);
    expect(browser.cookie()).toBeUndefined();
  });

  it("does not let the forgotten cookie write or read as that visitor again", async () => {
    const browser = openBrowser();
    await writeEverywhere(browser);
    const old = browser.cookie();
    await browser.call(forgetSession, SESSION);
    const revenant = openBrowser(old);
    expect((await revenant.get("/api/watchlists")).body).toEqual([]);
    await writeEverywhere(revenant);
    expect(revenant.cookie()).not.toBe(old);
  });

  it("succeeds with nothing to forget", async () => {
    await withoutWriting(() => openBrowser().call(forgetSession, SESSION));
  });
});

describe("the purge", () => {
  it("forgets visitors who have not written for a year and keeps the others", async () => {
    const [old, recent] = [openBrowser(), openBrowser()];
    await writeEverywhere(old);
    await env.DB.prepare("UPDATE visitors SET last_seen_at = last_seen_at - 366 * 86400").run();
    await writeEverywhere(recent);
    await worker.scheduled(createScheduledController({ scheduledTime: new Date(), cron: "17 3 * * *" }), env);
    expect((await old.get("/api/watchlists")).body).toEqual([]);
    expect((await recent.get("/api/watchlists")).body).toHaveLength(1);
    expect(await countRows("watchlist_entries")).toBe(1);
    expect(await countRows("search_history_entries")).toBe(1);
  });

  it("keeps an old visitor who has just written", async () => {
    const browser = openBrowser();
    await writeEverywhere(browser);
    await env.DB.prepare("UPDATE visitors SET last_seen_at = last_seen_at - 366 * 86400").run();
    await writeEverywhere(browser);
    await worker.scheduled(createScheduledController({ scheduledTime: new Date(), cron: "17 3 * * *" }), env);
    expect((await browser.get("/api/watchlists")).body).toHaveLength(1);
  });
});
