import { describe, expect, it } from "vitest";
import { assetValue, estimateZakat } from "../result/estimate.ts";
import { assetOf, type DraftAsset, EMPTY_DRAFT } from "./draft-asset.ts";

const draft = (given: Partial<DraftAsset>): DraftAsset => ({ ...EMPTY_DRAFT, ...given });

describe("an asset being typed", () => {
  it("is none without a type, and none without a number", () => {
    expect(assetOf(draft({ value: "100" }), false)).toBeUndefined();
    expect(assetOf(draft({ type: "cash", value: "a lot" }), false)).toBeUndefined();
    expect(assetOf(draft({ type: "gold", isByWeight: true, weightGrams: "" }), true)).toBeUndefined();
  });

  it("is none when the company's zakatable part is missing or above a hundred percent", () => {
    const shares = { type: "stocks", value: "100", method: "zakatable_assets" } as const;
    expect(assetOf(draft(shares), true)).toBeUndefined();
    expect(assetOf(draft({ ...shares, zakatablePercent: "101" }), true)).toBeUndefined();
    expect(assetOf(draft({ ...shares, zakatablePercent: "40" }), true)).toMatchObject({ zakatablePercent: 40 });
  });

  it("is only a type and a value while the details are closed, whatever they were before", () => {
    const jewelry = draft({
      type: "gold",
      value: "1,000",
      isByWeight: true,
      weightGrams: "5",
      use: "worn",
      note: "ring",
    });
    expect(assetOf(jewelry, false)).toEqual({ type: "gold", value: 1000 });
  });

  it("carries the stamp of its own metal and nothing of another's", () => {
    expect(assetOf(draft({ type: "silver", isByWeight: true, weightGrams: "100", fineness: 925 }), true)).toEqual({
      type: "silver",
      weightGrams: 100,
      fineness: 925,
      use: "kept",
    });
  });
});

describe("the estimate", () => {
  const metal = { grams: 1, nisabValue: 1, asOf: null, source: { label: "x", url: null }, isReference: true };
  const exchangeRates = { asOf: "2026-11-20", rates: { USD: 1, GBP: 0.8 } };
  const nisabs = { gold: { ...metal, pricePerGram: 100 }, silver: { ...metal, pricePerGram: 1 }, exchangeRates };

  it("takes a value in another currency at its rate, and leaves it out while there is none", () => {
    const cash = { type: "cash", value: 80, currency: "GBP" } as const;
    expect(assetValue(cash, nisabs)).toBe(100);
    expect(assetValue(cash, undefined)).toBeUndefined();
    expect(assetValue({ ...cash, currency: "XXX" }, nisabs)).toBeUndefined();
  });

  it("leaves a metal by weight out while there is no price, and counts its pure part when there is", () => {
    const gold = { type: "gold", weightGrams: 24, karat: 12 } as const;
    expect(assetValue(gold, undefined)).toBeUndefined();
    expect(assetValue(gold, nisabs)).toBe(1200);
  });

  it("is 2.5 % of the sum", () => {
    const assets = [
      { type: "cash", value: 1000 },
      { type: "silver", weightGrams: 1000, fineness: 500 },
    ] as const;
    expect(estimateZakat(assets, nisabs)).toEqual({ total: 1500, estimate: 37.5 });
    expect(estimateZakat([], nisabs)).toEqual({ total: 0, estimate: 0 });
  });
});
