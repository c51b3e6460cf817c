import { describe, expect, it } from "vitest";
import { plainLoopOf, screening } from "./screening.ts";

describe("the plain loop beside which screening is measured", () => {
  it("builds every object of the results of 100 companies anew", async () => {
    const rows = await screening(100, 50);
    expect(rows.map(({ ratio }) => ratio > 0 && Number.isFinite(ratio))).toEqual([true, true]);
  });

  it("has the fields that only some values have, and what is sometimes an array", () => {
    const values = [{ one: [{ two: 2 }], three: null }, { one: null, three: { four: undefined } }, { three: [] }];
    const built = values.map(plainLoopOf(values));
    expect(built).toStrictEqual(values);
    expect(built[0]).not.toBe(values[0]);
    expect(built[0]?.one?.[0]).not.toBe(values[0]?.one?.[0]);
  });

  it("builds an object that stands in two places once", () => {
    const shared = { ratio: 5 };
    const value = { house: shared, standards: [shared, { ratio: 6 }] };
    const built = plainLoopOf([value])(value);
    expect(built).toStrictEqual(value);
    expect(built.house).toBe(shared);
    expect(built.standards[0]).not.toBe(shared);
  });
});
