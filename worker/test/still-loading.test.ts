import { createExecutionContext, env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { endpoints } from "../../schema/contracts/endpoints.ts";
import { app } from "../app.ts";
import { UNFINISHED } from "../verdicts/datasets/repository.ts";
import { makeStock, publish } from "./factories.ts";
import { forgetEverything, makeTables } from "./fresh-storage.ts";

const LOADING = { ...env, STILL_LOADING: { loaded: 2, total: 1_234 } };

async function ask(path: string, bindings: typeof env = LOADING, init: RequestInit = {}) {
  const request = new Request(`https://mizan.test${path}`, init);
  const response = await app.fetch(request, bindings, createExecutionContext());
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

beforeEach(async () => {
  await forgetEverything();
  await makeTables();
  await publish([
    makeStock("AAPL", { name: "Apple Inc." }),
    { ...makeStock("7010.SR", { name: "Saudi Telecom" }), exchange: "SAU", localSymbol: "7010" },
    { ...makeStock("NAME", { name: "Only a Name" }), isScreened: false, facts: null },
  ]);
});

describe("while companies are still being loaded", () => {
  it("a company that is in is answered, and every answer says how far the load is and is not cached", async () => {
    const { status, headers, text } = await ask("/api/stocks/AAPL");
    expect([status, headers.get("x-still-loading")]).toEqual([200, "2/1234"]);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(text).toContain("Apple Inc.");
  });

  it.each([
    ["is not in", "BIMAS.IS"],
    ["may be another market's, too", "7010"],
    ["is only a name, whose company may bring a verdict", "NAME"],
  ])("a symbol that %s is not called unknown", async (_, symbol) => {
    const { status, headers, text } = await ask(`/api/stocks/${symbol}`);
    expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
    expect(JSON.parse(text)).toMatchObject({
      code: "unavailable",
      error:
        `${symbol} is not among the companies that are in so far. ` +
        "Mizan is still loading its companies: 2 of 1,234 are in. Please try again in a minute.",
    });
  });

  it("no company is suggested that merely resembles the text, and none is opened on a guess", async () => {
    expect(JSON.parse((await ask("/api/companies/search?q=telecoms%20of%20nowhere")).text)).toEqual([]);
    const [part] = JSON.parse((await ask("/api/companies/search?q=saudi")).text);
    expect(part).toMatchObject({ symbol: "7010.SR", isClearMatch: false });
    const [exact] = JSON.parse((await ask("/api/companies/search?q=apple")).text);
    expect(exact).toMatchObject({ symbol: "AAPL", isClearMatch: true });
  });

  it("what rests on all companies is refused, and the service is not ready", async () => {
    const all = Object.values(endpoints).flatMap((feature) => Object.values(feature));
    const paths = all.flatMap((one) => ("needsAll" in one && one.method === "GET" ? [one.path] : []));
    expect(paths).toContain("/api/dataset.csv");
    for (const path of [...paths, "/api/ready"]) {
      const { status, text } = await ask(path.replace(":symbol", path.includes("funds") ? "SPUS" : "AAPL"));
      expect([path, status]).toEqual([path, 503]);
      expect(text).toContain("2 of 1,234 are in");
    }
    const body = JSON.stringify({ symbols: ["AAPL"] });
    const headers = { "content-type": "application/json" };
    expect((await ask("/api/portfolio/look-up", LOADING, { method: "POST", headers, body })).status).toBe(503);
  });

  it("an address that does not exist is still unknown", async () => {
    expect((await ask("/api/nothing")).status).toBe(404);
  });
});

describe("when all companies are in", () => {
  it("nothing of it is left", async () => {
    const { status, headers } = await ask("/api/stocks/BIMAS.IS", env);
    expect([status, headers.get("x-still-loading")]).toEqual([404, null]);
    expect((await ask("/api/stocks/7010", env)).status).toBe(200);
  });

  it("a server without a load knows a dataset that was left unfinished", async () => {
    await env.DB.prepare("UPDATE datasets SET universe = ?1").bind(UNFINISHED).run();
    const { status, text } = await ask("/api/ready", env);
    expect([status, JSON.parse(text).error]).toEqual([
      503,
      "Only part of the companies has been loaded: `npm start` loads the rest",
    ]);
  });
});
