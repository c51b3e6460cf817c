import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  capitalGainsPurificationTotal,
  dividendPurificationTotal,
  purificationAmountPerShare,
} from "./purification.ts";

const BAD = [-1, Number.NaN, Number.POSITIVE_INFINITY];

describe("purification of dividends", () => {
  it.each(BAD)("refuses %d", (bad) => {
    expect(() => purificationAmountPerShare({ dividendPerShare: bad, nonCompliantIncomeRatio: 1 })).toThrow(RangeError);
    expect(() => purificationAmountPerShare({ dividendPerShare: 1, nonCompliantIncomeRatio: bad })).toThrow(RangeError);
    expect(() => dividendPurificationTotal({ shares: bad, purificationAmountPerShare: 1 })).toThrow(RangeError);
    expect(() => dividendPurificationTotal({ shares: 1, purificationAmountPerShare: bad })).toThrow(RangeError);
  });

  it("refuses 0 shares", () => {
    expect(() => dividendPurificationTotal({ shares: 0, purificationAmountPerShare: 1 })).toThrow(RangeError);
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
  ])("refuses %o", (bad) => {
    expect(() => capitalGainsPurificationTotal({ ...sale, ...bad })).toThrow(RangeError);
  });

  it.each(["shares", "purchasePrice", "salePrice", "nonCompliantIncomeRatio"])(
    "refuses %s that is no number",
    (name) => {
      expect(() => capitalGainsPurificationTotal({ ...sale, [name]: Number.NaN })).toThrow(RangeError);
      expect(() => capitalGainsPurificationTotal({ ...sale, [name]: Number.POSITIVE_INFINITY })).toThrow(RangeError);
    },
  );
});
