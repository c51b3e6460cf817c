import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { errorSchema } from "../../../schema/contracts/endpoint.ts";
import { WATCHLIST_MAX, watchlistEndpoints } from "../../../schema/contracts/watchlist.ts";
import { adminBindings, call } from "../../test/admin.ts";
import { type Browser, openBrowser } from "../../test/browser.ts";
import { countRows, expectRefused, withoutWriting } from "../../test/database.ts";
import { makeStock, publish, stockIds } from "../../test/factories.ts";

const PATH = "/api/watchlists";
const { listWatchlist, addToWatchlist, removeFromWatchlist } = watchlistEndpoints;

let ids: Record<string, number>;

beforeEach(async () => {
  await publish(["AAPL", "MSFT", "MU"].map((symbol) => makeStock(symbol)));
  ids = await stockIds();
});

const watch = (browser: Browser, symbol: string) => browser.call(addToWatchlist, PATH, { stockId: ids[symbol] });

async function watched(browser: Browser, path = PATH): Promise<string[]> {
  return (await browser.call(listWatchlist, path)).map(({ stock }) => stock.symbol);
}

describe("POST /api/watchlists", () => {
  it("answers the entry with its stock and stores it for this visitor", async () => {
    const browser = openBrowser();
    const entry = await watch(browser, "AAPL");
    expect(entry).toEqual({
      id: expect.any(Number),
      stockId: ids["AAPL"],
      stock: {
        id: ids["AAPL"],
        symbol: "AAPL",
        name: "AAPL Company",
        sector: "Technology",
        exchange: "NASDAQ",
        currentPrice: 10,
        priceChangePercent: null,
        complianceStatus: "halal",
        standing: "halal",
        figuresOn: null,
        standsUntil: null,
        priceAsOf: "2026-08-21",
        isRealData: true,
        price: null,
        because: null,
        purificationBound: null,
      },
    });
    expect(await browser.call(listWatchlist, PATH)).toMatchObject([entry]);
  });

  it("keeps one entry of a stock that is added twice, without writing again", async () => {
    const browser = openBrowser();
    const first = await watch(browser, "AAPL");
    expect(await withoutWriting(() => watch(browser, "AAPL"))).toEqual(first);
  });

  it("keeps one entry when the same stock is added many times at once", async () => {
    const browser = openBrowser();
    await watch(browser, "MSFT");
    const entries = await Promise.all(Array.from({ length: 10 }, () => watch(browser, "AAPL")));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
    expect(await watched(browser)).toEqual(["AAPL", "MSFT"]);
  });

  it.each([
    [{ stockId: 999 }, 404, "no stock"],
    [{ stockId: 0 }, 400, "stockId"],
    [{ stockId: "1" }, 400, "stockId"],
    [{}, 400, "stockId"],
    [null, 400, "stockId"],
  ])("refuses %j with %i, starts no session and leaves the database alone", async (body, status, word) => {
    await expectRefused(() => openBrowser().send("POST", PATH, body), status, word);
  });

  it("refuses a stock over the limit with one clear sentence and leaves the database alone", async () => {
    const browser = openBrowser();
    await watch(browser, "AAPL");
    await fillWatchlist();
    const refused = await expectRefused(() => browser.send("POST", PATH, { stockId: ids["MU"] }), 409);
    expect(refused).toMatchObject({
      code: "conflict",
      error: "Your watchlist holds 500 stocks at most. Please remove one first.",
    });
  });

  it("says that the session ended when its visitor was forgotten while the stock was added", async () => {
    const browser = openBrowser();
    await watch(browser, "AAPL");
    const DB = {
      prepare: (sql: string) => env.DB.prepare(sql),
      async batch(statements: D1PreparedStatement[]) {
        await env.DB.prepare("DELETE FROM visitors").run();
        return env.DB.batch(statements);
      },
    } as unknown as D1Database;
    const options = { method: "POST", headers: { cookie: browser.cookie() ?? "" }, body: { stockId: ids["MU"] } };
    const answer = await call(PATH, { ...options, bindings: { ...adminBindings, DB } });
    expect([answer.status, errorSchema.parse(await answer.json()).error]).toEqual([
      ...[409, "Your session ended meanwhile. Please try again."],
    ]);
  });

  it("keeps to the limit when stocks are added simultaneously", async () => {
    const browser = openBrowser();
    await watch(browser, "AAPL");
    await fillWatchlist(WATCHLIST_MAX - 1);
    await Promise.all(["MSFT", "MU"].map((symbol) => browser.send("POST", PATH, { stockId: ids[symbol] })));
    expect(await countRows("watchlist_entries")).toBe(WATCHLIST_MAX);
  });
});

describe("GET /api/watchlists", () => {
  it("lists the latest added first and pages through every entry once; none for a visitor without a session", async () => {
    const browser = openBrowser();
    for (const symbol of ["AAPL", "MSFT", "MU"]) await watch(browser, symbol);
    const rows = await browser.pages(listWatchlist, `${PATH}?limit=2`, 3);
    expect(rows.map(({ stock }) => stock.symbol)).toEqual(["MU", "MSFT", "AAPL"]);
    expect(await openBrowser().pages(listWatchlist, PATH, 0)).toEqual([]);
  });

  it("still says how many there are on a page past the end", async () => {
    const browser = openBrowser();
    await watch(browser, "AAPL");
    const answer = await browser.get(`${PATH}?cursor=1`);
    expect(answer.body).toEqual([]);
    expect(answer.headers.get("x-total-count")).toBe("1");
  });

  it("shows the stock's current state, not that when it was added", async () => {
    const browser = openBrowser();
    await watch(browser, "AAPL");
    await publish([makeStock("AAPL", { status: "haram", price: 12 })]);
    const [entry] = await browser.call(listWatchlist, PATH);
    expect(entry?.stock).toMatchObject({ complianceStatus: "haram", currentPrice: 12 });
  });
});

describe("DELETE /api/watchlists/:stockId", () => {
  it("removes the stock from the list", async () => {
    const browser = openBrowser();
    await watch(browser, "AAPL");
    await watch(browser, "MU");
    await browser.call(removeFromWatchlist, `${PATH}/${ids["AAPL"]}`);
    expect(await watched(browser)).toEqual(["MU"]);
    expect((await browser.get(PATH)).headers.get("x-total-count")).toBe("1");
  });

  it.each([
    ["999", 404],
    ["99999999999999999999", 400],
  ])("refuses %s with %i and leaves the database alone", async (id, status) => {
    const browser = openBrowser();
    await watch(browser, "AAPL");
    await expectRefused(() => browser.send("DELETE", `${PATH}/${id}`), status);
  });

  it("answers 404 for a stock that only another visitor watches, and leaves it on their list", async () => {
    const [owner, stranger] = [openBrowser(), openBrowser()];
    await watch(owner, "AAPL");
    await watch(stranger, "MU");
    for (const browser of [stranger, openBrowser()])
      await expectRefused(() => browser.send("DELETE", `${PATH}/${ids["AAPL"]}`), 404);
  });
});

async function fillWatchlist(entries = WATCHLIST_MAX): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(`
      INSERT OR IGNORE INTO watchlist_entries (visitor_id, stock_id, added_at)
      WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?1)
      SELECT visitors.id, 1000 + number, 0 FROM visitors, numbers`).bind(entries - 1),
    env.DB.prepare("UPDATE visitors SET watchlist_count = (SELECT count(*) FROM watchlist_entries)"),
  ]);
}
