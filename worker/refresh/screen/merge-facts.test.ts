import { describe, expect, it } from "vitest";
import type { SourcedFact } from "../../../domain/facts/company-facts.ts";
import { mergeFacts } from "./merge-facts.ts";

const filing = (value: number, periodEnd: string, traits: Partial<SourcedFact> = {}): SourcedFact => {
  return { value, currency: "USD", periodEnd, source: "sec-edgar", quality: "reported", ...traits };
};
const estimate = (value: number, periodEnd: string, traits: Partial<SourcedFact> = {}): SourcedFact => {
  return { ...filing(value, periodEnd), source: "market-snapshot", quality: "estimated", ...traits };
};
const debt = (fact: SourcedFact) => ({ interestBearingDebt: fact });
const merged = (known: SourcedFact, ...fresh: SourcedFact[]) =>
  mergeFacts(debt(known), fresh.map(debt)).facts.interestBearingDebt?.value;

describe("mergeFacts", () => {
  it("loses nothing when no source answers, or none gives the figure", () => {
    const known = debt(filing(5, "2026-03-31"));
    expect(mergeFacts(known, []).facts).toEqual(known);
    expect(mergeFacts(known, [{}]).facts).toEqual(known);
  });

  it("takes newer figures, never older ones", () => {
    expect(merged(filing(5, "2026-03-31"), filing(6, "2026-06-30"))).toBe(6);
    expect(merged(filing(5, "2026-03-31"), filing(6, "2025-12-31"))).toBe(5);
  });

  it("takes a filing for an estimate unless the filing is much older, and no estimate for a filing of the same day", () => {
    expect(merged(estimate(5, "2026-06-30"), filing(6, "2026-03-31"))).toBe(6);
    expect(merged(estimate(5, "2026-06-30"), filing(6, "2025-09-30"))).toBe(5);
    expect(merged(filing(5, "2026-06-30"), estimate(6, "2026-06-30"))).toBe(5);
  });

  it("holds two sources of one period that are over ten percent apart and notes those over two", () => {
    const known = filing(90, "2026-03-31");
    const other = (value: number, traits = {}) => filing(value, "2026-06-28", { source: "eodhd", ...traits });
    const outcome = (second: SourcedFact) => {
      const { disagreements, noted } = mergeFacts(debt(known), [debt(filing(100, "2026-06-30")), debt(second)]);
      return [disagreements.map(({ code, before, after }) => [code, before, after]), noted];
    };
    expect(outcome(other(89))).toEqual([[["sources_disagree", 89, 100]], 0]);
    expect(outcome(other(95))).toEqual([[], 1]);
    expect(outcome(other(99))).toEqual([[], 0]);
    expect(outcome(other(50, { bound: "lower" }))).toEqual([[], 0]);
    expect(outcome(other(50, { currency: "EUR" }))).toEqual([[], 0]);
    expect(outcome({ ...other(50), periodEnd: "2026-03-31" })).toEqual([[], 0]);
  });
});
