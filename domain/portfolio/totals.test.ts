import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STANDINGS } from "../screening/standing.ts";
import type { STANDARD_IDS } from "../standards/standards.ts";
import { inDollars, isRateOfOtherDay } from "./money.ts";
import { changedVerdicts, concentrationBySector, type JudgedPosition, totalsByStanding } from "./totals.ts";
import { zakatablePart } from "./zakatable-part.ts";

const position = (
  key: string,
  value: number | null,
  standing: (typeof STANDINGS)[number],
  sector: string | null = "Technology",
): JudgedPosition => ({
  ...{ key, value, sector, standings: { mizan: standing, aaoifi: "haram" } },
});

describe("the answer on top", () => {
  const owned = [
    position("A", 600, "halal"),
    position("B", 300, "purify", "Energy"),
    position("C", 100, "haram"),
    position("D", null, "halal"),
  ];

  it("says how much of the value has which standing, and what has no value", () => {
    const { value, standings, countWithoutValue } = totalsByStanding(owned, "mizan");
    expect(value).toBe(1000);
    expect(countWithoutValue).toBe(1);
    expect(Object.fromEntries(standings.map(({ standing, percent, count }) => [standing, [percent, count]]))).toEqual({
      ...{ halal: [60, 2], purify: [30, 1], doubt: [0, 0], haram: [10, 1], not_screened: [0, 0] },
    });
  });

  it("is another one under another standard, and a standard that says nothing has not screened", () => {
    const of = (standard: (typeof STANDARD_IDS)[number]) => totalsByStanding(owned, standard).standings;
    expect(of("aaoifi").find(({ standing }) => standing === "haram")?.percent).toBe(100);
    expect(of("msci").find(({ standing }) => standing === "not_screened")?.percent).toBe(100);
  });

  it("names what changed since the last visit, and nothing that is new", () => {
    const seen = { A: { mizan: "halal" }, B: { mizan: "halal" } } as const;
    expect(changedVerdicts(seen, owned, "mizan")).toEqual([{ key: "B", from: "halal", to: "purify" }]);
  });

  it("says how much is in each sector", () => {
    expect(concentrationBySector(owned)).toEqual([
      { sector: "Technology", value: 700, percent: 70, count: 2 },
      { sector: "Energy", value: 300, percent: 30, count: 1 },
    ]);
  });
});

const any = fc.array(
  fc.record({
    key: fc.string(),
    value: fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })),
    sector: fc.option(fc.constantFrom("Energy", "Technology")),
    standings: fc.option(fc.record({ mizan: fc.constantFrom(...STANDINGS) })),
  }),
  { maxLength: 40 },
);

describe("of any positions", () => {
  it("totals are additive, independent of the order, never negative, and their percents make a whole", () => {
    fc.assert(
      fc.property(any, any, (first, second) => {
        const [one, other, both, turned] = [first, second, [...first, ...second], [...second, ...first].reverse()].map(
          (some) => totalsByStanding(some, "mizan"),
        );
        expect(both?.value).toBeCloseTo((one?.value ?? 0) + (other?.value ?? 0), 2);
        expect(turned).toEqual(both);
        const percents = both?.standings.map(({ percent }) => percent) ?? [];
        for (const percent of percents) expect(percent).toBeGreaterThanOrEqual(0);
        if ((both?.value ?? 0) > 0) expect(percents.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100, 6);
      }),
    );
  });
});

describe("currencies", () => {
  const rates = { asOf: "2026-08-21", rates: { USD: 1, EUR: 0.8, GBP: 0.75 } };

  it("go into dollars at the dated rate, pence by way of pounds", () => {
    expect(inDollars(80, "EUR", rates)).toBe(100);
    expect(inDollars(7500, "GBX", rates)).toBe(100);
    expect(inDollars(5, "USD", null)).toBe(5);
  });

  it("have no value without a rate", () => {
    expect(inDollars(80, "VND", rates)).toBeNull();
    expect(inDollars(80, "EUR", null)).toBeNull();
  });

  it("are an estimate more than a week away from the rate's day", () => {
    expect(isRateOfOtherDay("EUR", "2026-08-27", rates)).toBe(false);
    expect(isRateOfOtherDay("EUR", "2025-08-27", rates)).toBe(true);
    expect(isRateOfOtherDay("USD", "2025-08-27", rates)).toBe(false);
  });
});

describe("the zakatable part of a share", () => {
  it("is what the person says, at most the whole", () => {
    expect(zakatablePart({ own: 40, knownPercent: 60 })).toEqual({ percent: 40, basis: "own" });
    expect(zakatablePart({ own: 140, knownPercent: null }).percent).toBe(100);
  });

  it("is the company's own where cash and receivables alone are above the accepted share", () => {
    expect(zakatablePart({ own: null, knownPercent: 60 })).toEqual({ percent: 60, basis: "company_figures" });
    expect(zakatablePart({ own: null, knownPercent: 160 }).percent).toBe(100);
  });

  it("is never below the accepted share on figures without goods for sale", () => {
    expect(zakatablePart({ own: null, knownPercent: 4 })).toEqual({ percent: 25, basis: "accepted_share" });
    expect(zakatablePart({ own: null, knownPercent: null })).toEqual({ percent: 25, basis: "accepted_share" });
  });
});
