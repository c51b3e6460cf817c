import { describe, expect, it } from "vitest";
import { isoDay } from "../facts/iso-date.ts";
import { agedStanding, monthsBetween, staleBefore, verdictAge } from "./ageing.ts";

describe("the day before which figures are too old", () => {
  it("agrees with the months between two dates, on every day of two years", () => {
    const day = (position: number) => isoDay(new Date(Date.UTC(2025, 0, 1 + position)));
    for (let today = 0; today < 731; today += 7) {
      const before = staleBefore(day(today));
      for (let end = today - 520; end < today - 400; end++) {
        const isStale = monthsBetween(day(end), day(today)) > 15;
        expect(day(end) < before, `${day(end)} on ${day(today)}`).toBe(isStale);
      }
    }
  });
});

describe("a standing in a list", () => {
  it("falls into doubt on the day after fifteen months, and not on the day itself", () => {
    expect(agedStanding("halal", "2025-08-31", "2026-11-30")).toBe("halal");
    expect(agedStanding("halal", "2025-08-31", "2026-12-01")).toBe("doubt");
    expect(agedStanding("purify", "2025-08-31", "2026-12-01")).toBe("doubt");
  });

  it("stays unchanged when age has no effect on it, or no date is known", () => {
    expect(agedStanding("haram", "2020-01-01", "2026-12-01")).toBe("haram");
    expect(agedStanding("not_screened", "2020-01-01", "2026-12-01")).toBe("not_screened");
    expect(agedStanding("halal", null, "2026-12-01")).toBe("halal");
  });
});

describe("how old a verdict is", () => {
  it("calls a price old after 45 days", () => {
    const age = (readOn: string) => verdictAge({ figuresOn: "2026-06-30", priceOn: "2026-08-21" }, readOn);
    expect(age("2026-10-05")).toMatchObject({ priceDays: 45, isPriceOld: false });
    expect(age("2026-10-06")).toMatchObject({ priceDays: 46, isPriceOld: true, isStale: false });
  });

  it("counts no days backwards, and knows none without a price", () => {
    expect(verdictAge({ figuresOn: null, priceOn: "2026-08-22" }, "2026-08-21")).toMatchObject({ priceDays: 0 });
    expect(verdictAge({ figuresOn: null, priceOn: null }, "2026-08-21")).toMatchObject({
      priceDays: null,
      isPriceOld: false,
      isStale: false,
    });
  });
});

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
