import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeLunarYears, hawlsSideBySide, type MissedYear, missedYears } from "./missed-years.ts";
import { monthPrices } from "./nisab.ts";

const PRICES = { gold: 100, silver: 1 };
const year = (fields: Partial<MissedYear> = {}): MissedYear => ({
  money: 0,
  goldGrams: 0,
  silverGrams: 0,
  paid: 0,
  prices: PRICES,
  ...fields,
});
const PLAIN = {
  began: "2020-01-01",
  nisabType: "gold",
  earlierZakat: "keep",
  metalDay: "its_day",
  pricesNow: { gold: 130, silver: 1.5 },
} as const;

describe("years that were missed", () => {
  it.each([
    ["money below nothing", year({ money: -1 })],
    ["a weight below nothing", year({ goldGrams: -1 })],
    ["an endless weight", year({ silverGrams: Number.POSITIVE_INFINITY })],
    ["a price of nothing", year({ prices: { gold: 0, silver: 1 } })],
    ["a payment that is no number", year({ paid: Number.NaN })],
  ])("refuses %s", (_, refused) => {
    expect(() => missedYears({ ...PLAIN, years: [refused] })).toThrow(RangeError);
  });

  // islamqa.org/hanafi/daruliftaamw/134453: 330 g for fourteen years at one price, each year's zakat taken from the next.
  it("owes what Darul Iftaa Limbe worked out for fourteen years of 330 g of gold", () => {
    const prices = { gold: 31_100, silver: 400 };
    const { lines, owed } = missedYears({
      ...PLAIN,
      years: Array.from({ length: 14 }, () => year({ goldGrams: 330, prices })),
      earlierZakat: "deduct",
      metalDay: "payment",
      pricesNow: prices,
    });
    expect(lines[0]?.zakat).toBeCloseTo(256_575, 6);
    expect(lines[1]?.zakat).toBeCloseTo(250_160.625, 6);
    expect(lines[13]?.zakat).toBeCloseTo(184_618.1274, 3);
    expect(owed).toBeCloseTo(3_062_893.03, 2);
  });

  // By hand. Nisab 87.48 g: 8,748 in the first and second year, 10,497.60 in the third.
  it("takes each year's own wealth, nisab and payments", () => {
    const { lines, owed, countUnknown } = missedYears({
      ...PLAIN,
      years: [
        year({ money: 8000 }), // below 8,748: nothing
        year({ money: 9000, goldGrams: 10, paid: 100 }), // 10,000 → 250, of which 150 is owed
        year({ money: 10_000, prices: { gold: 120, silver: 1 } }), // below 10,497.60: nothing
        year({ money: 20_000, paid: 700 }), // 500, all given; the rest was a gift
      ],
    });
    expect(lines.map(({ wealth }) => wealth)).toEqual([8000, 10_000, 10_000, 20_000]);
    expect(lines.map(({ zakat }) => zakat)).toEqual([0, 250, 0, 500]);
    expect(lines.map((line) => line.owed)).toEqual([0, 150, 0, 0]);
    expect([owed, countUnknown]).toEqual([150, 0]);
    expect(lines.map(({ end }) => end)).toEqual(["2020-12-20", "2021-12-10", "2022-11-29", "2023-11-18"]);
  });

  it("compares with the nisab of its day what is left after the zakat of earlier years, where that is deducted", () => {
    const years = [year({ money: 8900 }), year({ money: 8900 })];
    const kept = missedYears({ ...PLAIN, years });
    expect(kept.owed).toBe(445);
    const deducted = missedYears({ ...PLAIN, years, earlierZakat: "deduct" });
    expect(deducted.lines[1]).toMatchObject({ earlierZakat: 222.5, isNisabReached: false, zakat: 0 });
    expect(deducted.owed).toBe(222.5);
  });

  it("gives metal at the price of payment, but asks whether the nisab was reached by the price of its day", () => {
    const years = [year({ goldGrams: 87.48 }), year({ goldGrams: 87.47 })];
    const { lines } = missedYears({ ...PLAIN, years, metalDay: "payment" });
    expect(lines[0]?.zakat).toBeCloseTo(87.48 * 130 * 0.025, 9);
    expect(lines[1]?.zakat).toBe(0);
  });

  it("leaves a year out whose wealth or price is not known, and says how many", () => {
    const years = [year({ money: null }), year({ money: 10_000, prices: null }), year({ money: 10_000 })];
    const { lines, owed, countUnknown } = missedYears({ ...PLAIN, years, earlierZakat: "deduct" });
    expect(lines.map(({ zakat }) => zakat)).toEqual([null, null, 250]);
    expect([owed, countUnknown]).toEqual([250, 2]);
  });

  const amount = fc.double({ min: 0, max: 1e9, noNaN: true });
  const anyYear = fc.record({
    money: fc.option(amount),
    goldGrams: amount,
    silverGrams: amount,
    paid: amount,
    prices: fc.option(fc.record({ gold: fc.double({ min: 1, max: 500, noNaN: true }), silver: fc.constant(1) })),
  });
  it("owes never more by deducting, the sum of its lines, and at most 2.5 % of what was owned each year", () => {
    fc.assert(
      fc.property(fc.array(anyYear, { maxLength: 20 }), (years) => {
        const kept = missedYears({ ...PLAIN, years });
        const deducted = missedYears({ ...PLAIN, years, earlierZakat: "deduct" });
        expect(deducted.owed).toBeLessThanOrEqual(kept.owed * (1 + 1e-9));
        expect(kept.lines.reduce((sum, { owed }) => sum + (owed ?? 0), 0)).toBeCloseTo(kept.owed, 0);
        for (const { wealth, zakat, owed } of [...kept.lines, ...deducted.lines]) {
          if (zakat === null || wealth === null) continue;
          expect(zakat).toBeLessThanOrEqual(wealth * 0.025 * (1 + 1e-9));
          expect(owed).toBeLessThanOrEqual(zakat);
        }
      }),
    );
  });
});

describe("the years that are complete", () => {
  it("are counted by lunar years, none before the first is over", () => {
    expect(completeLunarYears("2026-01-01", "2026-12-20")).toBe(0);
    expect(completeLunarYears("2026-01-01", "2026-12-21")).toBe(1);
    expect(completeLunarYears("1996-01-01", "2026-01-01")).toBe(30);
    expect(completeLunarYears("2030-01-01", "2026-01-01")).toBe(0);
    expect(completeLunarYears("1700-01-01", "2026-01-01")).toBe(60);
  });
});

describe("the metals' months", () => {
  const months = { from: "1999-12", gold: [1, 2], silver: [0.1, 0.2] };
  it("price a day by its month, and no day outside of them", () => {
    expect(monthPrices(months, "2000-01-31")).toEqual({ gold: 2, silver: 0.2 });
    expect(monthPrices(months, "1999-12-01")).toEqual({ gold: 1, silver: 0.1 });
    expect(monthPrices(months, "1999-11-30")).toBeUndefined();
    expect(monthPrices(months, "2000-02-01")).toBeUndefined();
  });
});

it("several kinds of wealth end their years alone, or all with the first", () => {
  expect(hawlsSideBySide(["2026-03-01", "2025-09-01"], "2026-11-22")).toEqual([
    { own: "2027-02-18", joined: "2027-08-11" },
    { own: "2027-08-11", joined: "2027-08-11" },
  ]);
});
