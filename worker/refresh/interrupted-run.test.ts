import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { batch, database } from "../platform/database.ts";
import { forgetEverything, makeTables } from "../test/fresh-storage.ts";
import {
  answersFor,
  driverOf,
  driveToEnd,
  makeSeed,
  publishSeeds,
  REFRESH_DAY,
  REFRESH_TIME,
  sourcesOf,
  startRun,
  symbolOf,
  TEST_PROFILE,
  visibleDigest,
} from "../test/refresh-universe.ts";
import { markIssuers } from "../verdicts/repository.ts";
import { advanceRun, type Driver } from "./advance.ts";
import { LEASE_SECONDS, takeLease } from "./run/repository.ts";
import { assembleSlice } from "./screen/repository.ts";

const SEEDS = Array.from({ length: 11 }, (_, position) => makeSeed(symbolOf(position)));
const ANSWERS = answersFor(SEEDS, {
  AAAB: { price: 105, marketCapitalization: 1.05e9 },
  AAAC: { interestBearingDebt: 4e8 },
});
const profile = { ...TEST_PROFILE, stocksInChunk: 6, stocksInSlice: 6 };
const LATER = new Date(REFRESH_TIME.getTime() + 3_600_000);

async function prepare(): Promise<number> {
  await forgetEverything();
  await makeTables();
  await publishSeeds(SEEDS);
  return startRun();
}

/** Drives a run until its given exchange with the database, which either never arrives or is never answered. */
async function driveAndDie(driver: Driver, runId: number, deadAt: number, isDone: boolean): Promise<boolean> {
  let batches = 0;
  const db = {
    prepare: (sql: string) => driver.db.prepare(sql),
    async batch(statements: D1PreparedStatement[]) {
      batches++;
      if (batches < deadAt) return driver.db.batch(statements);
      if (isDone) await driver.db.batch(statements);
      throw new Error("killed");
    },
  } as unknown as D1Database;
  try {
    for (;;) if ((await advanceRun({ ...driver, db }, runId)).state !== "running") return false;
  } catch {
    return true;
  }
}

describe("a driver that dies", () => {
  it.each([false, true])(
    "leaves a run that the next one brings to the same end, at whatever point it died (answered: %s)",
    async (isDone) => {
      const whole = await prepare();
      await driveToEnd(driverOf(sourcesOf(ANSWERS), { profile }), whole);
      const expected = await visibleDigest();
      for (let deadAt = 1; ; deadAt++) {
        const id = await prepare();
        const wasKilled = await driveAndDie(driverOf(sourcesOf(ANSWERS), { profile }), id, deadAt, isDone);
        if (!wasKilled) break;
        await driveToEnd(driverOf(sourcesOf(ANSWERS), { profile, token: "next", clock: () => LATER }), id);
        expect([deadAt, await visibleDigest()]).toEqual([deadAt, expected]);
      }
    },
  );

  it("has its run for as long as its lease, and writes no lease again before half of it is over", async () => {
    const runId = await prepare();
    const take = async (token: string, after: number) => {
      const now = new Date(REFRESH_TIME.getTime() + after * LEASE_SECONDS * 1_000);
      const isTaken = (await takeLease(database(env.DB), { runId, token, now })) !== undefined;
      const until = await env.DB.prepare("SELECT lease_until FROM refresh_runs").first<number>("lease_until");
      return [isTaken, ((until ?? 0) - REFRESH_TIME.getTime() / 1_000) / LEASE_SECONDS];
    };
    expect([await take("one", 0), await take("one", 0.4)].join()).toBe("true,1,true,1");
    expect([await take("two", 0.9), await take("one", 0.5)].join()).toBe("false,1,true,1.5");
    expect([await take("two", 1), await take("two", 1.5)].join()).toBe("false,1.5,true,2.5");
  });

  it("shows readers the last dataset until the new one is whole", async () => {
    const id = await prepare();
    const driver = driverOf(sourcesOf(ANSWERS), { profile });
    const seen = new Set<string>();
    for (;;) {
      const { results } = await env.DB.prepare(
        "SELECT (SELECT max(version) FROM datasets) AS version, sum(document LIKE '%105%') AS dearer, sum(document LIKE '%under_review%') AS held FROM stocks",
      ).all();
      seen.add(JSON.stringify(results[0]));
      if ((await advanceRun(driver, id)).state !== "running") break;
    }
    expect([...seen]).toEqual([JSON.stringify({ version: 1, dearer: 0, held: 0 })]);
    const after = await env.DB.prepare("SELECT sum(document LIKE '%under_review%') AS held FROM stocks").first("held");
    expect(after).toBe(1);
  });
});

