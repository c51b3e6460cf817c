import { createExecutionContext, env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { app } from "../../app.ts";
import { openBrowser } from "../../test/browser.ts";
import { makeStock, publish } from "../../test/factories.ts";
import { queryPlan, recordDatabase } from "../../test/recorded-database.ts";

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

describe("a visitor's own figures in GET /api/dashboard/stats", () => {
  const today = new Date().toISOString().slice(0, 10);

  async function watchEverything() {
    await publish([makeStock("A"), makeStock("B"), makeStock("C")]);
    const { results } = await env.DB.prepare("SELECT id FROM stocks ORDER BY symbol").all<{ id: number }>();
    const [a = 0, b = 0, c = 0] = results.map(({ id }) => id);
    const browser = openBrowser();
    for (const stockId of [a, b]) await browser.send("POST", "/api/watchlists", { stockId });
    return { browser, a, b, c };
  }

  async function changeStatus(stockId: number, changedOn: string): Promise<void> {
    await env.DB.prepare("INSERT INTO status_changes VALUES (?1, ?2, 1, 'halal', 'haram')")
      .bind(changedOn, stockId)
      .run();
  }

  it("counts the stocks they watch", async () => {
    const { browser } = await watchEverything();
    expect((await browser.get("/api/dashboard/stats")).body).toMatchObject({ watchlistCount: 2 });
    expect(await stats()).toMatchObject({ watchlistCount: 0 });
  });

  it("counts the changes of today in stocks they watch, none of another day or another stock", async () => {
    const { browser, a, b, c } = await watchEverything();
    await changeStatus(a, today);
    await changeStatus(b, "2026-07-25");
    await changeStatus(c, today);
    expect((await browser.get("/api/dashboard/stats")).body).toMatchObject({ statusChangesToday: 1 });
    expect(await stats()).toMatchObject({ statusChangesToday: 0 });
    expect((await openBrowser(`__Host-mizan=${"A".repeat(43)}`).get("/api/dashboard/stats")).body).toMatchObject({
      watchlistCount: 0,
      statusChangesToday: 0,
    });
  });

  it("takes one round trip, by index", async () => {
    const { browser } = await watchEverything();
    const { DB, statements, counts } = recordDatabase();
    const headers = { cookie: browser.cookie() ?? "" };
    const request = new Request("https://mizan.test/api/dashboard/stats", { headers });
    await app.fetch(request, { ...env, DB }, createExecutionContext());
    expect(counts.roundTrips).toBe(1);
    const steps = (await Promise.all(statements.map(queryPlan))).flat();
    expect(steps.filter((step) => /TEMP B-TREE|^SCAN (?!datasets)/.test(step))).toEqual([]);
  });
});
