import { createExecutionContext, createScheduledController, env, waitOnExecutionContext } from "cloudflare:test";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorSchema } from "../../schema/contracts/endpoint.ts";
import { everyEndpoint } from "../../schema/contracts/endpoints.ts";
import { app } from "../app.ts";
import worker from "../index.ts";
import { dropCachedBlobs } from "../platform/cache.ts";
import { dropCachedStocks, forgetPublished } from "../verdicts/published.ts";
import { adminBindings, adminHeaders, ORIGIN } from "./admin.ts";
import { makeForeignStock, makeStock, publish } from "./factories.ts";
import { faultOf } from "./hostile/calm-answer.ts";
import { requestsOf } from "./hostile/generated-requests.ts";
import { MCP_PATH, newestMessage } from "./mcp.ts";
import { invocationBindings } from "./production-limits.ts";

const QUOTA = "D1_ERROR: Your account has exceeded D1's maximum account limits for rows written";

/** A database that refuses every query, as when the day's quota is spent. */
const refusing = (message = QUOTA): D1Database => {
  const refuse = () => Promise.reject(new Error(message));
  const statement = { bind: () => statement, all: refuse, run: refuse, first: refuse, raw: refuse };
  return { prepare: () => statement, batch: refuse, exec: refuse } as unknown as D1Database;
};

async function send(path: string, DB: D1Database, init: RequestInit = {}, CACHE = env.CACHE): Promise<Response> {
  const execution = createExecutionContext();
  const response = await app.fetch(new Request(ORIGIN + path, init), { ...adminBindings, DB, CACHE }, execution);
  await waitOnExecutionContext(execution);
  return response;
}

/** What Cloudflare does every minute. */
async function everyMinute(): Promise<string> {
  minute += 61_000;
  vi.setSystemTime(minute);
  const event = createScheduledController({ cron: "* * * * *", scheduledTime: new Date() });
  await worker.scheduled(event, invocationBindings(adminBindings));
  return new Date(minute).toISOString();
}

const post = (body: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const failingKv = () => {
  const fail = () => Promise.reject(new Error("KV GET failed: 429 Too Many Requests"));
  return { get: fail, put: fail, delete: fail } as unknown as KVNamespace;
};

let minute = Date.parse("2026-11-21T10:00:00Z");

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  minute += 60_000;
  vi.useFakeTimers({ toFake: ["Date"], now: minute });
  await publish([makeStock("AAPL"), makeStock("MU")]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ["D1", refusing(), env.CACHE],
  ["KV", env.DB, failingKv()],
  ["both", refusing(), failingKv()],
])(
  "no route answers with more than a sentence and 503 without %s; without KV the database answers",
  async (_, DB, CACHE) => {
    const admin = await adminHeaders();
    for (const route of everyEndpoint) {
      const known = { symbols: ["AAPL", "MU"], stockIds: [1, 2], ids: [1, 2] };
      for (const { method, path, body, contentType } of fc.sample(requestsOf(route, known, [route.method]), 2)) {
        await forgetPublished(env.CACHE);
        const headers = body === undefined ? admin : { ...admin, "content-type": contentType };
        const answer = await send(path, DB, { method, headers, body: (body ?? null) as BodyInit }, CACHE);
        const fault = faultOf({ status: answer.status, text: await answer.text() }, method);
        expect([method, path, fault]).toEqual([method, path, undefined]);
      }
    }
    await forgetPublished(env.CACHE);
    expect((await send("/api/stocks/AAPL", DB, {}, CACHE)).status).toBe(DB === env.DB ? 200 : 503);
  },
);

