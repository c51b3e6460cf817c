import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reconcile } from "./reconciliation.ts";

const amount = fc.double({ min: 0, max: 1e15, noNaN: true });

describe("reconcile", () => {
  it.each([
    [-1, 1],
    [1, Number.NaN],
    [Number.POSITIVE_INFINITY, 1],
  ])("refuses %d against %d", (first, second) => {
    expect(() => reconcile(first, second)).toThrow(RangeError);
  });

  it.each([
    [100, 98, "agree"],
    [100, 97.9, "noted"],
    [100, 90, "noted"],
    [100, 89.9, "review"],
    [0, 0, "agree"],
    [0, 1, "review"],
    [106_629, 108_261, "agree"],
  ])("compares %d with %d: %s", (first, second, outcome) => {
    expect(reconcile(first, second).outcome).toBe(outcome);
  });

  it("does not depend on which source comes first, and stays within 0 and 100 percent", () => {
    fc.assert(
      fc.property(amount, amount, (first, second) => {
        const result = reconcile(first, second);
        expect(result).toEqual(reconcile(second, first));
        expect(result.percent).toBeGreaterThanOrEqual(0);
        expect(result.percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("never calls figures closer when they move apart", () => {
    const severity = { agree: 0, noted: 1, review: 2 };
    fc.assert(
      fc.property(
        amount,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (figure, a, b) => {
          const [near, far] = a > b ? [a, b] : [b, a];
          expect(severity[reconcile(figure, figure * far).outcome]).toBeGreaterThanOrEqual(
            severity[reconcile(figure, figure * near).outcome],
          );
        },
      ),
    );
  });
});
