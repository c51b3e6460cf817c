import { describe, expect, it } from "vitest";
import type { ReportedFact } from "./reported-fact.ts";
import { trailingTwelveMonths } from "./trailing-twelve-months.ts";

const fact = (start: string, end: string, value: number, more: Partial<ReportedFact> = {}): ReportedFact => ({
  start,
  end,
  value,
  form: "10-Q",
  filed: "2026-05-01",
  accession: "0000000000-26-000001",
  ...more,
});
const YEAR = fact("2024-07-01", "2025-06-30", 1000, { form: "10-K", filed: "2025-08-01" });
const QUARTERS_BEFORE = [fact("2024-07-01", "2024-09-30", 240), fact("2024-10-01", "2024-12-31", 250)];
const QUARTERS_SINCE = [fact("2025-07-01", "2025-09-30", 260), fact("2025-10-01", "2025-12-31", 280)];

describe("trailing twelve months", () => {
  it("moves the fiscal year on by the quarters since, less the same quarters before", () => {
    const found = trailingTwelveMonths([YEAR, ...QUARTERS_BEFORE, ...QUARTERS_SINCE], "Revenues");
    expect(found).toMatchObject({ value: 1050, start: "2025-01-01", end: "2025-12-31", concepts: ["Revenues"] });
  });

  it("does not mistake a year-to-date figure for a quarter or a year", () => {
    const halves = [fact("2024-07-01", "2024-12-31", 490), fact("2025-07-01", "2025-12-31", 540)];
    expect(trailingTwelveMonths([YEAR, ...halves], "Revenues")?.value).toBe(1050);
    expect(
      trailingTwelveMonths([...QUARTERS_SINCE, fact("2025-07-01", "2025-12-31", 540)], "Revenues"),
    ).toBeUndefined();
  });

  it("does not mistake four half years for four quarters", () => {
    const halves = [
      fact("2023-07-01", "2023-12-31", 480),
      fact("2024-01-01", "2024-06-30", 485),
      fact("2024-07-01", "2024-12-31", 490),
      fact("2025-01-01", "2025-06-30", 510),
    ];
    expect(trailingTwelveMonths(halves, "Revenues")).toBeUndefined();
  });

  it("keeps the fiscal year when a quarter of the previous year is missing", () => {
    const found = trailingTwelveMonths([YEAR, ...QUARTERS_BEFORE.slice(1), ...QUARTERS_SINCE], "Revenues");
    expect(found).toMatchObject({ value: 1000, end: "2025-06-30" });
  });

  it("adds four consecutive quarters when there is no fiscal year", () => {
    const four = [...QUARTERS_SINCE, fact("2026-01-01", "2026-03-31", 300), fact("2026-04-01", "2026-06-30", 310)];
    expect(trailingTwelveMonths(four, "Revenues")).toMatchObject({ value: 1150, start: "2025-07-01" });
    expect(trailingTwelveMonths(four.slice(1), "Revenues")).toBeUndefined();
  });

  it("accepts years of 52 and 53 weeks", () => {
    const found = trailingTwelveMonths([fact("2024-12-29", "2026-01-03", 7)], "Revenues");
    expect(found?.value).toBe(7);
  });

  it("uses the newest filing of a period that was reported twice", () => {
    const restated = fact("2024-07-01", "2025-06-30", 990, { form: "10-K/A", filed: "2025-11-01" });
    expect(trailingTwelveMonths([YEAR, restated], "Revenues")?.value).toBe(990);
  });
});
