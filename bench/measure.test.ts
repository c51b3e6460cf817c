import { describe, expect, it } from "vitest";
import { compared, exactly, exitCodeOf } from "./measure.ts";

const row = (ours: number, unit: string, what = "rows") =>
  compared("P3", what, { ours: exactly(ours, unit), reference: exactly(1, unit), goal: { atMost: 1 } });

describe("the exit code of the bench", () => {
  it.each([
    ["0 where all ran and no count missed its goal", [], [row(1, "rows"), row(5, "ms")], 0],
    ["1 where a count missed its goal", [], [row(2, "rows")], 1],
    ["that of the measure that did not run, whatever else was missed", ["P7"], [row(2, "rows")], 107],
    ["that of the first of several", ["P8 P9", "P21"], [], 108],
    ["100 for a measure without a number", ["VISIT"], [], 100],
  ])("is %s", (_, notRun, rows, code) => {
    expect(exitCodeOf(notRun, rows)).toBe(code);
  });

  it("is 1 where a goal that is not met yet gets worse", () => {
    const known = "everything of a first visit, the largest: /portfolio";
    const at = (ratio: number) => ({ ...row(ratio, "kB", known), name: "P11" });
    expect([at(1.05), at(1.2)].map((worse) => exitCodeOf([], [worse]))).toEqual([0, 1]);
  });
});
