import { describe, expect, it } from "vitest";
import { isoDay } from "../facts/iso-date.ts";
import { latestDueRefresh } from "../refresh/schedule.ts";
import { announcedOn, RULE_CHANGES, type RuleChange, rulesVersionOn, standardsOn } from "./rule-changes.ts";
import { STANDARDS } from "./standards.ts";

const TIGHTER: RuleChange = { announcedOn: "2026-11-20", takesEffectOn: "2026-12-26", limits: { debtRatio: 30 } };
const HOTELS: RuleChange = { announcedOn: "2026-12-01", takesEffectOn: "2027-01-30", alsoExcludes: ["hotels"] };
const BOTH = [TIGHTER, HOTELS];

describe("the rules of a day", () => {
  it("change on the day of the refresh that was announced, and the house standard alone changes", () => {
    expect(standardsOn("2026-12-25", BOTH)).toBe(STANDARDS);
    const [house, ...others] = standardsOn("2027-01-30", BOTH);
    expect(house).toMatchObject({ id: "mizan", debt: { limit: 30 }, cash: { limit: 33 }, alsoExcludes: ["hotels"] });
    expect(others).toEqual(STANDARDS.slice(1));
  });

  it("have a version, and announce those to come", () => {
    const versions = ["2026-12-25", "2026-12-26", "2027-02-01"].map((day) => rulesVersionOn(day, BOTH));
    expect(versions).toEqual([1, 2, 3]);
    const announced = (day: string) => announcedOn(day, BOTH).map(({ version }) => version);
    expect(["2026-11-19", "2026-11-20", "2026-12-01", "2026-12-26", "2027-01-30"].map(announced)).toEqual([
      ...[[], [2], [2, 3], [3], []],
    ]);
  });
});

describe("every change of our rules", () => {
  it("counts from a scheduled refresh on, was announced a week before, and stands in order", () => {
    let last = "";
    for (const { announcedOn: from, takesEffectOn } of RULE_CHANGES) {
      const refresh = latestDueRefresh(new Date(`${takesEffectOn}T12:00:00Z`));
      expect(isoDay(refresh)).toBe(takesEffectOn);
      expect(Date.parse(takesEffectOn) - Date.parse(from)).toBeGreaterThanOrEqual(7 * 86_400_000);
      expect(takesEffectOn > last).toBe(true);
      last = takesEffectOn;
    }
  });
});
