import { describe, expect, it } from "vitest";
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