describe("when D1 refuses every query", () => {
  it.each([
    "/api/stocks/AAPL",
    "/api/stocks/browse?limit=10",
    "/api/stocks/search?q=MU",
    "/api/companies/search?q=AAPL",
    "/api/courses",
    "/api/zakat/nisab",
  ])("still answers %s with what was kept, and says from when", async (path) => {
    const keptOn = new Date().toISOString();
    const before = await send(path, env.DB);
    expect(before.status).toBe(200);
    const body = await before.text();
    await forgetPublished(env.CACHE);
    minute += 60_000;
    vi.setSystemTime(minute);
    const after = await send(path, refusing());
    expect(after.status).toBe(200);
    expect(await after.text()).toBe(body);
    expect(after.headers.get("x-kept-on")).toBe(keptOn);
    expect(after.headers.get("cache-control")).toBe("no-store");
  });

  describe("and the edge has kept nothing", () => {
    const PEERS = ["COLDB", "COLDC"].map((symbol) => makeStock(symbol, { price: 12.345, debtRatio: 7.654321 }));
    const COLD = [makeStock("COLDA", { status: "haram" }), ...PEERS];
    const ANSWERS = [
      ...["/api/stocks/COLDA", "/api/stocks/2222.SR", "/api/stocks/2222", "/api/stocks/COLDA/alternatives"],
      ...["/api/stocks/browse?limit=2", "/api/stocks/search?q=COLD&sort=-debtRatio", "/api/companies/search?q=COLDA"],
      ...["/api/dashboard/stats"],
    ];
    let before: string[];
    /** The times of the ticks; the first two copied the lists' rows, the next two the verdicts. */
    let copiedOn: string[];

    beforeEach(async () => {
      await publish([...COLD, makeForeignStock("2222", ".SR", "SAU")]);
      const kept = caches.default.put;
      caches.default.put = async () => undefined;
      before = await Promise.all(ANSWERS.map(async (path) => (await send(path, env.DB)).text()));
      caches.default.put = kept;
      copiedOn = [];
      for (let tick = 0; tick < 5; tick++) copiedOn.push(await everyMinute());
      minute += 61_000;
      vi.setSystemTime(minute);
      dropCachedStocks();
      dropCachedBlobs();
    });

    it("still answers with every verdict, every list and the dashboard's counts, as they were when they were copied", async () => {
      for (const [place, path] of ANSWERS.entries()) {
        const after = await send(path, refusing());
        expect([path, after.status, await after.text()]).toEqual([path, 200, before[place]]);
        if (path.startsWith("/api/companies")) continue;
        const ofVerdicts = /stocks\/[C2][\w.]+$/.test(path);
        expect([path, after.headers.get("x-kept-on")]).toEqual([path, copiedOn[ofVerdicts ? 2 : 0]]);
        expect(after.headers.get("cache-control")).toContain("no-store");
      }
    });

    it("still answers an assistant, with the time of the copy, and what nobody copied with one sentence", async () => {
      const call = async (name: string, given: object) => {
        const { body, headers } = newestMessage("tools/call", { name, arguments: given });
        const response = await send(MCP_PATH, refusing(), {
          ...post(body),
          headers: { ...post(body).headers, ...headers },
        });
        return (await response.json<{ result: unknown }>()).result;
      };
      expect(await call("screen_stock", { stock: "COLDA" })).toMatchObject({
        structuredContent: { keptOn: copiedOn[2], stock: { complianceStatus: "haram" } },
      });
      expect(await call("zakat", { assets: [{ type: "cash", value: 1 }] })).toMatchObject({
        isError: true,
        content: [{ text: "Nothing can be saved at the moment. Please try again later." }],
      });
    });

    it("does not say of a visitor that they watch nothing", async () => {
      const cookie = `__Host-mizan=${"a".repeat(43)}`;
      const response = await send("/api/dashboard/stats", refusing(), { headers: { cookie } });
      expect(await response.json()).toMatchObject({ halalStocks: 5, watchlistCount: null, statusChangesToday: null });
    });

    it("answers 503 for a stock that the copy lacks, which may be unknown or new", async () => {
      expect((await send("/api/stocks/NOTCOPIED", refusing())).status).toBe(503);
    });

    it("reads the database again as soon as it answers", async () => {
      await send("/api/stocks/COLDA", refusing());
      await env.DB.prepare("UPDATE stocks SET document = replace(document, 'COLDA Company', 'Renamed')").run();
      const after = await send("/api/stocks/COLDA", env.DB);
      expect([await after.text(), after.headers.get("x-kept-on")]).toEqual([expect.stringContaining("Renamed"), null]);
    });
  });

  it.each([
    ["/api/search-history", { stockId: 1 }],
    ["/api/watchlists", { stockId: 1 }],
    ["/api/zakat/calculate", { assets: [{ type: "cash", value: 1 }] }],
    ["/api/forum/posts", { title: "A question", content: "Text", category: "zakat" }],
    ["/api/contact", { name: "A", email: "a@example.org", subject: "S", message: "M" }],
  ])("answers a write to %s with 503, a sentence and the time until the quota begins again", async (path, body) => {
    const response = await send(path, refusing(), post(body));
    expect(response.status).toBe(503);
    expect(errorSchema.parse(await response.json())).toMatchObject({
      code: "unavailable",
      error: "Nothing can be saved at the moment. Please try again later.",
    });
    const midnight = new Date();
    midnight.setUTCHours(24, 0, 0, 0);
    expect(Number(response.headers.get("retry-after"))).toBe(Math.ceil((midnight.getTime() - Date.now()) / 1000));
  });

  it("answers 503 for what was not kept, and 500 for a fault of ours, without the database's words", async () => {
    await forgetPublished(env.CACHE);
    const unkept = await send("/api/stocks/NEVERSEEN", refusing("D1_ERROR: Network connection lost."));
    expect([unkept.status, unkept.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(await unkept.text()).not.toContain("D1");
    const fault = await send("/api/stocks/ALSONEVER", refusing("D1_ERROR: no such column: x: SQLITE_ERROR"));
    expect(fault.status).toBe(500);
    expect(await fault.text()).not.toContain("column");
  });
});
