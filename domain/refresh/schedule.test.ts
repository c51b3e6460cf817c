import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { latestDueRefresh, nextRefresh, refreshMonth } from "./schedule.ts";

const HOUR = 3_600_000;

/** Every hour of the month, backwards from the last, until one is 02:00 on a Saturday. */
function lastSaturdayByCounting(year: number, month: number): number {
  let moment = Date.UTC(year, month + 1, 1) - HOUR;
  while (new Date(moment).getUTCDay() !== 6 || new Date(moment).getUTCHours() !== 2) moment -= HOUR;
  return moment;
}

const MONTHS = Array.from({ length: 144 }, (_, month) => [2026 + Math.floor(month / 12), month % 12] as const);

describe("the monthly schedule", () => {
  it.each(MONTHS)("finds the last Saturday of %i, month %i", (year, month) => {
    const due = lastSaturdayByCounting(year, month);
    expect(nextRefresh(new Date(Date.UTC(year, month, 1))).getTime()).toBe(due);
    expect(nextRefresh(new Date(due - 1)).getTime()).toBe(due);
    expect(latestDueRefresh(new Date(due)).getTime()).toBe(due);
    expect(refreshMonth(new Date(due))).toBe(`${year}-${String(month + 1).padStart(2, "0")}`);
  });

  it("is over at the moment it is due", () => {
    expect(nextRefresh(new Date("2026-11-28T02:00:00Z")).toISOString()).toBe("2026-12-26T02:00:00.000Z");
    expect(latestDueRefresh(new Date("2026-11-28T01:59:59Z")).toISOString()).toBe("2026-10-31T02:00:00.000Z");
  });

  it("is within 36 days of the latest due one, with no refresh between them", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date("2020-01-01"), max: new Date("2060-01-01"), noInvalidDate: true }), (now) => {
        const next = nextRefresh(now);
        const latest = latestDueRefresh(now);
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(latest.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(next.getTime() - latest.getTime()).toBeLessThanOrEqual(35 * 24 * HOUR);
        expect(nextRefresh(latest)).toEqual(next);
      }),
    );
  });
});
