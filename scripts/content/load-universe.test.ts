import { beforeEach, describe, expect, it } from "vitest";
import type { CompanyFacts, SourcedFact } from "../../domain/facts/company-facts.ts";
import type { ScreenedStock } from "../../worker/verdicts/stock-document.ts";
import { migrate } from "../database/migrations.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";
import { memoryPlatform } from "../test/platform.ts";
import { loadUniverse } from "./load-content.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const FOUR_STOCKS = embeddedUniverse().slice(0, 4);
const TWO_STOCKS = FOUR_STOCKS.slice(0, 2);

/** The recording in it is the same for every test. */
const { CACHE } = memoryPlatform();
let env: ReturnType<typeof memoryPlatform>;

beforeEach(async () => {
  env = { ...memoryPlatform(), CACHE };
  await migrate(env.DB);
});

describe("loading the embedded universe", () => {
  it("is done once for each version", async () => {
    expect(await load(TWO_STOCKS, "first")).toBe(2);
    expect(await load(TWO_STOCKS, "first")).toBe(0);
    expect(await stored()).toEqual({ stocks: 2, datasets: 1, counted: 2 });
  });

  it("loads a newer version: known stocks keep their ids, and stocks that are gone are removed unless somebody watches them", async () => {
    await load(FOUR_STOCKS, "first");
    const [watched, gone, ...staying] = await symbols();
    await env.DB.batch(
      [
        "INSERT INTO visitors (id, token_hash, created_at, last_seen_at) VALUES (1, 'a', 1, 1)",
        `INSERT INTO watchlist_entries (visitor_id, stock_id, added_at) SELECT 1, id, 1 FROM stocks WHERE symbol = '${watched?.symbol}'`,
      ].map((sql) => env.DB.prepare(sql)),
    );
    const kept = FOUR_STOCKS.filter(({ profile }) => staying.some(({ symbol }) => symbol === profile.symbol));
    expect(await load(renamed(kept), "second")).toBe(2);
    const after = await symbols();
    expect(after.map(({ symbol }) => symbol)).not.toContain(gone?.symbol);
    expect(after).toContainEqual(watched);
    expect(after.filter(({ name }) => name === "Renamed").map(({ id }) => id)).toEqual(staying.map(({ id }) => id));
    expect(await stored()).toEqual({ stocks: 3, datasets: 2, counted: 3 });
  });

  it("adds only unknown names once a run has published live figures", async () => {
    await load(TWO_STOCKS, "first");
    await env.DB.prepare(`
      INSERT INTO refresh_runs (trigger, market_data, as_of, state, step, done, total, attempts, lease_until, started_at,
        advanced_at, dataset_version)
      VALUES ('admin', 'live', '2026-10-31', 'published', 'publish', 1, 1, 0, 0, 1, 1, 2)`).run();
    const { DB } = env;
    await DB.batch([
      DB.prepare("UPDATE datasets SET screened_on = '2026-10-31'"),
      DB.prepare(`INSERT OR REPLACE INTO change_places (place, total, near) VALUES ('all', 0, '["of the run"]')`),
    ]);
    const newer = renamed(FOUR_STOCKS);
    expect(await load(newer, "second")).toBe(2);
    expect((await symbols()).filter(({ name }) => name === "Renamed")).toHaveLength(2);
    expect(await load(newer, "second")).toBe(0);
    expect(await stored()).toEqual({ stocks: 4, datasets: 2, counted: 4 });
    const newest = DB.prepare("SELECT screened_on FROM datasets ORDER BY version DESC LIMIT 1");
    expect(await newest.first("screened_on")).toBe("2026-10-31");
    expect(await DB.prepare("SELECT near FROM change_places WHERE place = 'all'").first("near")).toBe('["of the run"]');
  });

  it("keeps a reader's accepted figure, unless the newer version has a newer filing; and what its sources say without it", async () => {
    await load(TWO_STOCKS, "first");
    const [one, other] = TWO_STOCKS.map(({ profile }) => profile.symbol);
    const given = (id: number, symbol: string | undefined, end: string) =>
      env.DB.prepare(`
        INSERT INTO claims (id, symbol, input, amount, unit, currency, period_end, url, page, findings, username,
          address_hash, created_at, state, decided_at)
        VALUES (?1, ?2, 'prohibitedRevenue', 5, 'millions', 'USD', ?3, 'https://www.sec.gov/a', 1, '[]', 'A reader', 'a', 1,
          'accepted', 1)`).bind(id, symbol, end);
    await env.DB.batch([given(1, one, "2025-12-31"), given(2, other, "2023-12-31")]);
    const filed = {
      value: 7e6,
      currency: "USD",
      periodStart: "2025-01-01",
      periodEnd: "2025-12-31",
      source: "sec-edgar",
      quality: "reported",
    } as const;
    const older = { ...filed, periodStart: "2024-01-01", periodEnd: "2024-12-31" } as const;
    const withFact = (stock: ScreenedStock, fact: SourcedFact) =>
      stock.facts
        ? { ...stock, facts: { ...stock.facts, facts: { ...stock.facts.facts, prohibitedRevenue: fact } } }
        : stock;
    await load(
      [withFact(TWO_STOCKS[0] as ScreenedStock, older), withFact(TWO_STOCKS[1] as ScreenedStock, filed)],
      "second",
    );
    expect(await factOf(one)).toMatchObject({ value: 5e6, source: "reader-report", periodEnd: "2025-12-31" });
    expect(await factOf(other)).toMatchObject(filed);
    expect((await companyOf(one)).readers?.sources.facts.prohibitedRevenue).toMatchObject(older);
  });

  it("resumes after an interruption before the dataset was published, without duplicates", async () => {
    const cutOff = { ...env, DB: cutOffBefore(/INSERT INTO "?datasets/i) };
    await expect(loadUniverse(cutOff, NOW, { universe: TWO_STOCKS, version: "first" })).rejects.toThrow("cut off");
    expect(await stored()).toEqual({ stocks: 2, datasets: 0, counted: null });
    expect(await load(TWO_STOCKS, "first")).toBe(2);
    expect(await stored()).toEqual({ stocks: 2, datasets: 1, counted: 2 });
  });
});

async function companyOf(symbol: string | undefined): Promise<CompanyFacts> {
  const row = env.DB.prepare("SELECT facts FROM stocks WHERE symbol = ?1").bind(symbol);
  return JSON.parse((await row.first<string>("facts")) ?? "");
}

const factOf = async (symbol: string | undefined) => (await companyOf(symbol)).facts.prohibitedRevenue;

function load(universe: readonly ScreenedStock[], version: string): Promise<number> {
  return loadUniverse(env, NOW, { universe, version });
}

function renamed(stocks: readonly ScreenedStock[]): ScreenedStock[] {
  return stocks.map((stock) => ({ ...stock, profile: { ...stock.profile, name: "Renamed" } }));
}

async function symbols(): Promise<{ id: number; symbol: string; name: string }[]> {
  const { results } = await env.DB.prepare("SELECT id, symbol, name FROM stocks ORDER BY id").all<{
    id: number;
    symbol: string;
    name: string;
  }>();
  return results;
}

async function stored() {
  return env.DB.prepare(
    `SELECT (SELECT count(*) FROM stocks) AS stocks, (SELECT count(*) FROM datasets) AS datasets,
      (SELECT halal_stocks + questionable_stocks + haram_stocks + listed_names FROM datasets ORDER BY version DESC LIMIT 1) AS counted`,
  ).first();
}

/** A database that fails at the first statement matching `words`. */
function cutOffBefore(words: RegExp): D1Database {
  const { DB } = env;
  const prepare = (sql: string) => {
    if (words.test(sql)) throw new Error("cut off");
    return DB.prepare(sql);
  };
  return { prepare, batch: (statements: D1PreparedStatement[]) => DB.batch(statements) } as D1Database;
}
