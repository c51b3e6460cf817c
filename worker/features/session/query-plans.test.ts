import { beforeEach, describe, expect, it } from "vitest";
import { adminBindings, call } from "../../test/admin.ts";
import { openBrowser } from "../../test/browser.ts";
import { expectIndexed, expectIndexes, recordDatabase } from "../../test/database.ts";
import { makeStock, publish, stockIds } from "../../test/factories.ts";
import { purgeExpired } from "./service.ts";

const READS = [
  "/api/watchlists",
  "/api/watchlists?cursor=7",
  "/api/search-history",
  "/api/search-history?cursor=7",
  "/api/session/export",
];

describe("what a visitor's requests ask of the database", () => {
  let ids: Record<string, number>;
  let headers: { cookie: string };

  beforeEach(async () => {
    await publish([makeStock("AAPL"), makeStock("MU")]);
    ids = await stockIds();
    const browser = openBrowser();
    for (const path of ["/api/watchlists", "/api/search-history"])
      await browser.send("POST", path, { stockId: ids["AAPL"] });
    headers = { cookie: browser.cookie() ?? "" };
  });

  it.each(READS)("GET %s takes one round trip and uses an index for everything", async (path) => {
    await expectIndexes([[path, { headers }]]);
  });

  it("writes by index", async () => {
    const body = { stockId: ids["MU"] };
    await expectIndexes([
      ["/api/watchlists", { method: "POST", headers, body }],
      [`/api/watchlists/${ids["AAPL"]}`, { method: "DELETE", headers }],
      ["/api/search-history", { method: "POST", headers, body }],
      ["/api/search-history", { method: "DELETE", headers }],
      ["/api/session", { method: "DELETE", headers }],
    ]);
  });

  it("asks nothing for a visitor without a cookie", async () => {
    const { DB, counts } = recordDatabase();
    for (const path of READS) await call(path, { bindings: { ...adminBindings, DB } });
    expect(counts.roundTrips).toBe(0);
  });

  it("purges by index", async () => {
    const { DB, statements } = recordDatabase();
    await purgeExpired(DB, new Date());
    await expectIndexed(statements);
  });
});
