import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DecimalSign, decimalSignOf, numbersIn } from "./printed-numbers.ts";

const amountsIn = (text: string, decimal?: DecimalSign) => numbersIn(text, decimal).map(({ amount }) => amount);

describe("a printed number", () => {
  it.each<[string, number[]]>([
    ["1,234,567", [1_234_567]],
    ["1.234.567,89", [1_234_567.89]],
    ["1 234 567", [1_234_567]],
    ["1\u202f234,5", [1234.5]],
    ["1'234.50", [1234.5]],
    ["12,34,567.80", [1_234_567.8]],
    ["(1,234)", [-1234]],
    ["−5", [-5]],
    ["△92,345", [-92_345]],
    ["١٢٬٣٤٥٫٥", [12_345.5]],
    ["$ 35,934  $ 29,943", [35_934, 29_943]],
    ["0.125", [0.125]],
    ["12", [12]],
  ])("is read as it is meant: %s", (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });

  it.each(["2025", "31.12.2025", "12.5%", "12 %", "IFRS16", "5.1.2", "1,2,3", "3/4", "2024-25"])(
    "is none: %s",
    (text) => {
      expect(amountsIn(text)).toEqual([]);
    },
  );

  it("has thousands before three digits, unless its page shows otherwise", () => {
    expect(amountsIn("1.234")).toEqual([1234]);
    expect(amountsIn("1.234", decimalSignOf(["1,234.5", "2,345.6"]))).toEqual([1.234]);
    expect(amountsIn("1,234", decimalSignOf(["1.234.567"]))).toEqual([1.234]);
  });

  it("comes back however it was grouped", () => {
    const grouped = fc.constantFrom<[string, DecimalSign]>(
      ["en-US", "."],
      ["de-DE", ","],
      ["en-IN", "."],
      ["ar-EG", "."],
    );
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 1e12 }), grouped, (amount, [locale, decimal]) => {
        expect(amountsIn(`Total ${amount.toLocaleString(locale)}`, decimal)).toEqual([amount]);
      }),
    );
  });

  it("is looked for in any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        for (const amount of amountsIn(text)) expect(Number.isFinite(amount)).toBe(true);
      }),
    );
  });
});
