import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FUND_PARTS, type FundParts } from "../funds/look-through.ts";
import { STANDINGS } from "../screening/standing.ts";
import type { STANDARD_IDS } from "../standards/standards.ts";
import { inDollars, isRateOfOtherDay } from "./money.ts";
import {
  changedVerdicts,
  concentrationByCompany,
  concentrationBySector,
  type HeldFund,
  type JudgedPosition,
  partsUnder,
  totalsByPart,
} from "./totals.ts";

const position = (
  key: string,
  value: number | null,
  standing: (typeof STANDINGS)[number],
  sector: string | null = "Technology",
): JudgedPosition => ({
  key,
  name: `${key} Company`,
  value,
  sector,
  standings: { mizan: standing, aaoifi: "haram" },
  fund: null,
});

const NOTHING = Object.fromEntries(FUND_PARTS.map((part) => [part, 0])) as FundParts;
const fund = (
  key: string,
  value: number | null,
  parts: Partial<FundParts>,
  more: Partial<HeldFund> = {},
): JudgedPosition => ({
  key,
  name: `${key} Fund`,
  value,
  sector: null,
  standings: null,
  fund: { parts: { mizan: { ...NOTHING, ...parts } }, sectors: [], largest: [], ...more },
});

describe("the answer on top", () => {
  const owned = [
    position("A", 600, "halal"),
    position("B", 300, "purify", "Energy"),
    position("C", 100, "haram"),
    position("D", null, "halal"),
  ];

  it("says how much of the value has which standing, and what has no value", () => {
    const { value, parts, countWithoutValue } = totalsByPart(owned, "mizan");
    expect(value).toBe(1000);
    expect(countWithoutValue).toBe(1);
    expect(Object.fromEntries(parts.map(({ part, percent, count }) => [part, [percent, count]]))).toEqual({
      halal: [60, 2],
      purify: [30, 1],
      doubt: [0, 0],
      haram: [10, 1],
      not_screened: [0, 0],
      cash: [0, 0],
    });
  });

  it("is another one under another standard, and a standard that says nothing has not screened", () => {
    const of = (standard: (typeof STANDARD_IDS)[number]) => totalsByPart(owned, standard).parts;
    expect(of("aaoifi").find(({ part }) => part === "haram")?.percent).toBe(100);
    expect(of("msci").find(({ part }) => part === "not_screened")?.percent).toBe(100);
  });

  it("names what changed since the last visit, and nothing that is new", () => {
    const seen = { A: { mizan: "halal" }, B: { mizan: "halal" } } as const;
    expect(changedVerdicts(seen, owned, "mizan")).toEqual([{ key: "B", from: "halal", to: "purify" }]);
  });

  it("says how much is in each sector", () => {
    expect(concentrationBySector(owned)).toEqual([
      { sector: "Technology", value: 700, percent: 70 },
      { sector: "Energy", value: 300, percent: 30 },
    ]);
  });
});

describe("a fund in a portfolio", () => {
  const spy = fund(
    "SPY",
    1000,
    {
      halal: 30,
      purify: 20,
      doubt: 10,
      haram: 15,
      cannotBeJudged: 5,
      notScreened: 4,
      notFound: 3,
      cash: 2,
      beyond: 1,
      undeclared: 10,
    },
    {
      sectors: [
        { sector: "Technology", weight: 60 },
        { sector: "Energy", weight: 20 },
      ],
      largest: [{ symbol: "A", name: "A Company", weight: 20 }],
    },
  );
  const percents = (positions: readonly JudgedPosition[], standard: (typeof STANDARD_IDS)[number] = "mizan") =>
    Object.fromEntries(totalsByPart(positions, standard).parts.map(({ part, value, count }) => [part, [value, count]]));

  it("is counted by what it holds; what nobody judged is not screened, and a company that cannot be judged in doubt", () => {
    expect(percents([spy, position("A", 1000, "halal")])).toEqual({
      halal: [1300, 2],
      purify: [200, 1],
      doubt: [150, 1],
      haram: [150, 1],
      not_screened: [180, 1],
      cash: [20, 1],
    });
  });

  it("is not screened as a whole where nothing of it is known under a standard", () => {
    expect(percents([spy], "aaoifi")).toMatchObject({ halal: [0, 0], not_screened: [1000, 1] });
    expect(percents([fund("GLD", 500, {})])).toMatchObject({ halal: [0, 0], not_screened: [500, 1] });
  });

  it("that holds more than it has is scaled down to its value", () => {
    const parts = partsUnder(fund("TWICE", 100, { halal: 150, beyond: 50 }), "mizan", 100);
    expect(Object.fromEntries(parts)).toEqual({ halal: 75, not_screened: 25 });
  });

  it("adds to the sectors and companies that are held themselves", () => {
    const owned = [spy, position("A", 500, "halal", "Energy")];
    expect(concentrationBySector(owned).map(({ sector, value }) => [sector, value])).toEqual([
      ["Energy", 700],
      ["Technology", 600],
      [null, 200],
    ]);
    expect(concentrationByCompany(owned)).toEqual([
      { key: "A", name: "A Company", value: 700, percent: (700 / 1500) * 100, funds: ["SPY"] },
    ]);
  });

  it("never makes or loses value: under any standard its parts add up to it", () => {
    const weights = fc.record(
      Object.fromEntries(FUND_PARTS.map((part) => [part, fc.double({ min: 0, max: 150, noNaN: true })])),
    );
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1e9, noNaN: true }), (parts, value) => {
        const held = fund("FUND", value, parts as FundParts);
        const amounts = [...partsUnder(held, "mizan", value).values()];
        for (const amount of amounts) expect(amount).toBeGreaterThanOrEqual(0);
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        expect(Math.abs(total - value)).toBeLessThanOrEqual(1e-9 * Math.max(1, value));
        expect(Math.abs(totalsByPart([held], "mizan").value - value)).toBeLessThanOrEqual(1e-9 * Math.max(1, value));
      }),
    );
  });
});

const any = fc.array(
  fc.record({
    key: fc.string(),
    name: fc.string(),
    fund: fc.option(
      fc.record({
        parts: fc.record({
          mizan: fc.record(
            Object.fromEntries(FUND_PARTS.map((part) => [part, fc.double({ min: 0, max: 100, noNaN: true })])),
          ) as fc.Arbitrary<FundParts>,
        }),
        sectors: fc.constant([]),
        largest: fc.constant([]),
      }),
    ),
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
          (some) => totalsByPart(some, "mizan"),
        );
        expect(both?.value).toBeCloseTo((one?.value ?? 0) + (other?.value ?? 0), 2);
        expect(turned).toEqual(both);
        const percents = both?.parts.map(({ percent }) => percent) ?? [];
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
