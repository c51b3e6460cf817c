import { describe, expect, it } from "vitest";
import { ISLAMIC_INSTITUTIONS } from "./islamic-institutions.ts";
import { SHORT_TERM_RATES } from "./short-term-rates.ts";

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
