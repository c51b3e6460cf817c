import { describe, expect, it } from "vitest";
import * as format from "./format.ts";
import { answerLine } from "./screening/answer.ts";
import { originalAmount } from "./screening/evidence.ts";

describe("a figure in Turkish", () => {
  const { formatAmount, formatCount, formatDay, formatDollars, formatMonth, formatPercent, formatPercentAgainst } =
    format;

  it("has the sign of a percent before it and a comma for its decimals", () => {
    expect(formatPercent(32.6)).toBe("%32,6");
    expect(formatPercent(-5)).toBe("-%5,0");
    expect(formatPercentAgainst(33.04, 33)).toBe("%33,04");
    expect(format.percentText(0.125)).toBe("%0,13");
    expect(format.percentText(33.001, 33)).toBe("%33,001");
    const parts = ["%2,1", "en az %0,18", "%3,0", "%10", "%33", "%0,6", "%100"].map((text) => format.partOf(text));
    expect(parts.join(" ")).toBe("%2,1'i en az %0,18'i %3,0'ı %10'u %33'ü %0,6'sı %100'ü");
    expect(format.partOf("%12,9", "accusative")).toBe("%12,9'unu");
  });

  it("has points between its thousands and its unit as a word", () => {
    expect(formatCount(1_234_567)).toBe("1.234.567");
    expect(formatDollars(1_234.56)).toBe("1.234,56\u00a0dolar");
    expect(formatDollars(0.0123)).toBe("0,0123\u00a0dolar");
    expect(formatAmount(106_630_000_000)).toBe("106,63\u00a0milyar dolar");
    expect(formatAmount(24.6, "SAR")).toBe("24,60\u00a0Suudi riyali");
    expect(formatAmount(5_210_000, "shares")).toBe("5,21\u00a0milyon pay");
    expect(format.formatPrice(363.4, { isRounded: true })).toBe("yaklaşık 363\u00a0dolar");
  });

  it("has days and months as Turkish writes them", () => {
    expect(formatDay("2026-08-28")).toBe("28 Ağu 2026");
    expect(formatMonth("2025-06-30")).toBe("Haziran 2025");
    expect(format.formatMoment("2026-11-28T14:05:00Z")).toBe("28 Kas 2026 14:05 UTC");
    expect(format.formatTimeSince("2026-11-28T11:00:00Z", new Date("2026-11-28T14:05:00Z"))).toBe("3 saat önce");
    expect(() => formatDay("gestern")).toThrow(RangeError);
  });
});

it("keeps the two pairs of i apart in small and capital letters", () => {
  expect(format.lowerFirst("İpotek kredisi")).toBe("ipotek kredisi");
  expect(format.lowerFirst("Isı")).toBe("ısı");
  expect(format.upperFirst("ilaç")).toBe("İlaç");
});

it("writes the limit of a standard with a comma, and a rate with points between its thousands", () => {
  expect(format.exactPercent(33.333)).toBe("%33,333");
  const fact = { input: "totalRevenue", amount: 1, originalAmount: 881_580_000_000, currency: "IDR" } as const;
  const rate = { exchangeRate: 17_744, exchangeRateDate: "2026-08-21" } as const;
  expect(originalAmount({ ...fact, ...rate } as unknown as Parameters<typeof originalAmount>[0])).toBe(
    "881,58\u00a0milyar Endonezya rupiahı; 1 dolar = 17.744, 21 Ağu 2026",
  );
});

it("answers what to give away, of the gain where no dividend is paid", () => {
  const known = { standing: "purify", readOn: "2026-11-01", dividendPerShare: 1 } as const;
  expect(answerLine(known)).toBe("Evet; temettülerinin bir kısmını hayra verin, oranı bilinmiyor.");
  expect(answerLine({ ...known, dividendPerShare: 0 })).toBe(
    "Evet. Şirket şu anda temettü ödemiyor; kazançla satarsanız kazancın bir kısmını hayra verin, oranı bilinmiyor.",
  );
  const reason = { code: "purification_required", effect: "verdict", figure: 3, limit: null, about: null } as const;
  const income = (bound: "upper" | "lower") => [{ ...reason, detail: { kind: "income_bound", bound } as const }];
  expect(answerLine({ ...known, reasons: income("upper") })).toBe(
    "Evet; temettülerinin %3,0 oranını bulabilecek kısmını hayra verin.",
  );
  expect(answerLine({ ...known, reasons: income("lower") })).toBe("Evet; temettülerinin en az %3,0'ını hayra verin.");
});
