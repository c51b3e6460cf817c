import { describe, expect, it } from "vitest";
import { isoDay } from "../facts/iso-date.ts";
import { latestDueRefresh } from "../refresh/schedule.ts";
import { EDITIONS, type Edition, type Editions, HOUSE_EDITION, SINCE_EVER } from "./editions.ts";
import { STANDARDS } from "./standards.ts";
import { announcedOn, houseOn, rulesVersionOn, standardOn, standardsOn } from "./standards-on.ts";

const TODAY = "2026-11-24";
const TIGHTER: Edition = {
  ...HOUSE_EDITION,
  announcedOn: "2026-11-20",
  inForceFrom: "2026-12-26",
  debt: { ...HOUSE_EDITION.debt, limit: 30 },
};
const HOTELS: Edition = { ...TIGHTER, announcedOn: "2026-12-01", inForceFrom: "2027-01-30", alsoExcludes: ["hotels"] };
const BOTH: Editions = { ...EDITIONS, mizan: [HOUSE_EDITION, TIGHTER, HOTELS] };

describe("the standards of a day", () => {
  it("are those whose editions are in force on it", () => {
    const ofDay = (id: string, day: string) => standardOn(id, day);
    expect(ofDay("dow-jones", "2023-03-30")).toMatchObject({ cash: { limit: 33 }, receivables: { limit: 33 } });
    expect(ofDay("dow-jones", "2023-09-14")).toMatchObject({ cash: { limit: 33 }, receivables: null });
    expect(ofDay("dow-jones", "2023-09-15")).toMatchObject({ cash: null, income: { countsInterest: true } });
    expect(ofDay("msci", "2025-05-30")?.receivables?.limit).toBe(33.33);
    expect(ofDay("msci", "2025-05-31")?.receivables?.limit).toBe(70);
    expect(ofDay("ojk-indonesia", "2026-04-24")?.income.limit).toBe(10);
    expect(ofDay("ojk-indonesia", TODAY)?.income.limit).toBe(5);
  });

  it("do not know an announced edition without a day, and judge nothing before their first edition", () => {
    expect(standardOn("ojk-indonesia", "2040-01-01")?.debt.limit).toBe(45);
    expect(standardOn("sc-malaysia", "2013-11-28")).toMatchObject({
      inForceFrom: "2013-11-29",
      problem: "not_in_force",
    });
    expect(standardOn("sc-malaysia", "2013-11-29")?.problem).toBeNull();
  });

  it("are the same list on two days of the same editions", () => {
    expect(standardsOn("2026-09-01")).toBe(standardsOn("2026-09-02"));
  });

  it.each([
    ["no_day", [{ ...HOUSE_EDITION, inForceFrom: null }]],
    ["two_on_one_day", [HOUSE_EDITION, { ...TIGHTER, inForceFrom: SINCE_EVER }]],
    ["no_denominator", [{ ...HOUSE_EDITION, debt: { limit: 33, atLimit: "passes" } }]],
  ] as unknown as [string, Editions["aaoifi"]][])(
    "judge nothing by an edition with the problem %s",
    (problem, aaoifi) => {
      const standards = standardsOn(TODAY, { ...EDITIONS, aaoifi });
      expect(standards.map((standard) => standard.problem).filter((found) => found !== null)).toEqual([problem]);
    },
  );
});

describe("a change of the house standard", () => {
  it("counts from its day on, and leaves the others as they are", () => {
    const [house, ...others] = standardsOn("2027-01-30", BOTH);
    expect(house).toMatchObject({ id: "mizan", debt: { limit: 30 }, cash: { limit: 33 }, alsoExcludes: ["hotels"] });
    expect(others).toEqual(standardsOn("2027-01-30").slice(1));
    expect(standardsOn("2026-12-25", BOTH)[0]?.debt.limit).toBe(33);
  });

  it("has a version, and is announced with what becomes different", () => {
    const versions = ["2026-12-25", "2026-12-26", "2027-02-01"].map((day) => rulesVersionOn(day, BOTH));
    expect(versions).toEqual([1, 2, 3]);
    const announced = (day: string) => announcedOn(day, BOTH).map(({ version }) => version);
    expect(["2026-11-19", "2026-11-20", "2026-12-01", "2026-12-26", "2027-01-30"].map(announced)).toEqual([
      ...[[], [2], [2, 3], [3], []],
    ]);
    expect(announcedOn("2026-12-01", BOTH)).toMatchObject([
      { limits: { debtRatio: { before: 33, after: 30 } }, alsoExcludes: [] },
      { limits: {}, alsoExcludes: ["hotels"] },
    ]);
  });

  it("counts from a scheduled refresh on, and was announced a week before", () => {
    for (const { announcedOn: from = "", inForceFrom } of EDITIONS.mizan.slice(1)) {
      expect(isoDay(latestDueRefresh(new Date(`${inForceFrom}T12:00:00Z`)))).toBe(inForceFrom);
      expect(Date.parse(inForceFrom ?? "") - Date.parse(from)).toBeGreaterThanOrEqual(7 * 86_400_000);
    }
  });
});

describe("every edition", () => {
  const all = Object.values(EDITIONS).flat();

  it("names its document and address, and stands in the order of its days", () => {
    for (const { document, url } of all) {
      expect(document).not.toBe("");
      expect(url).toMatch(/^(https:\/\/|\/)/);
    }
    for (const editions of Object.values(EDITIONS)) {
      const days = editions.flatMap(({ inForceFrom }) => inForceFrom ?? []);
      expect(days).toEqual([...new Set(days)].sort());
      expect(editions.slice(0, -1).every(({ inForceFrom }) => inForceFrom !== null)).toBe(true);
    }
    expect(standardsOn(TODAY).every(({ problem }) => problem === null)).toBe(true);
  });

  it("gives limits in percent, never as fractions", () => {
    for (const { debt, cash, receivables, income } of all)
      for (const limit of [debt.limit, cash?.limit ?? 50, receivables?.limit ?? 50, income.limit]) {
        expect(limit).toBeGreaterThan(1);
        expect(limit).toBeLessThan(100);
      }
  });

  it("of the house has 33, 33 and 5 of market capitalization, passing at or below", () => {
    const { debt, cash, income } = houseOn(TODAY);
    expect([debt.limit, cash?.limit, income.limit]).toEqual([33, 33, 5]);
    expect([debt, cash, income].every((test) => test?.atLimit === "passes")).toBe(true);
    expect(debt.denominator).toBe("marketCapitalization");
  });

  it("belongs to a standard with a name of its own", () => {
    for (const key of ["id", "name", "shortName"] as const)
      expect(new Set(STANDARDS.map((standard) => standard[key])).size).toBe(STANDARDS.length);
  });
});
