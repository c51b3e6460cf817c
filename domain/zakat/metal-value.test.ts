import { describe, expect, it } from "vitest";
import { metalValue } from "./metal-value.ts";

describe("value of metal", () => {
  it.each([
    ["no value and no weight", {}],
    ["both value and weight", { value: 100, weightGrams: 1 }],
    ["a negative value", { value: -1 }],
    ["an infinite value", { value: Number.POSITIVE_INFINITY }],
    ["a negative weight", { weightGrams: -1 }],
    ["a weight that is not a number", { weightGrams: Number.NaN }],
    ["no purity", { weightGrams: 1, karat: 0 }],
    ["gold purer than pure", { weightGrams: 1, karat: 25 }],
    ["a value beyond all numbers", { weightGrams: Number.MAX_VALUE }],
  ])("refuses %s", (_name, gold) => {
    expect(() => metalValue({ type: "gold", ...gold }, 100)).toThrow(RangeError);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])("refuses a price of %d for metal by weight", (price) => {
    expect(() => metalValue({ type: "gold", weightGrams: 1 }, price)).toThrow(RangeError);
  });

  it("refuses silver purer than pure", () => {
    expect(() => metalValue({ type: "silver", weightGrams: 1, fineness: 1001 }, 2)).toThrow(RangeError);
  });

  it("is the value given", () => {
    expect(metalValue({ type: "gold", value: 1234.56 }, 100)).toBe(1234.56);
  });

  it("counts unstamped metal as pure", () => {
    expect(metalValue({ type: "gold", weightGrams: 10 }, 100)).toBe(1000);
    expect(metalValue({ type: "silver", weightGrams: 10 }, 2)).toBe(20);
  });

  it("counts only the gold in 18 karats", () => {
    // 50 g × 18 ÷ 24 = 37.5 g; 37.5 × 100 = 3,750
    expect(metalValue({ type: "gold", weightGrams: 50, karat: 18 }, 100)).toBe(3750);
  });

  it("counts only the silver in sterling", () => {
    // 200 g × 925 ÷ 1000 = 185 g; 185 × 2 = 370
    expect(metalValue({ type: "silver", weightGrams: 200, fineness: 925 }, 2)).toBe(370);
  });
});
