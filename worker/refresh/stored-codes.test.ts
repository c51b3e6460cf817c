import { describe, expect, it } from "vitest";
import { ProviderError } from "../providers/network/provider-error.ts";
import { databaseContents } from "../test/database.ts";
import {
  answersFor,
  driverOf,
  driveToEnd,
  makeSeed,
  publishSeeds,
  sourcesOf,
  startRun,
  symbolOf,
} from "../test/refresh-universe.ts";

/** What a name stands under: of a company, an industry, a central bank's rate, a filing's own entries. */
const NAMES = new Set(["name", "industry", "names", "source", "entries", "note"]);
const PHRASE = /\p{L}\S*\s+\S*\p{L}\S*\s+\S*\p{L}/u;

const SEEDS = [
  ...[{}, { interestBearingDebt: 5e8 }, { interestIncome: 2e7 }, { totalRevenue: 0 }, { interestBearingDebt: 3.25e8 }],
].map((amounts, position) => makeSeed(symbolOf(position), amounts));
const OTHERS = [
  makeSeed("BANK", {}, { industry: "Banks - Regional" }),
  makeSeed("SHOP", {}, { industry: "Grocery Stores" }),
  makeSeed("NOTH", {}, { industry: null }),
  makeSeed("ABRO.L", {}, { exchange: "LSE" }),
  ...Array.from({ length: 30 }, (_, position) => makeSeed(symbolOf(100 + position))),
];

describe("what is stored of stocks and of a refresh", () => {
  it("contains codes and figures, but no sentence", async () => {
    const all = [...SEEDS, ...OTHERS];
    await publishSeeds(all);
    const changes = { AAAA: { interestBearingDebt: 4e8 }, AAAB: { totalRevenue: 2e7 }, AAAC: { totalAssets: 9e11 } };
    const fails = (key: string) => key === "fundamentals 1" || key === "gold";
    const faulty = sourcesOf(answersFor(all, changes), {
      inRequest: 10,
      wrap: (key, fetch) => async () => {
        if (fails(key)) throw new ProviderError("nasdaq-screener", "/rows", "answered 500");
        if (key === "rates") throw new Error("A fault of ours is told in the log only.");
        return fetch();
      },
    });
    await driveToEnd(driverOf(faulty), await startRun());
    const left = { asOf: "2026-09-26", items: 0, leftOut: { old_price: 3 } };
    const whole = sourcesOf(answersFor(all, changes), {
      wrap: (key, fetch) => async () => ({
        ...(await fetch()),
        ...(key.startsWith("quotes") && { leftOut: left.leftOut }),
      }),
    });
    await driveToEnd(driverOf(whole), await startRun());
    const contents = await databaseContents();
    for (const table of ["stocks", "refresh_runs", "refresh_steps", "refresh_reviews", "market_sources"])
      expect(contents[table]?.length, table).toBeGreaterThan(0);
    expect(sentencesIn(contents)).toEqual([]);
    expect(JSON.stringify(contents["refresh_steps"])).toMatch(
      /answered 500.*market_not_covered|market_not_covered.*answered 500/,
    );
  });

  it("is searched by a test that finds a planted sentence", () => {
    expect(sentencesIn({ problem: "A chunk failed however often it was tried" })).toHaveLength(1);
    expect(
      sentencesIn({ document: JSON.stringify({ reasons: [{ message: "Debt is above the limit." }] }) }),
    ).toHaveLength(1);
    expect(sentencesIn({ problem: "source_below_limit 0.0 sec-edgar: debt" })).toHaveLength(0);
    expect(sentencesIn({ name: "The Goldman Sachs Group, Inc." })).toHaveLength(0);
  });
});

/** Every text of three words or more, including inside JSON, except under the key of a name or starting with a code. */
function sentencesIn(value: unknown, key = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => sentencesIn(each, key));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, each]) => sentencesIn(each, name));
  if (typeof value !== "string" || NAMES.has(key)) return [];
  if (/^[[{]/.test(value)) return sentencesIn(JSON.parse(value), key);
  const isCoded = /^[a-z]+(_[a-z]+)+ /.test(value);
  return PHRASE.test(value) && !isCoded ? [`${key}: ${value}`] : [];
}
