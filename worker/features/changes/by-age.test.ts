import { env } from "cloudflare:test";
import { parseFeed } from "@rowanmanning/feed-parser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CompanyFacts } from "../../../domain/facts/company-facts.ts";
import { changeEndpoints } from "../../../schema/contracts/changes.ts";
import { feedEndpoints } from "../../../schema/contracts/feeds.ts";
import { pushEndpoints } from "../../../schema/contracts/push.ts";
import { stockEndpoints } from "../../../schema/contracts/stocks.ts";
import { watchlistEndpoints } from "../../../schema/contracts/watchlist.ts";
import { type Browser, openBrowser } from "../../test/browser.ts";
import { makeSeed, publishSeeds, REFRESH_DAY, refreshWith, symbolOf } from "../../test/refresh-universe.ts";
import { standInForPushService, subscribedBrowser } from "../../test/stand-ins/push-service.ts";

/** Debt above a third of its limit stands for fifteen months after the end of its figures' period. */
const AGES = { interestBearingDebt: 2e8 };
const SEEDS = [
  endingOn("2025-06-15", makeSeed("AAAA", AGES)),
  endingOn("2025-06-30", makeSeed("BBBB", { ...AGES, interestIncome: 7.5e6 }, { exchange: "NYSE", sector: "Energy" })),
  endingOn("2025-07-10", makeSeed("CCCC", AGES)),
  endingOn("2026-06-30", makeSeed("DDDD", AGES)),
  makeSeed("EEEE"),
];
const BEFORE_NOTICE = "2026-08-16";
const NOTICE = "2026-08-17";
const LAST_DAY = "2026-09-15";
const DOUBT_DAY = "2026-09-16";

const anyone = openBrowser();

beforeEach(() => publishSeeds(SEEDS));
afterEach(() => vi.useRealTimers());

function endingOn(periodEnd: string, seed: CompanyFacts): CompanyFacts {
  const facts = Object.entries(seed.facts).map(([input, known]) => [
    input,
    input === "price" || input === "marketCapitalization" ? known : { ...known, periodEnd },
  ]);
  return { ...seed, facts: Object.fromEntries(facts) };
}

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const readOn = (day: string) => vi.useFakeTimers({ toFake: ["Date"], now: at(day) });
const ageing = (query: string) => anyone.call(changeEndpoints.listAgeing, `/api/changes/ageing?${query}`);
const symbols = async (query: string) => (await ageing(query)).map(({ symbol }) => symbol);

async function watcher(...watched: string[]): Promise<Browser> {
  const visitor = openBrowser();
  for (const symbol of watched) {
    const { id: stockId } = await visitor.call(stockEndpoints.lookUpStock, `/api/stocks/${symbol}`);
    await visitor.call(watchlistEndpoints.addToWatchlist, "/api/watchlists", { stockId });
  }
  return visitor;
}

const SUMMARY =
  "<summary>We can't tell yet: its figures are out of date. Halal → In doubt. Nothing else changed: wait for its next report.</summary>";

async function feed(path: string) {
  const { items } = parseFeed(String((await openBrowser().get(path)).body));
  return items.map(({ id, title, published, updated }) => [
    id?.split("/").at(-1),
    title,
    (published ?? updated)?.toISOString().slice(0, 10),
  ]);
}

