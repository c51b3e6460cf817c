import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { CompanyFacts, SourcedFact } from "../../../domain/facts/company-facts.ts";
import { type Change, changeEndpoints } from "../../../schema/contracts/changes.ts";
import { stockEndpoints } from "../../../schema/contracts/stocks.ts";
import { watchlistEndpoints } from "../../../schema/contracts/watchlist.ts";
import { openBrowser } from "../../test/browser.ts";
import {
  type Amounts,
  driverOf,
  driveToEnd,
  fact,
  makeSeed,
  publishSeeds,
  REFRESH_DAY,
  refreshWith,
  sourcesOf,
  startRun,
  symbolOf,
} from "../../test/refresh-universe.ts";

/** A hundred unchanging companies, so that the changing ones are under five percent. */
const QUIET = Array.from({ length: 100 }, (_, position) => makeSeed(symbolOf(position)));
const MAKER = { sector: "Energy" };

const FIRST_MONTH = [
  ...QUIET,
  makeSeed("FIGU", { interestBearingDebt: 3e8 }),
  makeSeed("PRIC", { interestBearingDebt: 3.15e8 }, { exchange: "NYSE" }),
  makeSeed("CORR", { interestBearingDebt: 3.15e8 }, MAKER),
  makeSeed("RULE"),
  aged(makeSeed("AGED", { interestIncome: 9.5e6 })),
  makeSeed("NEAR", { interestBearingDebt: 3.15e8 }),
];

/** The same companies a month later, with one change of each cause. */
const SECOND_MONTH = FIRST_MONTH.map((seed) => {
  if (seed.symbol === "FIGU") return withFacts(seed, { interestBearingDebt: newFiling("interestBearingDebt", 4e8) });
  if (seed.symbol === "PRIC") return withFacts(seed, quotes({ price: 92, marketCapitalization: 0.92e9 }));
  if (seed.symbol === "CORR") return withFacts(seed, { interestBearingDebt: fact("interestBearingDebt", 3.42e8, "") });
  return seed;
});

const browser = openBrowser();

beforeEach(async () => {
  await publishSeeds(FIRST_MONTH);
  await judgeAsIfByAnotherRule("RULE");
  await refreshWith(SECOND_MONTH);
});

