import { describe, expect, it } from "vitest";
import {
  formatAmount,
  formatCount,
  formatDay,
  formatDollars,
  formatMoment,
  formatMonth,
  formatPercent,
  formatPercentAgainst,
  formatPrice,
  formatTimeSince,
  isolate,
  joined,
  percentText,
  quotedTexts,
} from "./format.ts";

describe("formats in Arabic", () => {
  it.each([
    [309, "309.00 دولار"],
    [0.0124106, "0.0124 دولار"],
    [0, "0.00 دولار"],
    [1234.5, "1,234.50 دولار"],
  ])("shows %d dollars as %s", (amount, text) => expect(formatDollars(amount)).toBe(text));

  it("names the currency of a price, and that it is rounded", () => {
    expect(formatPrice(24.6, { currency: "SAR" })).toBe("24.60 ريال سعودي");
    expect(formatPrice(362.918, { isRounded: true })).toBe("نحو 363 دولار");
    expect(formatPrice(9_125, { currency: "IDR", isRounded: true })).toBe("نحو 9,130 روبية إندونيسية");
    expect(formatPrice(5, { currency: "XAF" })).toBe(`5 ${isolate("XAF")}`);
  });

  it("quotes a price in its own currency first", () => {
    const price = { amount: 24.6, currency: "SAR", isRounded: false };
    expect(quotedTexts({ currentPrice: 6.56, price })).toEqual(["24.60 ريال سعودي", "6.56 دولار"]);
    expect(quotedTexts({ currentPrice: 6.56, price: null })).toEqual(["6.56 دولار"]);
    expect(quotedTexts({ currentPrice: null, price })).toEqual([]);
  });

  it("abbreviates a figure by words, with its currency, and counts shares", () => {
    const shown = (amount: number, unit?: string) => formatAmount(amount, unit).replaceAll("\u00a0", " ");
    expect(shown(90_509_000_000)).toBe("90.51 مليار دولار");
    expect(shown(3e9)).toBe("3 مليارات دولار");
    expect(shown(2e12)).toBe("2 تريليون دولار");
    expect(shown(10_000)).toBe("10 آلاف دولار");
    expect(shown(999_996)).toBe("1 مليون دولار");
    expect(shown(7.5)).toBe("7.50 دولار");
    expect(shown(6_100_000_000, "SAR")).toBe("6.1 مليار ريال سعودي");
    expect(shown(14_681_140_000, "shares")).toBe("14.68 مليار سهم");
    expect(shown(7, "shares")).toBe("7 أسهم");
  });

  it("groups the digits of a count, without decimals", () => {
    expect([0, 999, 45_210, 1_234_567, 1234.5].map(formatCount)).toEqual(["0", "999", "45,210", "1,234,567", "1,235"]);
    expect(formatCount(-1234)).toBe(isolate("-1,234"));
  });

  it("keeps the percent sign behind its figure", () => {
    expect(formatPercent(2.006851)).toBe("\u20682.0%\u2069");
    expect(formatPercentAgainst(33.04, 33)).toBe(isolate("33.04%"));
    expect(percentText(14.2)).toBe(isolate("14.2%"));
    expect(percentText(33.0000001, 33)).toBe(isolate("33.0000001%"));
  });

  it("shows dates by Gregorian months with Latin digits", () => {
    expect(formatDay("2026-03-01T23:59:59Z")).toBe("1 مارس 2026");
    expect(formatMonth("2025-06-30")).toBe("يونيو 2025");
    expect(formatMoment("2026-11-28T02:00:00Z")).toBe("28 نوفمبر 2026، 02:00 بالتوقيت العالمي");
  });

  it.each(["", "soon", "2026-13-01"])("shows no day for %j, which is not a date", (iso) => {
    expect(() => formatDay(iso)).toThrow(RangeError);
    expect(() => formatMoment(iso)).toThrow(RangeError);
  });

  it.each([
    ["2026-11-20T11:59:40Z", "قبل لحظات"],
    ["2026-11-20T11:59:00Z", "قبل دقيقة"],
    ["2026-11-20T11:49:00Z", "قبل 11 دقيقة"],
    ["2026-11-20T09:00:00Z", "قبل 3 ساعات"],
    ["2026-11-18T12:00:00Z", "قبل يومين"],
    ["2026-10-31T12:00:00Z", "قبل 20 يومًا"],
    ["2023-11-01T12:00:00Z", "قبل 3 سنوات"],
  ])("says how long ago %s was: %s", (moment, text) =>
    expect(formatTimeSince(moment, new Date("2026-11-20T12:00:00Z"))).toBe(text),
  );

  it("joins a list", () => {
    expect([[], ["أ"], ["أ", "ب"], ["أ", "ب", "ج"]].map(joined)).toEqual(["", "أ", "أ وب", "أ، ب وج"]);
  });
});
