import { createExecutionContext, env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { everyEndpoint } from "../../schema/contracts/endpoints.ts";
import { app } from "../app.ts";
import { mostRowsRead } from "../http/rate-limit.ts";
import { openBrowser } from "./browser.ts";
import { queryPlan } from "./database.ts";
import { makeStock, publish } from "./factories.ts";
import { countRowsRead, recordStatements } from "./recorded-statements.ts";

const STOCKS = 45_000;
const WATCHED = 12;
const PATIENCE = 60_000;
/** The alternatives to a failing stock in an industry with many that pass. */
const PEERS = "/api/stocks/S3/alternatives";

/** Tables with many thousand rows, of stocks or of visitors. */
const SCAN_OF_A_BIG_TABLE = /^SCAN (stocks|verdict_changes|visitors|watchlist|search_history|zakat|forum|contact|rate)/;

const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  "/api/companies/search": ["?q=co", "?q=company+1", "?q=zz", "?q=co&exchange=NYSE"],
  "/api/stocks/search": [
    "?q=co&limit=100",
    "?q=company+9&status=haram&limit=20",
    "?q=zz",
    "?status=haram&limit=100",
    "?sector=Technology&exchange=NYSE",
    "?standard=mizan,aaoifi&maxDebtRatio=33&industry=Software&sort=-debtRatio&limit=100",
    "?q=co&sort=name",
  ],
  "/api/changes/ageing": ["?when=past&limit=100", "?when=soon&exchange=NYSE", "?when=past&sector=Technology&limit=20"],
  "/api/stocks.csv": [`?symbols=${Array.from({ length: 100 }, (_, place) => `S${place + 1}`).join(",")}`],
  "/api/claims/wanted": ["?limit=100", "?exchange=NYSE&input=totalRevenue&limit=20"],
  "/api/stocks/browse": ["?limit=100", "?complianceStatus=haram&exchange=NYSE&limit=20"],
};

/** The first reader of a new dataset reads these in full, page by page; see docs/decisions/0053. */
const WHOLE = new Set(["/api/dataset.csv", "/api/dataset.json", "/api/sitemap.xml"]);

const reads = everyEndpoint
  .filter(({ method, admin, path }) => method === "GET" && !admin && !WHOLE.has(path))
  .flatMap(({ path, reads: declared }) =>
    (EXAMPLES[path] ?? [""]).map((query) => ({
      path: `${path.replace(":symbol", "S7").replaceAll(/:\w+/g, "1")}${query}`,
      declared,
    })),
  );

let cookie = "";

beforeEach(async () => {
  await publish([makeStock("FIRST")]);
  await env.DB.prepare(`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
    INSERT INTO stocks (id, symbol, name, exchange, sector, region, is_screened, compliance_status, document, industry,
      standings, stands_until)
    SELECT n, 'S' || n, 'Company ' || n, iif(n % 2, 'NYSE', 'NASDAQ'), 'Technology', 'North America', 1,
      iif(n % 3, 'halal', 'haram'), replace((SELECT document FROM stocks WHERE symbol = 'FIRST'), 'FIRST', 'S' || n),
      'Industry ' || (n % 100), iif(n % 3, 'hhhhhhh', 'xxxxxxx') || '/' || date('now', (n % 500 - 400) || ' days') || ':ddddddd',
      date('now', (n % 500 - 400) || ' days')
    FROM numbers`)
    .bind(STOCKS)
    .run();
  await env.DB.prepare(`
    UPDATE stocks SET standing = 'doubt', standings = 'ddddddd',
      card = json_set((SELECT card FROM stocks WHERE symbol = 'FIRST'), '$.wanted', 'totalRevenue')
    WHERE id % 50 = 0`).run();
  const browser = openBrowser();
  for (let stockId = 1; stockId <= WATCHED; stockId++) await browser.send("POST", "/api/watchlists", { stockId });
  cookie = browser.cookie() ?? "";
}, PATIENCE);

async function costOf(path: string) {
  const { DB, statements, counts } = recordStatements(env.DB);
  const request = new Request(`https://mizan.test${path}`, { headers: { cookie } });
  const response = await app.fetch(request, { ...env, DB }, createExecutionContext());
  const text = await response.text();
  const body: unknown = response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  const plans = await Promise.all(statements.map(queryPlan));
  return {
    roundTrips: counts.roundTrips,
    rowsRead: await countRowsRead(env.DB, statements),
    peers: (body as { stocks?: unknown[] }).stocks?.length,
    body,
    scans: plans.flat().filter((step) => SCAN_OF_A_BIG_TABLE.test(step)),
  };
}

describe(`what a read costs the database at ${STOCKS} stocks`, () => {
  it(
    "is one round trip, no scan of a big table, at most 500 rows, and no more than is counted against the reader's network",
    async () => {
      for (const path of ["/api/stocks/S1", "/api/stocks/search?q=co&sort=name&limit=1", PEERS, "/api/claims/wanted"])
        await costOf(path);
      for (const { path, declared } of reads) {
        const cost = await costOf(path);
        expect.soft(cost.roundTrips, path).toBeLessThanOrEqual(1);
        expect.soft(cost.scans, path).toEqual([]);
        expect
          .soft(cost.rowsRead, path)
          .toBeLessThanOrEqual(Math.min(500, mostRowsRead({ reads: declared }, cost.body)));
      }
      expect.soft((await costOf("/api/stocks/S8")).rowsRead, "one stock").toBe(1);
      const { rowsRead, roundTrips, peers } = await costOf(PEERS);
      expect.soft({ peers, roundTrips }, "alternatives").toEqual({ peers: 5, roundTrips: 1 });
      expect.soft(rowsRead, "alternatives").toBeLessThanOrEqual(2 * 5);
      expect.soft((await costOf("/api/dashboard/stats")).rowsRead, "stats").toBeLessThanOrEqual(10);
      expect.soft((await costOf("/api/claims/wanted?limit=100")).body, "wanted").toHaveLength(100);
    },
    PATIENCE,
  );
});
