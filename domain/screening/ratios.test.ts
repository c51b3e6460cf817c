import { describe, expect, it } from "vitest";
import { percentOf } from "./ratios.ts";

const BAD = [-1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

describe("a ratio", () => {
  it.each(BAD)("refuses a part of %d", (part) => {
    expect(() => percentOf(part, 100)).toThrow(RangeError);
  });

  it.each([0, -0, ...BAD])("refuses a whole of %d", (whole) => {
    expect(() => percentOf(1, whole)).toThrow(RangeError);
  });

  it("refuses a result too large for a number", () => {
    expect(() => percentOf(1e300, 1e-300)).toThrow(RangeError);
  });

  it("is a percent: 33 of 100 is 33, and 0.68 of 100 is 0.68", () => {
    expect(percentOf(33, 100)).toBe(33);
    expect(percentOf(0.68, 100)).toBe(0.68);
  });

  it("is exactly the limit for whole dollars at the limit, and not rounded elsewhere", () => {
    for (const whole of [3e2, 7e9, 1e11, 300_000_000_100]) expect(percentOf((whole / 100) * 33, whole)).toBe(33);
    expect(percentOf(1, 3)).toBe(100 / 3);
  });

  it("may exceed 100", () => {
    expect(percentOf(3, 2)).toBe(150);
  });
});
