import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatAmount,
  formatCount,
  formatDay,
  formatDollars,
  formatPercent,
  formatPercentAgainst,
  formatTimeSince,
} from "./format.ts";

describe("formats", () => {
  it.each([
    [309, "$309.00"],
    [0.0124106, "$0.0124"],
    [0, "$0.00"],
    [1234.5, "$1,234.50"],
  ])("shows %d dollars as %s", (amount, text) => expect(formatDollars(amount)).toBe(text));

  it("abbreviates a figure, with its currency, and a count without one", () => {
    expect(formatAmount(90_509_000_000)).toBe("$90.51B");
    expect(formatAmount(6_100_000_000, "SAR")).toMatch(/^SAR\s6\.1B$/);
    expect(formatAmount(14_681_140_000, "shares")).toBe("14.68B shares");
  });

  it("abbreviates as the runtime's own formatter does", () => {
    const compact = { notation: "compact", maximumFractionDigits: 2 } as const;
    const oracles = [
      ["USD", new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", ...compact })],
      [
        "IDR",
        new Intl.NumberFormat("en-US", { style: "currency", currency: "IDR", currencyDisplay: "code", ...compact }),
      ],
    ] as const;
    const ties = [1000, 1005, 1_004_999, 999_994, 999_995, 999_999, 1_000_000, 2.5e9, 999_995e6, 1e12, 2.345e15];
    const amounts = fc.oneof(fc.constantFrom(...ties), fc.integer({ min: 1000, max: 1e9 }), fc.maxSafeNat());
    fc.assert(
      fc.property(amounts, fc.constantFrom(...oracles), (amount, [currency, oracle]) => {
        if (amount >= 1000) expect(formatAmount(amount, currency)).toBe(oracle.format(amount));
      }),
    );
    const plain = new Intl.NumberFormat("en-US", compact);
    for (const count of [0, 7, 999.999, ...ties])
      expect(formatAmount(count, "shares")).toBe(`${plain.format(count)} shares`);
  });

  it("groups the digits of a count, without decimals", () => {
    const counts = [0, 999, 1000, 45_210, 1_234_567, -1234, 1234.5];
    expect(counts.map(formatCount)).toEqual(["0", "999", "1,000", "45,210", "1,234,567", "-1,234", "1,235"]);
  });

  it("reads a ratio as a percent, not as a fraction", () => {
    expect(formatPercent(2.006851)).toBe("2.0%");
    expect(formatPercent(0.68)).toBe("0.7%");
  });

  it("never rounds a ratio onto its limit", () => {
    expect(formatPercentAgainst(33.04, 33)).toBe("33.04%");
    expect(formatPercentAgainst(32.996, 33)).toBe("32.996%");
    expect(formatPercentAgainst(33, 33)).toBe("33.0%");
    expect(formatPercentAgainst(12.345, 33)).toBe("12.3%");
  });

  it("shows an ISO date as that day in every time zone", () => {
    expect(formatDay("2025-12-27")).toBe("Dec 27, 2025");
    expect(formatDay("2026-03-01T23:59:59Z")).toBe("Mar 1, 2026");
  });

  it.each(["", "soon", "2026-13-01"])("shows no day for %j, which is not a date", (iso) => {
    expect(() => formatDay(iso)).toThrow(RangeError);
  });

  it.each([
    ["2026-11-20T11:59:40Z", "a moment ago"],
    ["2026-11-20T11:59:00Z", "1 minute ago"],
    ["2026-11-20T09:00:00Z", "3 hours ago"],
    ["2026-11-18T12:00:00Z", "2 days ago"],
    ["2026-11-20T12:00:09Z", "a moment ago"],
  ])("says how long ago %s was: %s", (moment, text) =>
    expect(formatTimeSince(moment, new Date("2026-11-20T12:00:00Z"))).toBe(text),
  );
});
