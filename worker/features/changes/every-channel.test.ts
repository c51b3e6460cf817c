import { env } from "cloudflare:test";
import { parseFeed } from "@rowanmanning/feed-parser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EDITIONS, type Edition, HOUSE_EDITION } from "../../../domain/standards/editions.ts";
import { type Change, changeEndpoints } from "../../../schema/contracts/changes.ts";
import { feedEndpoints } from "../../../schema/contracts/feeds.ts";
import { pushEndpoints } from "../../../schema/contracts/push.ts";
import { stockEndpoints } from "../../../schema/contracts/stocks.ts";
import { watchlistEndpoints } from "../../../schema/contracts/watchlist.ts";
import { openBrowser } from "../../test/browser.ts";
import { fact, makeSeed, publishSeeds, REFRESH_DAY, refreshWith, symbolOf } from "../../test/refresh-universe.ts";
import { standInForPushService, subscribedBrowser } from "../../test/stand-ins/push-service.ts";
import { drivePushes, takeDuePushes } from "../push/send.ts";

/** The run of the month ends while it is midnight in Karachi. */
const PUBLISHED = new Date(`${REFRESH_DAY}T19:00:00Z`);
const QUIET = Array.from({ length: 80 }, (_, position) => makeSeed(symbolOf(position)));
const CHANGED = ["FIGU", "PRIC", "CORR", "RULE"];
const FIRST_MONTH = [
  ...QUIET,
  makeSeed("FIGU", { interestBearingDebt: 2.7e8 }),
  makeSeed("PRIC", { interestBearingDebt: 2.7e8 }),
  makeSeed("CORR", { interestBearingDebt: 2.85e8 }),
  makeSeed("RULE", { interestBearingDebt: 3.17e8 }),
];
const AFTER: Readonly<Record<string, object>> = {
  FIGU: { interestBearingDebt: { ...fact("interestBearingDebt", 4e8, ""), periodEnd: "2026-08-31" } },
  PRIC: {
    price: fact("price", 80, REFRESH_DAY),
    marketCapitalization: fact("marketCapitalization", 0.8e9, REFRESH_DAY),
  },
  CORR: { interestBearingDebt: fact("interestBearingDebt", 3.13e8, "") },
};
const SECOND_MONTH = FIRST_MONTH.map((seed) => ({ ...seed, facts: { ...seed.facts, ...AFTER[seed.symbol] } }));

const planted = EDITIONS.mizan as unknown as Edition[];
let service: Awaited<ReturnType<typeof standInForPushService>>;

beforeEach(async () => {
  service = await standInForPushService();
  Object.assign(env, service.bindings);
  await publishSeeds(FIRST_MONTH);
  planted.push({
    ...HOUSE_EDITION,
    announcedOn: "2026-09-01",
    inForceFrom: REFRESH_DAY,
    debt: { ...HOUSE_EDITION.debt, limit: 30 },
  });
});

afterEach(() => {
  planted.length = 1;
  service.close();
  vi.restoreAllMocks();
});

/** A subscriber who watches stocks, with the address of the watchlist's feed. */
async function subscriber(name: string, timeZone: string, symbols: readonly string[]) {
  const visitor = openBrowser();
  for (const symbol of symbols) {
    const { id: stockId } = await visitor.call(stockEndpoints.lookUpStock, `/api/stocks/${symbol}`);
    await visitor.call(watchlistEndpoints.addToWatchlist, "/api/watchlists", { stockId });
  }
  const device = await subscribedBrowser(name);
  await visitor.call(pushEndpoints.subscribe, "/api/push", { ...device.subscription, timeZone });
  const { key } = await visitor.call(feedEndpoints.renewKey, "/api/watchlist-feed");
  return { ...device, name, visitor, symbols, feed: `/api/feeds/watchlists/${key}` };
}

