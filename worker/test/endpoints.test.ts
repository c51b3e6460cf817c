/// <reference types="vite/client" />
import { env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { errorSchema } from "../../schema/contracts/endpoint.ts";
import { endpoints } from "../../schema/contracts/endpoints.ts";
import { app } from "../app.ts";
import source from "../app.ts?raw";
import { stockRoutes } from "../features/stocks/routes.ts";

const listed = Object.values(endpoints).flatMap((feature) => Object.values(feature));
const routeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe("the endpoint table", () => {
  it("lists exactly the paths that are served, each imported when it is asked for", async () => {
    for (const { path } of listed) await app.request(path, { method: "OPTIONS" }, env);
    const served = app.routes.filter(({ method }) => method !== "ALL").map(routeOf);
    expect([...new Set(served)].sort()).toEqual(listed.map(routeOf).sort());
  });

  it("has an address in a new isolate, whichever is asked first", () => {
    const atOnce = stockRoutes.routes.map(routeOf);
    const words = source.split(/[\s"]+/);
    const wordOf = (path: string) => /^\/api\/(stocks\/bulk|(?:admin\/)?[^/]+)/.exec(path)?.[1] ?? "";
    const served = listed.filter((row) => atOnce.includes(routeOf(row)) || words.includes(wordOf(row.path)));
    expect(served).toEqual(listed);
  });

  it("names every path once", () => {
    const routes = listed.map(routeOf);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it.each([
    ["GET", "/api/nothing", 404],
    ["GET", "/api/", 404],
    ["DELETE", "/api/health", 405],
    ["POST", "/api/stocks/AAPL", 405],
  ])("answers %s %s with %i in the one error shape", async (method, path, status) => {
    const response = await SELF.fetch(`https://mizan.test${path}`, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([status, status === 405 ? "GET" : null]);
    errorSchema.parse(await response.json());
  });
});
