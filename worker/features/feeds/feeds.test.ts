import { parseFeed } from "@rowanmanning/feed-parser";
import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { feedEndpoints } from "../../../schema/contracts/feeds.ts";
import { sessionEndpoints } from "../../../schema/contracts/session.ts";
import { stockEndpoints } from "../../../schema/contracts/stocks.ts";
import { watchlistEndpoints } from "../../../schema/contracts/watchlist.ts";
import { ORIGIN, openBrowser } from "../../test/browser.ts";
import { fact, makeSeed, publishSeeds, refreshWith, symbolOf } from "../../test/refresh-universe.ts";

const QUIET = Array.from({ length: 20 }, (_, position) => makeSeed(symbolOf(position)));
const MOVED = makeSeed("MOVE", {}, { name: 'Move & <b>"Shake"</b> \u0007 Company', exchange: "NYSE" });
const NEW_FILING = { ...fact("interestBearingDebt", 4e8, ""), periodEnd: "2026-08-31" };

const anyone = openBrowser();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z") });
  await publishSeeds([...QUIET, MOVED]);
  const moved = { ...MOVED, facts: { ...MOVED.facts, interestBearingDebt: NEW_FILING } };
  await refreshWith([...QUIET, moved]);
});

afterEach(() => {
  vi.useRealTimers();
});

async function feed(path: string, browser = anyone) {
  const { status, body, headers } = await browser.get(path);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  return parseFeed(String(body));
}

function eventsOf(text: unknown) {
  const calendar = new ICAL.Component(ICAL.parse(String(text)));
  return calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
}

async function watching(...symbols: string[]) {
  const visitor = openBrowser();
  for (const symbol of symbols) {
    const { id: stockId } = await visitor.call(stockEndpoints.lookUpStock, `/api/stocks/${symbol}`);
    await visitor.call(watchlistEndpoints.addToWatchlist, "/api/watchlists", { stockId });
  }
  const { key } = await visitor.call(feedEndpoints.renewKey, "/api/watchlist-feed");
  return { visitor, key };
}

describe("a feed of changes", () => {
  it.each(["/api/feeds/changes.atom", "/api/feeds/markets/NYSE", "/api/feeds/stocks/MOVE"])(
    "is read by a parser at %s, whatever a company is called",
    async (path) => {
      const { meta, items, self } = await feed(path);
      expect(meta.type).toBe("atom");
      expect(self).toBe(ORIGIN + path);
      expect(items).toHaveLength(1);
      expect(items[0]).toMatchObject({
        url: `${ORIGIN}/stocks/MOVE`,
        title: 'MOVE Move & <b>"Shake"</b>  Company: Halal → Haram',
        description: "No. Halal → Haram. The company reported newer figures. Debt 10.0% → 40.0% (limit 33%).",
      });
    },
  );

  it.each([
    [
      "",
      "Our rules, Nov 24, 2026: Dow Jones, S&P and MSCI corrected",
      "Dow Jones Islamic Market 1,262, S&P Shariah 1,140, MSCI Islamic 332",
    ],
    ["ar/", "داو جونز", "1,262"],
  ])(
    "tells from its day on which rules were corrected, as a rule and not a figure: %s",
    async (prefix, title, text) => {
      const ofRules = async (path: string) =>
        (await feed(`/api/feeds/${path}`)).items.filter(({ id }) => id?.includes("#corrected"));
      expect(await ofRules(`${prefix}changes.atom`)).toEqual([]);
      vi.setSystemTime(new Date("2026-11-24T00:00:00Z"));
      const [corrected, ...others] = await ofRules(`${prefix}changes.atom`);
      expect(others).toEqual([]);
      expect(corrected?.title).toContain(title);
      expect(corrected?.description).toContain(text);
      expect(corrected?.categories.map(({ term }) => term)).toEqual(["rule"]);
      expect(corrected?.updated?.toISOString()).toBe("2026-11-24T00:00:00.000Z");
      expect(await ofRules(`${prefix}stocks/MOVE`)).toEqual([]);
    },
  );

  it("is a valid empty feed when nothing has changed", async () => {
    expect((await feed("/api/feeds/markets/SAU")).items).toEqual([]);
    expect((await feed("/api/feeds/stocks/AAAA")).items).toEqual([]);
  });

  it.each([
    ["/api/feeds/markets/NOWHERE", 400],
    ["/api/feeds/xx/changes.atom", 404],
    ["/api/feeds/en/changes.atom", 200],
    ["/api/feeds/constructor/calendar.ics", 404],
    ["/api/feeds/%00/stocks/MOVE", 404],
    [`/api/feeds/${"a".repeat(36)}/stocks/MOVE`, 400],
    ["/api/feeds/ar/markets/NOWHERE", 400],
    ["/api/feeds/watchlists/markets/NYSE", 404],
    ["/api/feeds/markets/changes.atom", 404],
  ])("answers %s, of a language or none, with %i", async (path, status) => {
    expect((await anyone.get(path)).status).toBe(status);
  });

  it.each(["changes.atom", "markets/NYSE", "stocks/MOVE"])("is in Arabic under its path: %s", async (path) => {
    const { meta, items, self, language } = await feed(`/api/feeds/ar/${path}`);
    expect(self).toBe(`${ORIGIN}/api/feeds/ar/${path}`);
    expect(language).toBe("ar");
    expect(meta.type).toBe("atom");
    expect(items[0]?.url).toBe(`${ORIGIN}/ar/stocks/MOVE`);
    expect(items[0]?.title).toContain("غير متوافق");
    expect(items[0]?.description).toMatch(/\p{Script=Arabic}/u);
    expect(items[0]?.description).not.toMatch(/[A-Za-z]{3}/);
  });
});

