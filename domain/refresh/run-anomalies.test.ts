import { describe, expect, it } from "vitest";
import { findRunAnomalies } from "./run-anomalies.ts";

const fine = { compared: 1000, statusesChanged: 50, covered: 900, expected: 1000, sources: [], figures: [] };

describe("findRunAnomalies", () => {
  it("passes a run at both limits, and the first run of an empty universe", () => {
    expect(findRunAnomalies(fine)).toEqual([]);
    expect(findRunAnomalies({ ...fine, compared: 0, statusesChanged: 0, covered: 0, expected: 0 })).toEqual([]);
  });

  it("stops a run that changes more than five percent of the statuses", () => {
    expect(findRunAnomalies({ ...fine, statusesChanged: 51 })).toEqual([
      { code: "too_many_status_changes", about: null, figure: 5.1, limit: 5 },
    ]);
  });

  it("stops a run that reached less than ninety percent of the last one", () => {
    expect(findRunAnomalies({ ...fine, covered: 899 })).toEqual([
      { code: "coverage_below_limit", about: null, figure: 89.9, limit: 90 },
    ]);
    expect(findRunAnomalies({ ...fine, covered: 0 })).toMatchObject([{ figure: 0 }]);
  });

  it("stops a run in which one source or one figure is missing, however many prices arrived", () => {
    const source = { about: "sec-edgar", covered: 89, expected: 100 };
    expect(findRunAnomalies({ ...fine, sources: [source] })).toEqual([
      { code: "source_below_limit", about: "sec-edgar", figure: 89, limit: 90 },
    ]);
    expect(findRunAnomalies({ ...fine, sources: [{ ...source, covered: 90 }] })).toEqual([]);
    expect(findRunAnomalies({ ...fine, figures: [{ about: "filings: debt", covered: 0, expected: 20 }] })).toEqual([
      { code: "figure_below_limit", about: "filings: debt", figure: 0, limit: 90 },
    ]);
    expect(findRunAnomalies({ ...fine, figures: [{ about: "filings: debt", covered: 0, expected: 19 }] })).toEqual([]);
  });
});
