import { describe, expect, it } from "vitest";
import { findRunAnomalies } from "./run-anomalies.ts";

const fine = { compared: 1000, statusesChanged: 50, covered: 900, expected: 1000 };

describe("findRunAnomalies", () => {
  it("passes a run at both limits, and the first run of an empty universe", () => {
    expect(findRunAnomalies(fine)).toEqual([]);
    expect(findRunAnomalies({ compared: 0, statusesChanged: 0, covered: 0, expected: 0 })).toEqual([]);
  });

  it("holds a run that changes more than five percent of the statuses", () => {
    expect(findRunAnomalies({ ...fine, statusesChanged: 51 })).toEqual([
      { code: "too_many_status_changes", figure: 5.1, limit: 5 },
    ]);
  });

  it("holds a run that reached less than ninety percent of the last one", () => {
    expect(findRunAnomalies({ ...fine, covered: 899 })).toEqual([
      { code: "coverage_below_limit", figure: 89.9, limit: 90 },
    ]);
    expect(findRunAnomalies({ ...fine, covered: 0 })).toMatchObject([{ figure: 0 }]);
  });
});
