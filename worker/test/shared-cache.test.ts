import { beforeEach, expect, it } from "vitest";
import { everyEndpoint } from "../../schema/contracts/endpoints.ts";
import { type Answer, type Browser, openBrowser } from "./browser.ts";
import { makeStock, publish, stockIds } from "./factories.ts";

const reads = everyEndpoint
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

async function openBusyBrowser(stockId: number | undefined, amount: number): Promise<Browser> {
  const browser = openBrowser();
  for (const path of ["/api/watchlists", "/api/search-history"]) await browser.send("POST", path, { stockId });
  await browser.send("POST", "/api/zakat/calculate", { assets: [{ type: "cash", value: amount }] });
  return browser;
}

let owner: Browser;
let other: Browser;

beforeEach(async () => {
  await publish([makeStock("AAPL"), makeStock("MU")]);
  const { AAPL, MU } = await stockIds();
  owner = await openBusyBrowser(AAPL, 71_717);
  other = await openBusyBrowser(MU, 82_828);
});

it("a shared cache never gives one visitor another visitor's answer", async () => {
  const stable = ({ status, body }: Answer) =>
    [status, JSON.stringify(body).replaceAll(/"(requestId|exportedAt)":"[^"]+"/g, "")] as const;
  for (const path of reads) {
    const fetchThroughCache = openSharedCache();
    await fetchThroughCache(owner, path);
    expect(stable(await fetchThroughCache(other, path)), path).toEqual(stable(await other.get(path)));
    expect(stable(await fetchThroughCache(openBrowser(), path)), path).toEqual(stable(await openBrowser().get(path)));
  }
});

it("every read says how it may be cached, and sets no cookie", async () => {
  for (const path of reads) {
    for (const browser of [owner, openBrowser()]) {
      const { headers } = await browser.get(path);
      expect(headers.get("cache-control"), path).toMatch(/\b(public|no-store)\b/);
      expect(headers.get("set-cookie"), path).toBeNull();
    }
  }
});
