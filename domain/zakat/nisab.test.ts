import { describe, expect, it } from "vitest";
import { isNisabReached, nisabAtPrice, referenceNisab } from "./nisab.ts";

describe("nisab value", () => {
  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])("refuses a price of %d by its name", (price) => {
    expect(() => nisabAtPrice(price, "gold")).toThrow(RangeError);
    expect(() => nisabAtPrice(price, "gold")).toThrow(/^pricePerGram /);
  });

  it("refuses a price whose nisab is not finite", () => {
    expect(() => nisabAtPrice(Number.MAX_VALUE, "gold")).toThrow(RangeError);
  });

  it("is 87.48 g of gold or 612.36 g of silver", () => {
    // 87.48 × 100 = 8,748; 612.36 × 2 = 1,224.72
    expect(nisabAtPrice(100, "gold")).toEqual({ grams: 87.48, pricePerGram: 100, nisabValue: 8748 });
    expect(nisabAtPrice(2, "silver")).toEqual({ grams: 612.36, pricePerGram: 2, nisabValue: 1224.72 });
  });

  it("is the specification's reference to the dollar before a price has been fetched", () => {
    expect(referenceNisab("gold").nisabValue).toBe(6200);
    expect(referenceNisab("silver").nisabValue).toBe(450);
    // 6,200 ÷ 87.48 = 70.873…, 450 ÷ 612.36 = 0.7348…
    expect(referenceNisab("gold").pricePerGram).toBeCloseTo(70.8733, 4);
    expect(referenceNisab("silver").pricePerGram).toBeCloseTo(0.73486, 5);
  });
});

describe("reaching the nisab", () => {
  const nisab = referenceNisab("gold");

  it.each([0, -6200, Number.NaN, Number.POSITIVE_INFINITY])("refuses a nisab of %d", (value) => {
    expect(() => isNisabReached(7000, { ...nisab, nisabValue: value })).toThrow(RangeError);
  });

  it("happens exactly at it", () => {
    expect(isNisabReached(6200, nisab)).toBe(true);
  });

  it("does not happen a hundredth of a cent below it", () => {
    expect(isNisabReached(6199.9999, nisab)).toBe(false);
  });

  it("is not missed by the binary sum of decimals", () => {
    const justBelow = 6200 * (1 - Number.EPSILON);
    expect(justBelow).toBeLessThan(6200);
    expect(isNisabReached(justBelow, nisab)).toBe(true);
  });
});
