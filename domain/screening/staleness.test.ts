import { describe, expect, it } from "vitest";
import { monthsBetween } from "./staleness.ts";

describe("months between two dates", () => {
  it("is whole from one day of a month to the same day of another", () => {
    expect(monthsBetween("2025-06-30", "2026-09-30")).toBe(15);
    expect(monthsBetween("2025-12-31", "2025-12-31")).toBe(0);
  });

  it("passes 15 one day later and not one day earlier", () => {
    expect(monthsBetween("2025-06-30", "2026-10-01")).toBeGreaterThan(15);
    expect(monthsBetween("2025-06-30", "2026-09-29")).toBeLessThan(15);
  });
});
