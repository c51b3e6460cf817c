import { env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { makeStock, publish } from "../test/factories.ts";

const STATUS_CHANGES = `
  SELECT stocks.symbol, change ->> '$.before.status' AS from_status, change ->> '$.after.status' AS to_status, changed_on,
    verdict_changes.id / 10000000 AS dataset_version
  FROM verdict_changes JOIN stocks ON stocks.id = stock_id ORDER BY symbol`;

async function idOf(symbol: string): Promise<number> {
  const stock = (await (await SELF.fetch(`https://mizan.test/api/stocks/${symbol}`)).json()) as { id: number };
  return stock.id;
}

describe("publishing into an existing universe", () => {
  it("keeps the id of every known symbol and gives new ones to newcomers of the same size", async () => {
    await publish([makeStock("A"), makeStock("B")]);
    const ids = [await idOf("A"), await idOf("B")];
    await publish([makeStock("NEW"), makeStock("B", { name: "Renamed" }), makeStock("A")]);
    expect([await idOf("A"), await idOf("B")]).toEqual(ids);
    expect(await idOf("NEW")).toBe(Math.max(...ids) + 1);
  });

  it("records whose status changed, and nothing for a newcomer or a name screened for the first time", async () => {
    await publish([makeStock("A"), makeStock("B"), makeStock("LISTED", { isScreened: false })]);
    await publish([makeStock("A", { status: "haram" }), makeStock("B"), makeStock("LISTED"), makeStock("NEW")]);
    expect((await env.DB.prepare(STATUS_CHANGES).all()).results).toEqual([
      { symbol: "A", from_status: "halal", to_status: "haram", changed_on: "2026-08-22", dataset_version: 2 },
    ]);
  });
});
