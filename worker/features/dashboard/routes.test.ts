import { env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import { adminBindings, call } from "../../test/admin.ts";
import { openBrowser } from "../../test/browser.ts";
import { queryPlan, recordDatabase } from "../../test/database.ts";
import { makeStock, publish, stockIds } from "../../test/factories.ts";

async function stats(): Promise<unknown> {
  return (await SELF.fetch("https://mizan.test/api/dashboard/stats")).json();
}

describe("GET /api/dashboard/stats", () => {
  it("counts nothing before the first dataset", async () => {
    expect(await stats()).toEqual({
      halalStocks: 0,
      questionableStocks: 0,
      purifyStocks: 0,
      doubtStocks: 0,
      haramStocks: 0,
      watchlistCount: 0,
      halalGrowth: null,
      statusChangesToday: 0,
      asOf: null,
    });
  });

  const july = [makeStock("A"), makeStock("B"), makeStock("C", { status: "haram" })];
  const august = [makeStock("A"), makeStock("B"), makeStock("C"), makeStock("D", { isScreened: false })];

  it("counts screened stocks only and grows against the month before", async () => {
    await publish(july, "2026-07-25");
    await publish(august);
    expect(await stats()).toMatchObject({ halalStocks: 3, haramStocks: 0, halalGrowth: 50, asOf: "2026-08-22" });
  });

  it("counts the two kinds of questionable", async () => {
    await publish([
      makeStock("A", { isToPurify: true }),
      makeStock("B", { isToPurify: true }),
      makeStock("C", { status: "questionable" }),
      makeStock("D", { status: "questionable", isScreened: false }),
    ]);
    expect(await stats()).toMatchObject({ questionableStocks: 3, purifyStocks: 2, doubtStocks: 1 });
  });

  it("grows against the month before, too, when this month was refreshed more than once", async () => {
    await publish([makeStock("A")], "2026-07-11");
    await publish(july, "2026-07-25");
    await publish(july, "2026-08-08");
    await publish(august, "2026-08-22");
    expect(await stats()).toMatchObject({ halalGrowth: 50 });
  });

  it.each([
    ["this month alone", "2026-08-01"],
    ["an older month", "2026-06-30"],
    ["the month's namesake of a year ago", "2025-07-25"],
  ])("reports no growth with %s", async (_, before) => {
    await publish(july, before);
    await publish(august, "2026-08-22");
    expect(await stats()).toMatchObject({ halalGrowth: null });
  });

  it("treats December as the month before January", async () => {
    await publish(july, "2026-12-26");
    await publish(august, "2027-01-30");
    expect(await stats()).toMatchObject({ halalGrowth: 50 });
  });
});

describe("a visitor's own figures in GET /api/dashboard/stats", () => {
  const today = isoDay(new Date());

  async function watchEverything() {
    await publish([makeStock("A"), makeStock("B"), makeStock("C")]);
    const { A: a = 0, B: b = 0, C: c = 0 } = await stockIds();
    const browser = openBrowser();
    for (const stockId of [a, b]) await browser.send("POST", "/api/watchlists", { stockId });
    return { browser, a, b, c };
  }

  async function changeStatus(stockId: number, changedOn: string): Promise<void> {
    const version = changedOn === today ? 2_000 : 1_000;
    await env.DB.batch([
      env.DB.prepare("INSERT INTO verdict_changes VALUES (?3 * 10000000 + ?2, ?2, ?1, 'NYSE', NULL, '{}')").bind(
        changedOn,
        stockId,
        version,
      ),
      env.DB.prepare("INSERT OR IGNORE INTO change_runs VALUES (?2, ?1, '{}')").bind(changedOn, version),
    ]);
  }

  it("counts the stocks they watch", async () => {
    const { browser } = await watchEverything();
    expect((await browser.get("/api/dashboard/stats")).body).toMatchObject({ watchlistCount: 2 });
    expect(await stats()).toMatchObject({ watchlistCount: 0 });
  });

  it("counts today's changes in stocks they watch, but not other days or stocks", async () => {
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
    await call("/api/dashboard/stats", { headers, bindings: { ...adminBindings, DB } });
    expect(counts.roundTrips).toBe(1);
    const steps = (await Promise.all(statements.map(queryPlan))).flat();
    expect(steps.filter((step) => /TEMP B-TREE|^SCAN (?!datasets)/.test(step))).toEqual([]);
  });
});
