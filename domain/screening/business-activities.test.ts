import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Segment } from "../facts/financials.ts";
import { makeFact } from "../test/facts.ts";
import { businessActivities, prohibitedSegments } from "./business-activities.ts";

function segment(name: string, amount: number): Segment {
  return { name, revenue: makeFact(amount, { periodStart: "2025-07-01", source: "fmp" }) };
}

describe("the activities of a business", () => {
  it("add up to exactly 100 with any segments", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1e12 }), { maxLength: 12 }),
        fc.option(fc.double({ min: 0, max: 250, noNaN: true })),
        (revenues, interest) => {
          const activities = businessActivities(
            "Machines",
            revenues.map((revenue, index) => segment(`Segment ${index}`, revenue)),
            interest,
          );
          expect(activities.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100);
          for (const { percentage } of activities) expect(percentage).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("are the industry alone when nothing else is known", () => {
    expect(businessActivities("Machines", [], null)).toEqual([{ activity: "Machines", percentage: 100 }]);
  });

  it("leave out a segment whose revenue is no number", () => {
    const activities = businessActivities("Machines", [segment("Pumps", 10), segment("Valves", Number.NaN)], 0);
    expect(activities).toEqual([{ activity: "Pumps", percentage: 100 }]);
  });
});

describe("prohibited segments", () => {
  it.each(["Beer", "Wine and Spirits", "Casinos", "Tobacco products", "Financial Services", "Defense & Space", "Pork"])(
    "include %s",
    (name) => {
      expect(prohibitedSegments([segment(name, 5), segment("Other", 5)])?.amount).toBe(5);
    },
  );

  it.each(["Gaming", "Burger", "Hammers", "Credibility", "Beverages", "Data Center", "Swine health"])(
    "do not include %s",
    (name) => {
      expect(prohibitedSegments([segment(name, 5)])?.amount).toBe(0);
    },
  );

  it("are unknown when a revenue is unusable", () => {
    expect(prohibitedSegments([segment("Beer", Number.NaN)])).toBeUndefined();
  });
});