const symbolsIn = async (path: string) =>
  parseFeed(String((await openBrowser().get(path)).body))
    .items.map(({ url }) => url?.split("/").at(-1))
    .sort();

/** A minute of sending in which the sender is lost after every other part, before or after it is noted. */
async function minuteWithKills(now: Date, random: () => boolean) {
  for (const group of await takeDuePushes(service.bindings, now)) {
    const steps = {
      do: async (_: string, __: unknown, act: () => Promise<unknown>) => {
        if (random()) throw new Error("lost before");
        const done = await act();
        if (random()) throw new Error("lost after");
        return done;
      },
    };
    await drivePushes(service.bindings, group, steps as never, () => now).catch(() => undefined);
  }
}

it("a month with a change of each cause is one and the same in the log, the counts, the feeds and the pushes", async () => {
  const people = [
    await subscriber("karachi", "Asia/Karachi", ["FIGU", "PRIC", "AAAA"]),
    await subscriber("london", "Europe/London", CHANGED),
    await subscriber("newyork", "America/New_York", ["RULE"]),
    await subscriber("calm", "America/New_York", ["AAAA"]),
  ];
  await refreshWith(SECOND_MONTH);

  const anyone = openBrowser();
  const log: Change[] = await anyone.call(changeEndpoints.listChanges, "/api/changes");
  expect(Object.fromEntries(log.map(({ symbol, causes }) => [symbol, causes]))).toEqual({
    FIGU: ["figures"],
    PRIC: ["price"],
    CORR: ["correction"],
    RULE: ["rule"],
  });
  const [run] = await anyone.call(changeEndpoints.listChangeRuns, "/api/changes/runs");
  expect(run?.changes).toBe(log.length);
  expect(await symbolsIn("/api/feeds/changes.atom")).toEqual([...CHANGED].sort());

  // A sender that is lost at any moment is followed by another, all day long.
  let step = 0;
  const lost = () => [true, false, false, true, false][step++ % 5] === true;
  const arrivals = new Map<string, number>();
  for (let minute = 0; minute < 14 * 60; minute += 5) {
    const now = new Date(PUBLISHED.getTime() + minute * 60_000);
    await minuteWithKills(now, lost);
    for (const { path } of service.received) if (!arrivals.has(path)) arrivals.set(path, now.getTime());
  }
  expect(await env.DB.prepare("SELECT count(*) AS n FROM push_outbox").first("n")).toBe(0);
  for (const { name, read, symbols, visitor, feed } of people) {
    const mine = symbols.filter((symbol) => CHANGED.includes(symbol)).sort();
    const received = service.received.filter(({ path }) => path === `/${name}`);
    // What was sent before its sender was lost comes again under the same topic: a browser shows it once.
    expect(new Set(received.map(({ headers }) => headers.get("topic"))).size).toBe(mine.length > 0 ? 1 : 0);
    const messages = await Promise.all(received.map(({ body }) => read(body)));
    for (const message of messages) {
      const { body, run: of } = message as { body: string; run: number };
      expect(of).toBe(run?.version);
      const lines = body.split("\n").sort();
      expect(lines.map((line) => line.split(":")[0])).toEqual(mine);
      const told = lines.filter((line) => /^RULE: [^.]*\. We changed a rule\.$/.test(line));
      expect(told).toHaveLength(mine.includes("RULE") ? 1 : 0);
    }
    expect(await symbolsIn(feed)).toEqual(mine);
    const watched = await visitor.call(changeEndpoints.listWatchedChanges, "/api/changes/watched");
    expect(watched.changes.map(({ symbol }) => symbol).sort()).toEqual(mine);
  }
  const hour = (name: string, timeZone: string) =>
    Number(new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit" }).format(arrivals.get(`/${name}`)));
  expect(hour("karachi", "Asia/Karachi")).toBe(7);
  expect(arrivals.get("/newyork")).toBeLessThan(PUBLISHED.getTime() + 3_600_000);
});