describe("a publication", () => {
  it("that is killed at any of its statements changes nothing that readers see, and is done again whole", async () => {
    const id = await prepare();
    const driver = driverOf(sourcesOf(ANSWERS), { profile });
    while ((await stepOf(id)) !== "publish") await advanceRun(driver, id);
    const before = await visibleDigest();
    let killedAt = 0;
    let statementsOfIt = Number.POSITIVE_INFINITY;
    const db = {
      prepare: (sql: string) => env.DB.prepare(sql),
      async batch(statements: D1PreparedStatement[]) {
        if (statements.length < 5) return env.DB.batch(statements);
        statementsOfIt = statements.length;
        return env.DB.batch([...statements.slice(0, killedAt), env.DB.prepare("SELECT * FROM nothing")]);
      },
    } as unknown as D1Database;
    for (killedAt = 1; killedAt <= statementsOfIt; killedAt++) {
      await expect(advanceRun({ ...driver, db }, id)).rejects.toThrow();
      expect([killedAt, await visibleDigest()]).toEqual([killedAt, before]);
    }
    expect(killedAt).toBeGreaterThan(7);
    expect(await advanceRun(driver, id)).toMatchObject({ isPublished: true });
    expect(await visibleDigest()).not.toBe(before);
  });

  it("does not happen while a decision has reopened a chunk, and happens once that is screened again", async () => {
    const id = await prepare();
    const driver = driverOf(sourcesOf(ANSWERS), { profile });
    while ((await stepOf(id)) !== "publish") await advanceRun(driver, id);
    await env.DB.prepare("UPDATE refresh_chunks SET staged = NULL, opened = opened + 1 WHERE position = 1").run();
    expect(await advanceRun(driver, id)).toMatchObject({ isPublished: false });
    expect([await stepOf(id), await env.DB.prepare("SELECT max(version) FROM datasets").first()]).toEqual([
      ...["screen", { "max(version)": 1 }],
    ]);
    await driveToEnd(driver, id);
    expect(await env.DB.prepare("SELECT max(version) AS version FROM datasets").first("version")).toBe(2);
  });

  it("that two attempts of one driver make at once is made once, and nothing of the run is left", async () => {
    const id = await prepare();
    const driver = driverOf(sourcesOf(ANSWERS), { profile });
    while ((await stepOf(id)) !== "publish") await advanceRun(driver, id);
    const attempts = await Promise.all([advanceRun(driver, id), advanceRun(driver, id)]);
    expect(attempts.filter(({ isPublished }) => isPublished).length).toBe(1);
    expect(await env.DB.prepare("SELECT count(*) AS datasets FROM datasets").first("datasets")).toBe(2);
    expect(await env.DB.prepare("SELECT count(*) AS chunks FROM refresh_chunks").first("chunks")).toBe(0);
  });
});

