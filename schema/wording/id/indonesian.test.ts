import { describe, expect, it } from "vitest";
import * as format from "./format.ts";

describe("formats in Indonesian", () => {
  it("shows money with its sign or code before the figure", () => {
    expect([309, 0.0124106, 1234.5].map(format.formatDollars)).toEqual(["US$309,00", "US$0,0124", "US$1.234,50"]);
    expect(format.formatPrice(24.6, { currency: "SAR" })).toBe("SAR 24,60");
    expect(format.formatPrice(9_125, { currency: "IDR", isRounded: true })).toBe("sekitar Rp9.130");
  });

  it("abbreviates a figure by words, so that M is not taken for a million", () => {
    const shown = (amount: number, unit?: string) => format.formatAmount(amount, unit).replaceAll("\u00a0", " ");
    expect(shown(90_509_000_000)).toBe("US$90,51 miliar");
    expect(shown(6_100_000_000, "SAR")).toBe("SAR 6,1 miliar");
    expect(shown(999_996)).toBe("US$1 juta");
    expect(shown(14_681_140_000, "shares")).toBe("14,68 miliar saham");
  });

  it("has a decimal comma, points between thousands, and months by their names", () => {
    expect(format.formatPercentAgainst(33.04, 33)).toBe("33,04%");
    expect(format.percentText(33.0000001, 33)).toBe("33,0000001%");
    expect(format.formatAmount(1_660_580_000_000_000, "IDR")).toBe("Rp1.660,58\u00a0triliun");
    expect([17_744, 1.4027].map(format.decimal)).toEqual(["17.744", "1,4027"]);
    expect([999, 1_234_567, -1234].map(format.formatCount)).toEqual(["999", "1.234.567", "-1.234"]);
    expect(format.formatDay("2026-08-01T23:59:59Z")).toBe("1 Agu 2026");
    expect(format.formatMoment("2026-11-28T02:00:00Z")).toBe("28 Nov 2026, 02.00 UTC");
    expect(() => format.formatDay("soon")).toThrow(RangeError);
  });

  it("joins a list", () => {
    expect([[], ["A"], ["A", "B"], ["A", "B", "C"]].map((items) => format.joined(items))).toEqual([
      "",
      "A",
      "A dan B",
      "A, B, dan C",
    ]);
  });
});
