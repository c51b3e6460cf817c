import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { businessActivities } from "./business-activities.ts";

describe("the activities of a business", () => {
  it("add up to exactly 100 with any interest", () => {
    fc.assert(
      fc.property(fc.option(fc.double({ min: 0, max: 250, noNaN: true })), (interest) => {
        const activities = businessActivities(interest);
        expect(activities.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100);
        for (const { percentage } of activities) expect(percentage).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  it("are the line of business alone when nothing else is known", () => {
    expect(businessActivities(null)).toEqual([{ kind: "line_of_business", percentage: 100 }]);
  });
});
