import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXCHANGE_CODES } from "./exchanges.ts";
import { isoDay } from "./iso-date.ts";
import { lastReportedHalfYearEnd, lastReportedYearEnd } from "./undated-balances.ts";

describe("the date of a balance that has none", () => {
  it.each([
    ["LSE", "2026-05-13", "2025-12-31"],
    ["LSE", "2026-04-30", "2024-12-31"],
    ["LSE", "2026-05-01", "2025-12-31"],
    ["TYO", "2026-05-13", "2025-03-31"],
    ["BSE", "2026-08-18", "2026-03-31"],
    ["ASX", "2026-05-13", "2025-06-30"],
    ["NYSE", "2026-08-22", "2025-12-31"],
    ["NYSE", "2026-01-31", "2024-12-31"],
  ] as const)("is on %s, on file on %s, %s", (exchange, onFile, expected) => {
    expect(lastReportedYearEnd(exchange, onFile)).toBe(expected);
  });

  it("is at least four months and at most sixteen months and a day or two ago", () => {
    const day = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...EXCHANGE_CODES), day, (exchange, date) => {
        const onFile = isoDay(date);
        const days = (Date.parse(onFile) - Date.parse(lastReportedYearEnd(exchange, onFile))) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(119);
        expect(days).toBeLessThanOrEqual(366 + 124);
      }),
    );
  });
});

describe("the date of a sum of twelve months that has none", () => {
  it.each([
    ["TYO", "2026-05-13", "2025-09-30"],
    ["TYO", "2026-08-13", "2026-03-31"],
    ["LSE", "2026-05-13", "2025-12-31"],
    ["LSE", "2026-04-30", "2025-06-30"],
    ["ASX", "2026-05-13", "2025-12-31"],
  ] as const)("is on %s, on file on %s, %s", (exchange, onFile, expected) => {
    expect(lastReportedHalfYearEnd(exchange, onFile)).toBe(expected);
  });
});
