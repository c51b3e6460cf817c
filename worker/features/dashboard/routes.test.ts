import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { makeStock, publish } from "../../test/factories.ts";

async function stats(): Promise<unknown> {
  return (await SELF.fetch("https://mizan.test/api/dashboard/stats")).json();
}

describe("GET /api/dashboard/stats", () => {
  it("counts nothing before the first dataset", async () => {
    expect(await stats()).toEqual({
      halalStocks: 0,
      questionableStocks: 0,
      haramStocks: 0,
      watchlistCount: 0,
      halalGrowth: null,
      statusChangesToday: 0,
      asOf: null,
    });
  });

  it("counts screened stocks only and grows against the dataset before", async () => {
    await publish([makeStock("A"), makeStock("B"), makeStock("C", { status: "haram" })], "2026-07-25");
    await publish([makeStock("A"), makeStock("B"), makeStock("C"), makeStock("D", { isScreened: false })]);
    expect(await stats()).toMatchObject({ halalStocks: 3, haramStocks: 0, halalGrowth: 50, asOf: "2026-08-22" });
  });
});
