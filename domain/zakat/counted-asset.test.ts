import { describe, expect, it } from "vitest";
import { countAsset, zakatablePart } from "./counted-asset.ts";
import { nisabAtPrice } from "./nisab.ts";
import { MADHABS } from "./zakat-positions.ts";

const nisabs = { gold: nisabAtPrice(100, "gold"), silver: nisabAtPrice(2, "silver") };

describe("counting an asset", () => {
  it.each([-0.01, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("refuses a value of %d", (value) => {
    expect(() => countAsset({ type: "cash", value }, nisabs)).toThrow(RangeError);
    expect(() => countAsset({ type: "loans", value, collectability: "doubtful" }, nisabs)).toThrow(RangeError);
  });

  it("keeps a value counted in full to the last digit", () => {
    const value = 2.6243999953053865;
    expect((value * 100) / 100).not.toBe(value);
    expect(countAsset({ type: "cash", value }, nisabs).zakatableValue).toBe(value);
  });

  it("carries the owner's note", () => {
    expect(countAsset({ type: "cash", value: 1, note: "Savings" }, nisabs)).toMatchObject({ note: "Savings" });
  });
});

describe("counting shares", () => {
  it.each([undefined, -1, 100.01, Number.NaN])("refuses zakatable assets of %s percent", (zakatablePercent) => {
    const shares = { type: "stocks", value: 1000, method: "zakatable_assets", zakatablePercent } as const;
    expect(() => countAsset(shares, nisabs)).toThrow(RangeError);
  });
});

describe("counting gold and silver", () => {
  const worn = { type: "gold", weightGrams: 50, karat: 18, use: "worn" } as const;

  it.each([
    ["hanafi", 3750],
    ["maliki", 0],
    ["shafii", 0],
    ["hanbali", 0],
  ] as const)("counts worn jewelry by the %s school as %d", (madhab, zakatableValue) => {
    expect(countAsset(worn, nisabs, madhab)).toMatchObject({ value: 3750, zakatableValue });
  });

  it("counts worn jewelry where no school was chosen", () => {
    const line = countAsset(worn, nisabs);
    expect(line).toMatchObject({
      zakatableValue: 3750,
      position: { id: "worn_jewelry_counted" },
      isSchoolAssumed: true,
    });
    expect(countAsset(worn, nisabs, "hanafi").isSchoolAssumed).toBe(false);
    expect(countAsset({ ...worn, use: "kept" }, nisabs).isSchoolAssumed).toBe(false);
  });

  it.each(MADHABS)("counts kept gold by the %s school", (madhab) => {
    expect(countAsset({ type: "gold", value: 500 }, nisabs, madhab).zakatableValue).toBe(500);
  });

  it("prices each metal by its own price", () => {
    expect(countAsset({ type: "silver", weightGrams: 1 }, nisabs).value).toBe(2);
    expect(countAsset({ type: "gold", weightGrams: 1 }, nisabs).value).toBe(100);
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