describe("answers that are assigned in slices", () => {
  it("reach the same stocks as all at once: the known ones, their other listings, listed names, and newcomers", async () => {
    const filed = makeSeed("FILE", {}, { cik: "77" });
    const listing = (symbol: string, marketCapitalization: number | null) => ({
      symbol,
      name: `${symbol} Corporation`,
      exchange: "NASDAQ",
      marketCapitalization,
      sector: "Technology",
      industry: "Software",
      country: "United States",
    });
    const sources = sourcesOf([...ANSWERS, makeSeed("NEWA")]);
    const rows = [listing("NEWA", 3e12), listing("NEWB", null)];
    const fetch = async () => ({ asOf: REFRESH_DAY, items: 2, leftOut: {}, gathered: [{ kind: "listing", rows }] });
    const requests = [{ key: "NASDAQ", sources: [{ source: "nasdaq-screener", fetch }] }];
    const withListings = {
      ...sources,
      requests: { ...sources.requests, listings: requests },
    } as unknown as typeof sources;
    const assigned = async (stocksInSlice: number) => {
      await forgetEverything();
      await makeTables();
      await publishSeeds([...SEEDS, filed]);
      await batch(database(env.DB), { issuers: markIssuers(database(env.DB), [["AAAB", "AAAS"]]) });
      await env.DB.prepare("UPDATE stocks SET is_screened = 0, facts = NULL WHERE symbol IN ('AAAD', 'AAAK')").run();
      const id = await startRun();
      const driver = driverOf(withListings, { profile: { ...profile, stocksInSlice } });
      while (/listings|fundamentals|quotes/.test((await stepOf(id)) ?? "")) await advanceRun(driver, id);
      const frame = JSON.stringify([
        ["77", 1],
        ["78", 2],
      ]);
      await env.DB.prepare("INSERT INTO refresh_parts VALUES (?1, 'a frame', 'frame', jsonb(?2))")
        .bind(id, frame)
        .run();
      const filers = JSON.stringify([["78", "AAAK"]]);
      await env.DB.prepare("INSERT INTO refresh_parts VALUES (?1, 'filers', 'filer', jsonb(?2))")
        .bind(id, filers)
        .run();
      let slices = 0;
      for (let step = await stepOf(id); step !== "screen"; step = await stepOf(id)) {
        if (step === "assemble") slices++;
        await advanceRun(driver, id);
      }
      const { results } = await env.DB.prepare(
        "SELECT item.value FROM refresh_chunks, json_each(gathered) AS item ORDER BY item.value ->> 0",
      ).all();
      const chunks = await env.DB.prepare(
        "SELECT count(*) AS chunks, max(position) + 1 AS dense FROM refresh_chunks",
      ).first();
      expect(chunks?.["dense"]).toBe(chunks?.["chunks"]);
      return { slices, items: results };
    };
    const whole = await assigned(1000);
    expect([whole.slices, whole.items.length]).toEqual([1, 14]);
    expect(JSON.stringify(whole.items)).toContain("a frame");
    const sliced = await assigned(6);
    expect([sliced.slices, sliced.items]).toEqual([2, whole.items]);
  });

  it("reach none when they are assigned too late, after the run is over", async () => {
    const id = await prepare();
    await driveToEnd(driverOf(sourcesOf(ANSWERS), { profile }), id);
    await assembleSlice(database(env.DB), id, profile);
    expect(await env.DB.prepare("SELECT count(*) AS chunks FROM refresh_chunks").first("chunks")).toBe(0);
  });
});

describe("two drivers", () => {
  it("never do the same chunk: the second one finds that the run is taken", async () => {
    const id = await prepare();
    const sources = sourcesOf(ANSWERS);
    const slow = driverOf(sources, {
      sources: async () => {
        const other = await advanceRun(driverOf(sources, { token: "other" }), id);
        expect(other).toMatchObject({ state: "taken", isPublished: false });
        return { sources, requests: () => 0 };
      },
    });
    expect((await advanceRun(slow, id)).state).toBe("running");
  });

  it("never publish the same run twice: who comes back too late changes nothing", async () => {
    const id = await prepare();
    const sources = sourcesOf(ANSWERS);
    const driver = driverOf(sources, { profile });
    while ((await stepOf(id)) !== "publish") await advanceRun(driver, id);
    const next = driverOf(sources, { profile, token: "next", clock: () => LATER });
    let batches = 0;
    const db = {
      prepare: (sql: string) => env.DB.prepare(sql),
      async batch(statements: D1PreparedStatement[]) {
        if (++batches === 2) expect((await driveToEnd(next, id)).last.isPublished).toBe(true);
        return env.DB.batch(statements);
      },
    } as unknown as D1Database;
    expect(await advanceRun({ ...driver, db }, id)).toMatchObject({ state: "over", isPublished: false });
    const count = await env.DB.prepare("SELECT count(*) AS datasets FROM datasets").first("datasets");
    expect(count).toBe(2);
  });
});

function stepOf(runId: number): Promise<string | null> {
  return env.DB.prepare("SELECT step FROM refresh_runs WHERE id = ?1").bind(runId).first<string>("step");
}
