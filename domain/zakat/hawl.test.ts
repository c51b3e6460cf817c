import { describe, expect, it } from "vitest";
import { hawlEnd, nextHawlEnds } from "./hawl.ts";

describe("a lunar year of wealth", () => {
  it("is complete 354 days after it began", () => {
    expect(hawlEnd("2026-01-01")).toBe("2026-12-21");
  });

  it("drifts through the solar year without losing days: thirty of them are 10,631 days", () => {
    expect(hawlEnd("2000-01-01", 30)).toBe("2029-02-08");
  });

  it("recurs each year, from today on", () => {
    expect(nextHawlEnds("2026-03-01", "2026-11-22", 3)).toEqual(["2027-02-18", "2028-02-08", "2029-01-27"]);
    expect(nextHawlEnds("2020-05-01", "2026-11-22", 1)).toEqual(["2027-02-15"]);
    expect(nextHawlEnds("2026-01-01", "2026-12-21", 1)).toEqual(["2026-12-21"]);
    expect(nextHawlEnds("2026-12-01", "2026-11-22", 1)).toEqual(["2027-11-20"]);
  });
});
