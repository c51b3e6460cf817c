import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorSchema } from "../../schema/contracts/errors.ts";
import { app } from "../app.ts";
import { forgetPublished } from "../features/stocks/dataset-version.ts";
import { adminBindings, ORIGIN } from "./admin.ts";
import { makeStock, publish } from "./factories.ts";

const QUOTA = "D1_ERROR: Your account has exceeded D1's maximum account limits for rows written";

/** A database that refuses every query, as when the day's quota is spent. */
const refusing = (message = QUOTA): D1Database => {
  const refuse = () => Promise.reject(new Error(message));
  const statement = { bind: () => statement, all: refuse, run: refuse, first: refuse, raw: refuse };
  return { prepare: () => statement, batch: refuse, exec: refuse } as unknown as D1Database;
};

async function send(path: string, DB: D1Database, init: RequestInit = {}): Promise<Response> {
  const execution = createExecutionContext();
  const response = await app.fetch(new Request(ORIGIN + path, init), { ...adminBindings, DB }, execution);
  await waitOnExecutionContext(execution);
  return response;
}

const post = (body: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

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
