import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { purificationAmountPerShare } from "../screening/ratios.ts";
import {
  capitalGainsPurificationTotal,
  dividendPurificationTotal,
  heldSharePurificationPerShare,
  heldSharePurificationTotal,
} from "./purification.ts";

const BAD = [-1, Number.NaN, Number.POSITIVE_INFINITY];
const noNumbers = (name: string) => [{ [name]: Number.NaN }, { [name]: Number.POSITIVE_INFINITY }];

describe("purification of dividends", () => {
  it.each(BAD)("refuses %d", (bad) => {
    expect(() => purificationAmountPerShare({ dividendPerShare: bad, nonCompliantIncomeRatio: 1 })).toThrow(RangeError);
    expect(() => purificationAmountPerShare({ dividendPerShare: 1, nonCompliantIncomeRatio: bad })).toThrow(RangeError);
    expect(() => dividendPurificationTotal({ shares: bad, purificationAmountPerShare: 1 })).toThrow(RangeError);
    expect(() => dividendPurificationTotal({ shares: 0, purificationAmountPerShare: 1 })).toThrow(RangeError);
    expect(() => dividendPurificationTotal({ shares: 1, purificationAmountPerShare: bad })).toThrow(RangeError);
  });

  it("gives 2 cents of a dollar of dividend at 2 %", () => {
    expect(purificationAmountPerShare({ dividendPerShare: 1, nonCompliantIncomeRatio: 2 })).toBe(0.02);
  });

  it("adds up: shares times the amount per share is the total", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 0, max: 1e8 }).map((amount) => amount / 10_000),
        fc.integer({ min: 0, max: 1e6 }).map((ratio) => ratio / 10_000),
        (shares, dividendPerShare, nonCompliantIncomeRatio) => {
          const perShare = purificationAmountPerShare({ dividendPerShare, nonCompliantIncomeRatio });
          const total = dividendPurificationTotal({ shares, purificationAmountPerShare: perShare });
          expect(total).toBe(shares * perShare);
          const direct = (shares * dividendPerShare * nonCompliantIncomeRatio) / 100;
          expect(Math.abs(total - direct)).toBeLessThanOrEqual(direct * 1e-12);
        },
      ),
    );
  });
});

describe("purification of a gain", () => {
  const sale = { shares: 10, purchasePrice: 100, salePrice: 150, nonCompliantIncomeRatio: 2 };

  it("is 2 % of the gain at a ratio of 2 %", () => {
    expect(capitalGainsPurificationTotal(sale)).toBe(10);
  });

  it.each([
    { shares: 0 },
    { salePrice: 100 },
    { salePrice: 99 },
    { purchasePrice: -1 },
    { nonCompliantIncomeRatio: -1 },
    ...Object.keys(sale).flatMap(noNumbers),
  ])("refuses %o", (bad) => {
    expect(() => capitalGainsPurificationTotal({ ...sale, ...bad })).toThrow(RangeError);
  });
});

describe("purification of what belongs to a share", () => {
  const year = { shares: 10, nonCompliantIncome: 6_000_000, sharesOutstanding: 2_000_000, partOfYearHeld: 1 };

  it("is the company's income per share, for the shares and the time held", () => {
    expect(heldSharePurificationPerShare(year)).toBe(3);
    expect(heldSharePurificationTotal(year)).toBe(30);
    expect(heldSharePurificationTotal({ ...year, partOfYearHeld: 0.5 })).toBe(15);
    expect(heldSharePurificationTotal({ ...year, partOfYearHeld: 0 })).toBe(0);
  });

  it.each([
    { shares: 0 },
    { shares: -1 },
    { nonCompliantIncome: -1 },
    { sharesOutstanding: 0 },
    { partOfYearHeld: -0.1 },
    { partOfYearHeld: 1.1 },
    { shares: Number.MAX_VALUE, nonCompliantIncome: Number.MAX_VALUE },
    ...Object.keys(year).flatMap(noNumbers),
  ])("refuses %o", (bad) => {
    expect(() => heldSharePurificationTotal({ ...year, ...bad })).toThrow(RangeError);
  });

  const anyYear = fc.record({
    shares: fc.integer({ min: 1, max: 1e9 }),
    nonCompliantIncome: fc.integer({ min: 0, max: 1e12 }),
    sharesOutstanding: fc.integer({ min: 1, max: 1e11 }),
    partOfYearHeld: fc.integer({ min: 0, max: 365 }).map((days) => days / 365),
  });

  it("adds up: all shares for the whole year give the whole income, and two parts of a holding give the whole holding's", () => {
    fc.assert(
      fc.property(anyYear, fc.double({ min: 0, max: 1, noNaN: true }), (given, split) => {
        const all = { ...given, shares: given.sharesOutstanding, partOfYearHeld: 1 };
        expect(heldSharePurificationTotal(all)).toBeCloseTo(given.nonCompliantIncome, 3);
        const whole = heldSharePurificationTotal(given);
        const before = heldSharePurificationTotal({ ...given, partOfYearHeld: given.partOfYearHeld * split });
        const after = heldSharePurificationTotal({ ...given, partOfYearHeld: given.partOfYearHeld * (1 - split) });
        expect(Math.abs(before + after - whole)).toBeLessThanOrEqual(whole * 1e-12);
      }),
    );
  });

  it("never falls when the income, the shares held or the time rises", () => {
    fc.assert(
      fc.property(anyYear, fc.integer({ min: 1, max: 1000 }), (given, more) => {
        const total = heldSharePurificationTotal(given);
        const grown = { ...given, nonCompliantIncome: given.nonCompliantIncome + more, shares: given.shares + more };
        expect(heldSharePurificationTotal({ ...grown, partOfYearHeld: 1 })).toBeGreaterThanOrEqual(total);
      }),
    );
  });
});
