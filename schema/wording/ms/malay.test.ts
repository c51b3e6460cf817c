import { describe, expect, it } from "vitest";
import { formatAmount, formatCount, formatDay, formatDollars, formatPrice, formatTimeSince, joined } from "./format.ts";

describe("a figure in Malay", () => {
  it("has a point before decimals and its currency before it", () => {
    expect(formatDollars(1234.5)).toBe("USD\u00a01,234.50");
    expect(formatDollars(-5)).toBe("-USD\u00a05.00");
    expect(formatDollars(0.0123)).toBe("USD\u00a00.0123");
    expect(formatPrice(24.6, { currency: "MYR" })).toBe("RM24.60");
    expect(formatPrice(363.14, { isRounded: true })).toBe("kira-kira USD\u00a0363");
    expect(formatCount(5210)).toBe("5,210");
  });

  it("has thousands, millions and billions as words", () => {
    expect(formatAmount(106_630_000_000)).toBe("USD\u00a0106.63\u00a0bilion");
    expect(formatAmount(1_230_000, "shares")).toBe("1.23\u00a0juta saham");
    expect(formatAmount(999)).toBe("USD\u00a0999.00");
    expect(formatAmount(1_660_580_000_000_000, "IDR")).toBe("IDR\u00a01,660.58\u00a0trilion");
  });

  it("has days by their Malay months, and the time since as one form for every number", () => {
    expect(formatDay("2026-08-05")).toBe("5 Ogo 2026");
    expect(formatTimeSince("2026-11-23T09:00:00Z", new Date("2026-11-23T12:00:00Z"))).toBe("3 jam lalu");
    expect(joined(["Malaysia", "Jepun", "Kanada"])).toBe("Malaysia, Jepun dan Kanada");
  });
});
