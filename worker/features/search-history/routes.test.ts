import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { SEARCH_HISTORY_MAX, searchHistoryEndpoints } from "../../../schema/contracts/search-history.ts";
import { type Browser, openBrowser } from "../../test/browser.ts";
import { countRows, expectRefused, withoutWriting } from "../../test/database.ts";
import { makeStock, publish, stockIds } from "../../test/factories.ts";

const PATH = "/api/search-history";
const { listSearches, recordSearch, clearSearches } = searchHistoryEndpoints;

let ids: Record<string, number>;

beforeEach(async () => {
  await publish(["AAPL", "MSFT", "MU"].map((symbol) => makeStock(symbol)));
  ids = await stockIds();
});

const search = (browser: Browser, symbol: string) => browser.call(recordSearch, PATH, { stockId: ids[symbol] });

async function searched(browser: Browser): Promise<string[]> {
  return (await browser.call(listSearches, PATH)).map(({ stock }) => stock.symbol);
}

describe("POST /api/search-history", () => {
  it("answers the entry with its stock and its time, as the list shows it", async () => {
    const browser = openBrowser();
    const entry = await search(browser, "AAPL");
    expect(entry.stock).toMatchObject({ symbol: "AAPL", complianceStatus: "halal" });
    expect(Math.abs(Date.parse(entry.searchedAt) - Date.now())).toBeLessThan(60_000);
    expect(await browser.call(listSearches, PATH)).toEqual([entry]);
  });

  it("moves a stock that is searched again to the top and lists it once", async () => {
    const browser = openBrowser();
    for (const symbol of ["AAPL", "MSFT", "MU", "AAPL"]) await search(browser, symbol);
    expect(await searched(browser)).toEqual(["AAPL", "MU", "MSFT"]);
    expect((await browser.get(PATH)).headers.get("x-total-count")).toBe("3");
  });

  it("drops the visitor's own oldest search over the limit and nobody else's", async () => {
    const [browser, other] = [openBrowser(), openBrowser()];
    await search(other, "MSFT");
    await search(browser, "AAPL");
    await fillHistoryAfter("AAPL");
    await search(browser, "MU");
    expect(await countRows("search_history_entries")).toBe(SEARCH_HISTORY_MAX + 1);
    const { headers } = await browser.get(PATH);
    expect(headers.get("x-total-count")).toBe(String(SEARCH_HISTORY_MAX));
    expect(await searched(browser)).toEqual(["MU"]);
    expect(await searched(other)).toEqual(["MSFT"]);
  });

  it.each([
    [{ stockId: 999 }, 404, "no stock"],
    [{ stockId: "7" }, 400, "stockId"],
  ])("refuses %j with %i, starts no session and leaves the database alone", async (body, status, word) => {
    await expectRefused(() => openBrowser().send("POST", PATH, body), status, word);
  });
});

describe("GET /api/search-history", () => {
  it("pages through every search once, latest first, and shows a visitor without a session none", async () => {
    const browser = openBrowser();
    for (const symbol of ["AAPL", "MSFT", "MU"]) await search(browser, symbol);
    const rows = await browser.pages(listSearches, `${PATH}?limit=1`, 3);
    expect(rows.map(({ stock }) => stock.symbol)).toEqual(["MU", "MSFT", "AAPL"]);
    expect(await searched(openBrowser())).toEqual([]);
  });
});

describe("DELETE /api/search-history", () => {
  it("forgets the visitor's searches and nobody else's", async () => {
    const [browser, other] = [openBrowser(), openBrowser()];
    await search(browser, "AAPL");
    await search(other, "MU");
    await browser.call(clearSearches, PATH);
    expect(await searched(browser)).toEqual([]);
    expect((await browser.get(PATH)).headers.get("x-total-count")).toBe("0");
    expect(await searched(other)).toEqual(["MU"]);
  });

  it("succeeds with nothing to forget, and changes nothing", async () => {
    await search(openBrowser(), "AAPL");
    await withoutWriting(() => openBrowser().call(clearSearches, PATH));
  });
});

/** Fills the history of the visitor who searched the stock up to its limit. */
async function fillHistoryAfter(symbol: string): Promise<void> {
  await env.DB.prepare(`
    INSERT INTO search_history_entries (visitor_id, stock_id, searched_at)
    WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?1)
    SELECT visitor_id, 1000 + number, 0 FROM search_history_entries, numbers WHERE stock_id = ?2`)
    .bind(SEARCH_HISTORY_MAX - 1, ids[symbol])
    .run();
}
