import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { Endpoint } from "../../schema/contracts/endpoint.ts";
import { endpoints } from "../../schema/contracts/endpoints.ts";
import { type Answer, type Browser, openBrowser } from "./browser.ts";
import { makeStock, publish } from "./factories.ts";

const reads = Object.values(endpoints)
  .flatMap((feature): Endpoint[] => Object.values(feature))
  .filter(({ method }) => method === "GET")
  .map(({ path }) => path.replace(":symbol", "AAPL").replaceAll(/:\w+/g, "1"));

/** A cache between two visitors and the Worker, as careless as the standard allows: it never looks at cookies. */
function openSharedCache() {
  const held = new Map<string, Answer>();
  return async (browser: Browser, path: string): Promise<Answer> => {
    const hit = held.get(path);
    if (hit) return hit;
    const answer = await browser.get(path);
    const words = (answer.headers.get("cache-control") ?? "").split(",").map((word) => word.trim());
    if (!words.some((word) => word === "private" || word === "no-store")) held.set(path, answer);
    return answer;
  };
}

async function openBusyBrowser(stockId: number, amount: number): Promise<Browser> {
  const browser = openBrowser();
  for (const path of ["/api/watchlists", "/api/search-history"]) await browser.send("POST", path, { stockId });
  await browser.send("POST", "/api/zakat/calculate", { assets: [{ type: "cash", value: amount }] });
  return browser;
}

let owner: Browser;
let other: Browser;

beforeEach(async () => {
  await publish([makeStock("AAPL"), makeStock("MU")]);
  const { results } = await env.DB.prepare("SELECT id FROM stocks ORDER BY id").all<{ id: number }>();
  const [first, second] = results.map(({ id }) => id);
  owner = await openBusyBrowser(first ?? 0, 71_717);
  other = await openBusyBrowser(second ?? 0, 82_828);
});

describe.each(reads)("GET %s behind a shared cache", (path) => {
  it("never gives one visitor another visitor's answer", async () => {
    const fetchThroughCache = openSharedCache();
    const stable = ({ status, body }: Answer) =>
      [status, JSON.stringify(body).replaceAll(/"(requestId|exportedAt)":"[^"]+"/g, "")] as const;
    await fetchThroughCache(owner, path);
    expect(stable(await fetchThroughCache(other, path))).toEqual(stable(await other.get(path)));
    expect(stable(await fetchThroughCache(openBrowser(), path))).toEqual(stable(await openBrowser().get(path)));
  });

  it("says how it may be cached, and sets no cookie", async () => {
    for (const browser of [owner, openBrowser()]) {
      const { headers } = await browser.get(path);
      expect(headers.get("cache-control")).toMatch(/\b(public|no-store)\b/);
      expect(headers.get("set-cookie")).toBeNull();
    }
  });
});