describe("two months in sequence, with a change of each cause", () => {
  it("are in the log once each, told apart, with the figures before and after", async () => {
    const changes = await log("");
    expect(Object.fromEntries(changes.map(({ symbol, causes }) => [symbol, causes]))).toEqual({
      FIGU: ["figures"],
      PRIC: ["price"],
      CORR: ["correction"],
      RULE: ["rule"],
      AGED: ["age"],
    });
    expect(changes.every(({ changedOn, version }) => changedOn === REFRESH_DAY && version === 2)).toBe(true);
    expect(changes.find(({ symbol }) => symbol === "FIGU")).toMatchObject({
      before: { status: "halal", standing: "halal", debtRatio: 30 },
      after: { status: "haram", standing: "haram", debtRatio: 40 },
      inputs: [{ input: "interestBearingDebt", before: 3e8, after: 4e8 }],
      price: { amount: 100 },
      message: "Halal → Haram. The company reported newer figures. Debt 30.0% → 40.0% (limit 33%).",
    });
    expect(changes.find(({ symbol }) => symbol === "AGED")).toMatchObject({
      after: { status: "questionable", standing: "doubt" },
      message:
        "Halal, purify → In doubt. Its figures went out of date, so no verdict can rest on them. Nothing else changed: wait for its next report.",
    });
  });

  it("are found by day, market, sector and symbol only", async () => {
    const symbols = async (query: string) => (await log(query)).map(({ symbol }) => symbol).sort();
    expect(await symbols("exchange=NYSE")).toEqual(["PRIC"]);
    expect(await symbols("sector=Energy")).toEqual(["CORR"]);
    expect(await symbols("symbol=RULE")).toEqual(["RULE"]);
    expect(await symbols(`day=${REFRESH_DAY}`)).toHaveLength(5);
    expect(await symbols(`day=${REFRESH_DAY}&exchange=NYSE`)).toEqual(["PRIC"]);
    expect(await symbols("day=2026-08-21")).toEqual([]);
    expect((await browser.get("/api/changes?exchange=NYSE&sector=Energy")).status).toBe(400);
  });

  it("are paged without omissions or repetitions, with their number", async () => {
    const rows = await browser.pages(changeEndpoints.listChanges, "/api/changes?limit=2", 5);
    expect(rows.map(({ symbol }) => symbol).sort()).toEqual(["AGED", "CORR", "FIGU", "PRIC", "RULE"]);
  });

  it("are counted by run", async () => {
    expect(await browser.call(changeEndpoints.listChangeRuns, "/api/changes/runs")).toEqual([
      { version: 2, changedOn: REFRESH_DAY, changes: 5, aged: [] },
      { version: 1, changedOn: "2026-08-21", changes: 0, aged: [] },
    ]);
  });

  it("include near misses, closest first, by market and sector", async () => {
    const near = async (query: string) =>
      (await browser.call(changeEndpoints.listNearMisses, `/api/changes/near${query}`)).nearMisses;
    expect((await near("")).map(({ symbol, isAbove, points }) => [symbol, isAbove, Number(points.toFixed(2))])).toEqual(
      [
        ["CORR", true, 1.2],
        ["PRIC", true, 1.24],
        ["NEAR", false, 1.5],
      ],
    );
    expect((await near("?exchange=NYSE")).map(({ message }) => message)).toEqual([
      "34.2%: 1.2 points above the debt limit of 33%.",
    ]);
    expect(await near("?sector=Utilities")).toEqual([]);
  });

  it("are listed for a visitor who watches the stock", async () => {
    const visitor = openBrowser();
    for (const symbol of ["FIGU", "AAAA"]) {
      const { id: stockId } = await visitor.call(stockEndpoints.lookUpStock, `/api/stocks/${symbol}`);
      await visitor.call(watchlistEndpoints.addToWatchlist, "/api/watchlists", { stockId });
    }
    const { changes } = await visitor.call(changeEndpoints.listWatchedChanges, "/api/changes/watched");
    expect(changes.map(({ symbol }) => symbol)).toEqual(["FIGU"]);
    expect((await browser.call(changeEndpoints.listWatchedChanges, "/api/changes/watched")).changes).toEqual([]);
  });
});

describe("a third month without changes", () => {
  it("adds a run without changes, and keeps the totals", async () => {
    await driveToEnd(driverOf(sourcesOf(SECOND_MONTH), { token: "third" }), await startRun());
    const [newest] = await browser.call(changeEndpoints.listChangeRuns, "/api/changes/runs");
    expect(newest).toMatchObject({ version: 3, changes: 0 });
    expect((await browser.get("/api/changes?limit=1")).headers.get("x-total-count")).toBe("5");
  });
});

async function log(query: string): Promise<Change[]> {
  return browser.call(changeEndpoints.listChanges, `/api/changes?${query}`);
}

function aged(seed: CompanyFacts): CompanyFacts {
  const facts = Object.entries(seed.facts).map(([input, known]) => [
    input,
    input === "price" || input === "marketCapitalization" ? known : { ...known, periodEnd: "2025-06-15" },
  ]);
  return { ...seed, facts: Object.fromEntries(facts) };
}

function withFacts(seed: CompanyFacts, facts: CompanyFacts["facts"]): CompanyFacts {
  return { ...seed, facts: { ...seed.facts, ...facts } };
}

function quotes(amounts: Amounts): CompanyFacts["facts"] {
  const entries = Object.entries(amounts) as ["price" | "marketCapitalization", number][];
  return Object.fromEntries(entries.map(([input, amount]) => [input, fact(input, amount, REFRESH_DAY)]));
}

function newFiling(input: "interestBearingDebt", value: number): SourcedFact {
  return { ...fact(input, value, ""), periodEnd: "2026-08-31" };
}

/** A stored verdict that today's rules do not give: they judge the company halal. */
async function judgeAsIfByAnotherRule(symbol: string): Promise<void> {
  await env.DB.prepare(`
    UPDATE stocks SET compliance_status = 'questionable', standing = 'doubt',
      document = json_set(document, '$.complianceStatus', 'questionable', '$.standing', 'doubt')
    WHERE symbol = ?1`)
    .bind(symbol)
    .run();
}
