import { describe, expect, it } from "vitest";
import { isIsoDate, readNumber, startOfYearUpTo, toThreeSignificantDigits } from "./figures.ts";

describe("figures", () => {
  it.each([
    ["$1,234.50", 1234.5],
    ["13.33%", 13.33],
    ["-0.5", -0.5],
    ["44906679096.00", 44_906_679_096],
    ["1e3", 1000],
    ["0", 0],
  ])("reads %s", (text, value) => expect(readNumber(text)).toBe(value));

  it.each(["", " ", "-", "--", "N/A", "None", "NaN", "Infinity", "1e999", "12 bn", "0x10", "1.2.3"])(
    "does not take %j for a number",
    (text) => expect(readNumber(text)).toBeUndefined(),
  );

  it.each([
    [4_514_709_583_000, 4_510_000_000_000],
    [309.35, 309],
    [0.012345, 0.0123],
    [0, 0],
  ])("rounds %d to three significant digits", (value, rounded) =>
    expect(toThreeSignificantDigits(value)).toBe(rounded),
  );

  it("recognizes a valid date", () => {
    expect(isIsoDate("2026-02-28")).toBe(true);
    expect(isIsoDate("2026-13-01")).toBe(false);
    expect(isIsoDate("28/02/2026")).toBe(false);
  });

  it("starts twelve months on the day after the same day a year before", () => {
    expect(startOfYearUpTo("2026-06-30")).toBe("2025-07-01");
    expect(startOfYearUpTo("2025-12-31")).toBe("2025-01-01");
  });
});