describe("a verdict that falls into doubt by age", () => {
  it("is announced a month before, told on its day, and neither earlier", async () => {
    readOn(BEFORE_NOTICE);
    expect([await symbols("when=soon"), await symbols("when=past")]).toEqual([[], []]);
    readOn(NOTICE);
    expect(await ageing("when=soon")).toEqual([
      expect.objectContaining({
        symbol: "AAAA",
        standing: "halal",
        doubtOn: DOUBT_DAY,
        toldOn: NOTICE,
        isPast: false,
        message: "Halal today. Its figures will be out of date on Sep 16, 2026, unless newer ones arrive first.",
      }),
    ]);
    readOn(LAST_DAY);
    expect([await symbols("when=soon"), await symbols("when=past")]).toEqual([["AAAA", "BBBB", "CCCC"], []]);
    readOn(DOUBT_DAY);
    expect(await symbols("when=soon")).toEqual(["BBBB", "CCCC"]);
    expect(await ageing("when=past")).toEqual([
      expect.objectContaining({
        symbol: "AAAA",
        doubtOn: DOUBT_DAY,
        toldOn: DOUBT_DAY,
        isPast: true,
        message:
          "Halal → In doubt. Its figures went out of date, so no verdict can rest on them. Nothing else changed: wait for its next report.",
      }),
    ]);
  });

  it("is found by market and sector, and paged without omissions, with its number", async () => {
    readOn("2026-12-01");
    expect(await symbols("when=past&exchange=NYSE")).toEqual(["BBBB"]);
    expect(await symbols("when=past&sector=Energy")).toEqual(["BBBB"]);
    expect(await symbols("when=past&sector=Utilities")).toEqual([]);
    const rows = await anyone.pages(changeEndpoints.listAgeing, "/api/changes/ageing?when=past&limit=2", 3);
    expect(rows.map(({ symbol }) => symbol)).toEqual(["CCCC", "BBBB", "AAAA"]);
    for (const query of ["", "when=never", "when=past&cursor=x", "when=past&exchange=NYSE&sector=Energy"])
      expect((await anyone.get(`/api/changes/ageing?${query}`)).status).toBe(400);
    expect(await symbols("when=past&cursor=999999")).toEqual([]);
  });

  it("is in the feeds of all, of its market, of its own and of a watchlist, and in the changes of a watchlist", async () => {
    const visitor = await watcher("AAAA", "EEEE");
    const { key } = await visitor.call(feedEndpoints.renewKey, "/api/watchlist-feed");
    const paths = ["changes.atom", "markets/NASDAQ", "stocks/AAAA", `watchlists/${key}`];
    const told = async () => {
      const feeds = await Promise.all(paths.map((path) => feed(`/api/feeds/${path}`)));
      return feeds.map((entries) => entries.filter(([id]) => id?.startsWith("AAAA")));
    };
    const everywhere = (entry: string[]) => paths.map(() => [entry]);
    readOn(NOTICE);
    const soon = "AAAA AAAA Software: its figures will be out of date on Sep 16, 2026";
    expect(await told()).toEqual(everywhere([`AAAA#ages-${DOUBT_DAY}`, soon, NOTICE]));
    readOn(DOUBT_DAY);
    const past = [`AAAA#aged-${DOUBT_DAY}`, "AAAA AAAA Software: Halal → In doubt", DOUBT_DAY];
    expect(await told()).toEqual(everywhere(past));
    expect((await openBrowser().get("/api/feeds/stocks/AAAA")).body).toContain(SUMMARY);
    const watched = await visitor.call(changeEndpoints.listWatchedChanges, "/api/changes/watched");
    expect(watched.ageing.map(({ symbol, isPast }) => [symbol, isPast])).toEqual([["AAAA", true]]);
    expect((await visitor.get("/api/dashboard/stats")).body).toMatchObject({ statusChangesToday: 1 });
    const [run] = await anyone.call(changeEndpoints.listChangeRuns, "/api/changes/runs");
    expect(run?.aged).toEqual([{ on: DOUBT_DAY, verdicts: 1 }]);
  });

  it("is the last point of the stock's own history", async () => {
    const history = async () => (await anyone.call(stockEndpoints.lookUpStock, "/api/stocks/AAAA")).history;
    readOn(LAST_DAY);
    expect(await history()).toHaveLength(1);
    readOn(DOUBT_DAY);
    const [first, last] = await history();
    expect(last).toEqual({ ...first, screenedOn: DOUBT_DAY, status: "questionable", standing: "doubt", isAged: true });
  });

  it("is recorded by the next dataset as of its own day, and is the verdict that newer figures change", async () => {
    const quiet = Array.from({ length: 60 }, (_, position) => makeSeed(symbolOf(position + 100)));
    const renewed = endingOn("2025-06-10", makeSeed("RENEW", AGES));
    await publishSeeds([...quiet, ...SEEDS, renewed]);
    await refreshWith([...quiet, ...SEEDS, makeSeed("RENEW", AGES)]);
    readOn(REFRESH_DAY);
    const changes = await anyone.call(changeEndpoints.listChanges, "/api/changes");
    const told = changes.map(({ symbol, before, after, agedOn, causes }) => [
      ...[symbol, before.standing, after.standing, agedOn, causes],
    ]);
    expect(told).toEqual([
      ["AAAA", "halal", "doubt", DOUBT_DAY, ["age"]],
      ["RENEW", "doubt", "halal", undefined, ["figures"]],
    ]);
    expect(await symbols("when=past")).toEqual([]);
    expect(await feed("/api/feeds/stocks/AAAA")).toEqual([
      [`AAAA#aged-${DOUBT_DAY}`, "AAAA AAAA Software: Halal → In doubt", DOUBT_DAY],
    ]);
    expect((await openBrowser().get("/api/feeds/stocks/AAAA")).body).toContain(SUMMARY);
    const { history } = await anyone.call(stockEndpoints.lookUpStock, "/api/stocks/AAAA");
    expect(history.map(({ screenedOn, isAged }) => [screenedOn, isAged])).toEqual([
      ["2026-08-21", undefined],
      [DOUBT_DAY, true],
    ]);
  });
});

describe("a push", () => {
  let service: Awaited<ReturnType<typeof standInForPushService>>;

  beforeEach(async () => {
    service = await standInForPushService();
    Object.assign(env, service.bindings);
  });

  afterEach(() => service.close());

  it("comes once a month before and once on the day, to those who follow the stock", async () => {
    const devices: Awaited<ReturnType<typeof subscribedBrowser>>[] = [];
    for (const [name, symbol] of [["aged", "AAAA"] as const, ["fresh", "EEEE"] as const]) {
      const visitor = await watcher(symbol);
      const device = await subscribedBrowser(name);
      await visitor.call(pushEndpoints.subscribe, "/api/push", device.subscription);
      devices.push(device);
    }
    for (const day of [BEFORE_NOTICE, NOTICE, NOTICE, LAST_DAY, DOUBT_DAY, DOUBT_DAY, "2026-09-17"])
      await service.minute(at(day));
    expect(service.received.map(({ path, headers }) => [path, headers.get("topic")])).toEqual([
      ["/aged", "run-20260817"],
      ["/aged", "run-20260916"],
    ]);
    expect(await Promise.all(service.received.map(({ body }) => devices[0]?.read(body)))).toEqual([
      {
        title: "A verdict that you follow will soon be in doubt",
        body: "AAAA: its figures will be out of date on Sep 16, 2026",
        run: 20260817,
      },
      {
        title: "A verdict that you follow has changed",
        body: "AAAA: Halal → In doubt. Its figures went out of date, so no verdict can rest on them. Nothing else changed: wait for its next report.",
        run: 20260916,
      },
    ]);
  });
});
