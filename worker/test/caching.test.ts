import { env } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Endpoint } from "../../schema/contracts/endpoint.ts";
import { everyEndpoint } from "../../schema/contracts/endpoints.ts";
import { publishLearning } from "../features/learning/publish.ts";
import { honoApp } from "../http/hono-app.ts";
import { serve } from "../http/serve.ts";
import { factsOfListed } from "../verdicts/derive-again.ts";
import { adminHeaders, call } from "./admin.ts";
import { makeCourse, makeStock, publish } from "./factories.ts";

const byAnyone = everyEndpoint.filter(({ cache }) => cache !== "never");
const NOON = new Date("2026-11-22T12:00:00Z");
const headerOf = ({ cache }: Endpoint) =>
  cache === "never" ? "private, no-store" : `public, max-age=${cache.seconds}`;
const example = ({ path }: Endpoint) =>
  path
    .replace("funds/:symbol", "funds/SPY")
    .replace(":symbol", "AAPL")
    .replace(":exchange", "NYSE")
    .replace(":language", "ar")
    .replace("changes/ageing", "changes/ageing?when=past")
    .replace(":file", "2026-08-22-1.csv")
    .replace("stocks.csv", "stocks.csv?symbols=AAPL")
    .replaceAll(/:\w+/g, "1");

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  const listed = { symbol: "AAPL", name: "Apple", exchange: "NASDAQ", sector: null, industry: null } as const;
  await publish([makeStock("AAPL", { facts: factsOfListed({ ...listed, country: null, region: null }) })]);
  await (await call("/api/dataset.csv")).text();
  await publishLearning(env.DB, { courses: [makeCourse(1, [])], featured: [] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the endpoint table", () => {
  it("says how each answer may be cached", async () => {
    for (const row of everyEndpoint) {
      const bare = honoApp();
      bare.use(async (context, next) => {
        context.set("now", NOON);
        await next();
      });
      const { params: _params, query: _query, body: _body, admin: _admin, ...rest } = row;
      serve(
        bare,
        { ...rest, response: { parse: (value: unknown) => value } as Endpoint["response"] },
        async () => ({}),
      );
      const success = await bare.request(example(row), { method: row.method }, env);
      expect([row.path, success.ok]).toEqual([row.path, true]);
      expect(success.headers.get("cache-control"), row.path).toBe(headerOf(row));
    }
  });

  it("is what each row answers by", async () => {
    for (const row of everyEndpoint) {
      const body = row.body ? { body: {} } : {};
      const response = await call(example(row), { method: row.method, headers: await adminHeaders(), ...body });
      await response.text();
      expect(response.headers.get("cache-control"), row.path).toBe(response.ok ? headerOf(row) : "no-store");
      if (row.cache !== "never") expect([row.path, response.ok]).toEqual([row.path, true]);
    }
  });

  it("lets a shared cache keep only what a read gives everyone", () => {
    expect(byAnyone.length).toBeGreaterThan(0);
    expect(byAnyone.filter(({ method, admin }) => method !== "GET" || admin)).toEqual([]);
  });
});
