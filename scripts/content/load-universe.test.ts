import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ScreenedStock } from "../../worker/features/stocks/stock-document.ts";
import { migrate } from "../migrations.ts";
import { testPlatform } from "../test/platform.ts";
import { screenedUniverse } from "../universe/screened-universe.ts";
import { loadUniverseIfEmpty } from "./load-universe.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const universe = screenedUniverse();
const TWO_STOCKS: ScreenedStock[] = [universe.next().value, universe.next().value];

let platform: Awaited<ReturnType<typeof testPlatform>>;

beforeEach(async () => {
  platform = await testPlatform();
  await migrate(platform.env.DB);
});

afterEach(() => platform.dispose());

describe("loading the embedded universe", () => {
  it("is done once: what a refresh has published since is not written over", async () => {
    expect(await loadUniverseIfEmpty(platform.env, NOW, TWO_STOCKS)).toBe(2);
    expect(await loadUniverseIfEmpty(platform.env, NOW, TWO_STOCKS)).toBe(0);
    expect(await stored()).toEqual({ stocks: 2, datasets: 1 });
  });

  it("is taken up again where it was cut off before the dataset was published, and nothing is there twice", async () => {
    const env = { ...platform.env, DB: cutOffBefore(/INSERT INTO "?datasets/i) };
    await expect(loadUniverseIfEmpty(env, NOW, TWO_STOCKS)).rejects.toThrow("cut off");
    expect(await stored()).toEqual({ stocks: 2, datasets: 0 });
    expect(await loadUniverseIfEmpty(platform.env, NOW, TWO_STOCKS)).toBe(2);
    expect(await stored()).toEqual({ stocks: 2, datasets: 1 });
  });
});

async function stored() {
  return platform.env.DB.prepare(
    "SELECT (SELECT count(*) FROM stocks) AS stocks, (SELECT count(*) FROM datasets) AS datasets",
  ).first();
}

/** The database, gone when it is asked for such a statement. */
function cutOffBefore(words: RegExp): D1Database {
  const { DB } = platform.env;
  const prepare = (sql: string) => {
    if (words.test(sql)) throw new Error("cut off");
    return DB.prepare(sql);
  };
  return { prepare, batch: (statements: D1PreparedStatement[]) => DB.batch(statements) } as D1Database;
}
