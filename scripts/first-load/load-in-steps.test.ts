import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { StillLoading } from "../../schema/wording/en/loading.ts";
import type { Bindings } from "../../worker/env.ts";
import { UNFINISHED } from "../../worker/verdicts/datasets/repository.ts";
import type { ScreenedStock } from "../../worker/verdicts/stock-document.ts";
import { loadUniverse } from "../content/load-universe.ts";
import { applyMigrations } from "../database/migrations.ts";
import { testPlatform } from "../test/platform.ts";
import { screenedUniverse } from "../universe/screened-universe.ts";
import { DOOR_PATH, withDoor } from "./door.ts";
import { beginFirstLoad } from "./load-in-steps.ts";
import { throughDoor } from "./through-door.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const SECRET = "a secret of this test";
const universe = [...screenedUniverse()];
const screened = universe.filter(({ isScreened }) => isScreened);
/** Every fortieth stock, the largest among them, and some names. */
const SOME = [...screened.filter((_, position) => position % 40 === 0), ...universe.slice(-30)];
const shipped = { universe: SOME, version: "first", aStep: 40, loadBesides: async () => undefined };

let platform: Awaited<ReturnType<typeof testPlatform>>;

beforeEach(async () => {
  platform = await testPlatform();
  await applyMigrations(platform.env.DB);
});

afterEach(async () => {
  globalThis.fetch = networkFetch;
  await platform.dispose();
});

const networkFetch = globalThis.fetch;

/** A served Worker behind its door; what it answers readers is how far its bindings say the load is. */
function serve(progress: StillLoading, bindings: Pick<Bindings, "DB" | "CACHE"> = platform.env) {
  const worker = withDoor(
    {
      fetch: (_request: Request, env: Bindings, _context: ExecutionContext) => Response.json(env.STILL_LOADING ?? null),
    },
    progress,
    SECRET,
  );
  globalThis.fetch = async (input, init) =>
    worker.fetch(new Request(input as string, init), bindings as Bindings, {} as ExecutionContext);
  return {
    ...throughDoor("http://localhost:1", SECRET),
    read: async () => (await fetch("http://localhost:1/")).json(),
  };
}

async function rows(db: D1Database) {
  const { results } = await db.prepare("SELECT id, symbol, standing, issuer, document FROM stocks ORDER BY id").all();
  return results;
}

async function datasets() {
  const { results } = await platform.env.DB.prepare(
    "SELECT universe, halal_stocks + questionable_stocks + haram_stocks + listed_names AS counted FROM datasets ORDER BY version",
  ).all<{ universe: string; counted: number }>();
  return results;
}

async function begin(stocks: Partial<typeof shipped> = {}) {
  const rest = await beginFirstLoad(platform.env, NOW, { ...shipped, ...stocks });
  if (!rest) throw new Error("Nothing is left to load");
  return rest;
}

describe("a first load in steps", { timeout: 60_000 }, () => {
  it("has the largest companies in first, each dataset counts what is in, and the last one is whole", async () => {
    const rest = await begin();
    const large = ({ financials }: ScreenedStock) => (financials.marketCapitalization?.amount ?? 0) >= 2 ** 35;
    expect(rest.progress).toEqual({ loaded: SOME.filter(large).length, total: SOME.length });
    expect(await datasets()).toEqual([{ universe: UNFINISHED, counted: rest.progress.loaded }]);
    const served = serve(rest.progress);
    const told: number[] = [];
    await rest.load(served.env, NOW, async (progress) => {
      told.push(progress.loaded);
      const [newest] = (await datasets()).reverse();
      expect(newest?.counted).toBe(progress.loaded);
      await served.tell(progress);
      expect(await served.read()).toEqual(progress);
    });
    await served.tell(null);
    expect(await served.read()).toBeNull();
    expect(told).toEqual([...told].sort((one, other) => one - other));
    expect(await datasets()).toEqual([{ universe: "first", counted: SOME.length }]);
    expect(await beginFirstLoad(platform.env, NOW, shipped)).toBeUndefined();
  });

  it("leaves exactly what a load in one go leaves", async () => {
    const rest = await begin();
    await rest.load(serve(rest.progress).env, NOW, async () => undefined);
    const near = "SELECT * FROM change_places ORDER BY place";
    const steps = { rows: await rows(platform.env.DB), near: (await platform.env.DB.prepare(near).all()).results };
    const other = await testPlatform();
    try {
      await applyMigrations(other.env.DB);
      await loadUniverse(other.env, NOW, { universe: SOME, version: "first" });
      const issuers = new Map(steps.rows.map(({ symbol, issuer }) => [symbol, issuer]));
      const expected = (await rows(other.env.DB)).map((row) => ({ ...row, issuer: issuers.get(row.symbol) }));
      expect(steps.rows).toEqual(expected);
      expect(steps.near).toEqual((await other.env.DB.prepare(near).all()).results);
    } finally {
      await other.dispose();
    }
  });

  it("killed on the way, begins again and loads what is missing", async () => {
    const rest = await begin();
    const served = serve(rest.progress);
    let steps = 0;
    const killed = rest.load(served.env, NOW, async () => {
      if (++steps === 2) throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    const inSoFar = (await rows(platform.env.DB)).length;
    expect(inSoFar).toBeLessThan(SOME.length);
    const again = await begin();
    expect(again.progress).toEqual({ loaded: inSoFar, total: SOME.length });
    await again.load(serve(again.progress).env, NOW, async () => undefined);
    expect(await datasets()).toEqual([{ universe: "first", counted: SOME.length }]);
    expect(new Set((await rows(platform.env.DB)).map(({ symbol }) => symbol)).size).toBe(SOME.length);
  });

  it("killed on the way and begun again with a newer universe, keeps nothing that is gone from it", async () => {
    const rest = await begin();
    const killed = rest.load(serve(rest.progress).env, NOW, () => Promise.reject(new Error("killed")));
    await expect(killed).rejects.toThrow("killed");
    const newer = SOME.slice(20);
    const again = await begin({ universe: newer, version: "second" });
    await again.load(serve(again.progress).env, NOW, async () => undefined);
    expect(await datasets()).toEqual([{ universe: "second", counted: newer.length }]);
  });
});

describe("the door to the served Worker", () => {
  const loading = { loaded: 1, total: 2 };
  const open = (secret: string) =>
    fetch(`http://localhost:1${DOOR_PATH}`, { method: "POST", headers: { authorization: secret }, body: "{}" });

  it("opens to the process that serves the Worker, and to nobody else", async () => {
    serve(loading);
    for (const secret of ["", "another secret", `Bearer ${SECRET}`]) expect((await open(secret)).status).toBe(403);
    await throughDoor("http://localhost:1", SECRET).opens(0);
    await expect(throughDoor("http://localhost:1", "another secret").opens(0)).rejects.toThrow("403");
  });

  it("is shut for good once all companies are in", async () => {
    const served = serve(loading);
    await served.tell(null);
    const answer = await open(SECRET);
    expect([answer.status, await answer.json()]).toEqual([200, null]);
  });

  it("says what the database refused", async () => {
    const { env } = serve(loading);
    await expect(env.DB.prepare("SELECT * FROM missing_table").all()).rejects.toThrow(/no such table/);
  });
});
