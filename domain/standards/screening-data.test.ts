import { describe, expect, it } from "vitest";
import { ISLAMIC_INSTITUTIONS } from "./islamic-institutions.ts";
import { SHORT_TERM_RATES } from "./short-term-rates.ts";
import { HOUSE_STANDARD, STANDARDS } from "./standards.ts";

describe("the standards", () => {
  it("have a name, a publisher, and a source each, and one id", () => {
    expect(new Set(STANDARDS.map(({ id }) => id)).size).toBe(STANDARDS.length);
    for (const { name, publisher, source } of STANDARDS) {
      for (const text of [name, publisher, source.document, source.publisher]) expect(text).not.toBe("");
      expect(source.url).toMatch(/^(https:\/\/|\/)/);
    }
  });

  it("give limits in percent, never as fractions", () => {
    for (const { debt, cash, receivables, income } of STANDARDS) {
      for (const limit of [debt.limit, cash?.limit ?? 50, receivables?.limit ?? 50, income.limit]) {
        expect(limit).toBeGreaterThan(1);
        expect(limit).toBeLessThan(100);
      }
    }
  });

  it("have the house method at 33, 33 and 5 of market capitalization, passing at or below", () => {
    const { debt, cash, income } = HOUSE_STANDARD;
    expect([debt.limit, cash.limit, income.limit]).toEqual([33, 33, 5]);
    expect([debt, cash, income].every(({ atLimitPasses }) => atLimitPasses)).toBe(true);
    expect(debt.denominator).toBe("marketCapitalization");
  });

  it("name months exactly where an average is called for", () => {
    const months = { averageMarketCapitalization: 24, longAverageMarketCapitalization: 36 } as const;
    for (const { debt, averagingMonths } of STANDARDS) {
      expect(averagingMonths).toBe(months[debt.denominator as keyof typeof months] ?? null);
    }
  });
});

describe("the short-term rates", () => {
  it("have one dated row per currency, in percent, with a source", () => {
    expect(new Set(SHORT_TERM_RATES.map(({ currency }) => currency)).size).toBe(SHORT_TERM_RATES.length);
    for (const { currency, percent, asOf, source } of SHORT_TERM_RATES) {
      expect(currency).toMatch(/^[A-Z]{3}$/);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThan(50);
      expect(asOf).toMatch(/^202\d-\d\d-\d\d$/);
      expect(source).not.toBe("");
    }
  });
});

it("every Islamic institution names its source", () => {
  for (const { source } of ISLAMIC_INSTITUTIONS) expect(source).not.toBe("");
});