describe("the feed of a watchlist", () => {
  it("contains its changes for anyone who knows its address", async () => {
    const { key } = await watching("MOVE", "AAAA");
    expect((await feed(`/api/feeds/watchlists/${key}`)).items).toHaveLength(1);
    expect((await feed(`/api/feeds/ar/watchlists/${key}`)).title).toContain("قائمة متابعة");
  });

  it("is 404 under its old address once it is renewed, when it is forgotten, and with the visitor", async () => {
    const { visitor, key } = await watching("MOVE");
    const { key: renewed } = await visitor.call(feedEndpoints.renewKey, "/api/watchlist-feed");
    const status = async (of: string) => (await anyone.get(`/api/feeds/watchlists/${of}`)).status;
    expect([await status(key), await status(renewed)]).toEqual([404, 200]);
    await visitor.call(feedEndpoints.forgetKey, "/api/watchlist-feed");
    expect(await status(renewed)).toBe(404);
    const other = await watching("MOVE");
    await other.visitor.call(sessionEndpoints.forgetSession, "/api/session");
    expect(await status(other.key)).toBe(404);
    expect(await status("A".repeat(43))).toBe(404);
  });
});

describe("a calendar", () => {
  it("has the next refreshes, the last Saturdays of their months", async () => {
    const { body, headers } = await anyone.get("/api/feeds/calendar.ics");
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const events = eventsOf(body);
    expect(events).toHaveLength(12);
    expect(events.slice(0, 2).map(({ startDate }) => startDate.toString())).toEqual(["2026-11-28", "2026-12-26"]);
  });

  it("of a watchlist also has the days on which its companies report", async () => {
    const { key } = await watching("MOVE");
    const arabic = eventsOf((await anyone.get(`/api/feeds/ar/watchlists/${key}/calendar.ics`)).body);
    expect(arabic.map(({ summary }) => summary)).toContain("ميزان يحدّث أرقامه");
    const { body } = await anyone.get(`/api/feeds/watchlists/${key}/calendar.ics`);
    const filing = eventsOf(body).find(({ uid }) => uid.startsWith("filing-"));
    expect(filing?.summary).toBe("MOVE: next report expected");
    expect(filing?.startDate.toString()).toBe("2027-01-14");
    expect(filing?.description).toContain('Move & <b>"Shake"</b>');
    for (const line of String(body).split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});
