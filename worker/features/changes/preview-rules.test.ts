import { env } from "cloudflare:test";
import { parseFeed } from "@rowanmanning/feed-parser";
import { beforeEach, expect, it, vi } from "vitest";
import { EDITIONS, type Edition, HOUSE_EDITION } from "../../../domain/standards/editions.ts";
import { changeEndpoints } from "../../../schema/contracts/changes.ts";
import { openBrowser } from "../../test/browser.ts";
import { makeSeed, publishSeeds, REFRESH_DAY, refreshWith, symbolOf } from "../../test/refresh-universe.ts";
import { previewNextRules } from "./preview-rules.ts";

/** The list that the product reads, in which each test plants what is announced. */
const planted = EDITIONS.mizan as unknown as Edition[];

const ANNOUNCED = new Date("2026-09-01T12:00:00Z");
const QUIET = Array.from({ length: 60 }, (_, position) => makeSeed(symbolOf(position)));
const UNIVERSE = [
  ...QUIET,
  makeSeed("TIGHT", { interestBearingDebt: 3.15e8 }),
  makeSeed("OVER", { interestBearingDebt: 4e8 }),
];
const anyone = openBrowser();

beforeEach(async () => {
  planted.length = 1;
  vi.useFakeTimers({ toFake: ["Date"], now: ANNOUNCED });
  await publishSeeds(UNIVERSE);
  planted.push({
    ...HOUSE_EDITION,
    announcedOn: "2026-08-28",
    inForceFrom: REFRESH_DAY,
    debt: { ...HOUSE_EDITION.debt, limit: 30 },
  });
  return () => {
    planted.length = 1;
    vi.useRealTimers();
  };
});

const announced = () => anyone.call(changeEndpoints.listAnnouncements, "/api/changes/announced");

it("a change of our rules is announced with what it moves before it counts, and takes effect in the named run", async () => {
  await previewNextRules({ DB: env.DB }, ANNOUNCED);
  expect(await announced()).toMatchObject({
    rulesVersion: 1,
    announcements: [
      { version: 2, isComplete: false, screened: 25, message: "The debt limit becomes 30%; it is 33% today." },
    ],
  });
  for (let minute = 0; minute < 5; minute++) await previewNextRules({ DB: env.DB }, ANNOUNCED);
  const { announcements } = await announced();
  expect(announcements).toMatchObject([
    {
      isComplete: true,
      screened: 62,
      moved: 1,
      takesEffectOn: REFRESH_DAY,
      moves: [{ symbol: "TIGHT", after: "haram" }],
    },
  ]);
  const feed = parseFeed(String((await anyone.get("/api/feeds/changes.atom")).body));
  expect(feed.items[0]?.title).toBe("Announced: our rules change with the refresh of Sep 26, 2026");
  expect(feed.items[0]?.description).toContain("it would change 1 of 62 screened stocks");

  vi.setSystemTime(new Date(`${REFRESH_DAY}T03:00:00Z`));
  await refreshWith(UNIVERSE);
  const changes = await anyone.call(changeEndpoints.listChanges, "/api/changes");
  expect(changes.map(({ symbol, causes, after }) => [symbol, causes, after.standing])).toEqual([
    ["TIGHT", ["rule"], "haram"],
  ]);
  expect(changes[0]?.message).toContain("We changed a rule.");
  expect(await announced()).toEqual({ rulesVersion: 2, announcements: [] });
});

it("is worked out anew for a newer dataset, and asks the database nothing while nothing is announced", async () => {
  for (let minute = 0; minute < 5; minute++) await previewNextRules({ DB: env.DB }, ANNOUNCED);
  await publishSeeds(UNIVERSE.filter(({ symbol }) => symbol !== "NONE"));
  await previewNextRules({ DB: env.DB }, ANNOUNCED);
  expect((await announced()).announcements).toMatchObject([{ isComplete: false, screened: 25 }]);
  planted.length = 1;
  const untouchable = new Proxy({} as D1Database, { get: () => never() });
  await previewNextRules({ DB: untouchable }, ANNOUNCED);
});

function never(): never {
  throw new Error("the database was asked");
}
