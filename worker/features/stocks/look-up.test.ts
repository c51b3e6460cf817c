import { createExecutionContext, env } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "../../app.ts";
import type { Bindings } from "../../platform/env.ts";
import { recordDatabase } from "../../test/database.ts";
import { makeStock, publish } from "../../test/factories.ts";
import { dropCachedStocks } from "../../verdicts/published.ts";

async function lookUp(symbol: string, headers: Record<string, string> = {}, bindings: Partial<Bindings> = {}) {
  const { DB, counts } = recordDatabase();
  const request = new Request(`https://mizan.test/api/stocks/${symbol}`, { headers });
  const response = await app.fetch(request, { ...env, DB, ...bindings }, createExecutionContext());
  const text = await response.text();
  return { response, text, tag: response.headers.get("etag") ?? "", roundTrips: counts.roundTrips };
}

afterEach(() => vi.useRealTimers());
beforeEach(() => publish([makeStock("AAPL"), makeStock("MSFT")]));

describe("looking a stock up again", () => {
  it("queries the database once for a stock, whether or not the dataset's version is known", async () => {
    const first = await lookUp("AAPL");
    expect(first).toMatchObject({ roundTrips: 1, tag: expect.stringMatching(/^W\/"\d+-\d+-\d{4}-\d\d-\d\d"$/) });
    expect(await lookUp("MSFT")).toMatchObject({ roundTrips: 1, tag: first.tag });
    expect(await lookUp("MSFT")).toMatchObject({ roundTrips: 0, tag: first.tag });
  });

  it("answers 304 without the database to a reader who has it of this dataset, as cacheable as before", async () => {
    const { tag } = await lookUp("AAPL");
    dropCachedStocks();
    const again = await lookUp("AAPL", { "if-none-match": tag });
    expect(again).toMatchObject({ text: "", tag, roundTrips: 0 });
    expect(again.response.status).toBe(304);
    expect(again.response.headers.get("cache-control")).toBe("public, max-age=300");
    expect(again.response.headers.get("access-control-allow-origin")).toBe("*");
    expect(again.response.headers.get("set-cookie")).toBeNull();
  });

  it("answers in full to a reader who has it of an earlier dataset", async () => {
    const { tag } = await lookUp("AAPL");
    await publish([makeStock("AAPL", { status: "haram" })], "2026-09-26");
    const again = await lookUp("AAPL", { "if-none-match": tag });
    expect(again.response.status).toBe(200);
    expect(JSON.parse(again.text)).toMatchObject({ complianceStatus: "haram" });
    expect(again.tag).not.toBe(tag);
  });

  it("caches nothing across a publication", async () => {
    for (let time = 0; time < 3; time++) await lookUp("AAPL");
    await publish([makeStock("AAPL", { status: "haram" })], "2026-09-26");
    for (let time = 0; time < 3; time++) {
      expect(JSON.parse((await lookUp("AAPL")).text)).toMatchObject({ complianceStatus: "haram" });
    }
  });

  it("learns within two minutes of a publication that another isolate announced", async () => {
    await lookUp("AAPL");
    await lookUp("AAPL");
    await env.DB.prepare("UPDATE stocks SET document = replace(document, 'AAPL Company', 'Renamed')").run();
    await env.CACHE.put("dataset-version", "2-1");
    expect((await lookUp("AAPL")).text).toContain("AAPL Company");
    vi.setSystemTime(Date.now() + 61_000);
    const later = await lookUp("AAPL");
    expect(later.text).toContain("Renamed");
    expect(later.tag).toMatch(/^W\/"2-1-/);
  });

  it("answers when KV takes no more writes", async () => {
    const CACHE = { get: async () => null, put: () => Promise.reject(new Error("429")) } as unknown as KVNamespace;
    expect((await lookUp("AAPL", {}, { CACHE })).response.status).toBe(200);
  });
});
