import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PURIFICATION_REQUIRED_FROM } from "../../domain/standards/screening-limits.ts";
import { findRecordedData, NO_RECORDED_DATA } from "../recorded/recorded-network.ts";
import { screenedUniverse } from "../universe/screened-universe.ts";

const recorded = findRecordedData(
  process.env["MIZAN_RECORDED_DATA"] ?? join(import.meta.dirname, "../../../shared/data"),
);
if (!recorded) console.warn(`Not tested: verdicts against the lists of Saudi boards and of PSX. ${NO_RECORDED_DATA}`);

/** Percent. */
const INCOME_LIMIT = 5;
const CONVENTIONAL_BANKS = ["1010.SR", "1030.SR", "1050.SR", "1060.SR", "1080.SR", "1180.SR"];

/** These lists check our rules and are neither shown nor shipped; they decide no verdict. */
describe.skipIf(!recorded)("the lists of boards", () => {
  const rowsOf = (file: string) =>
    readFileSync(join(recorded ?? "", "lists", file), "utf8")
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(","));
  const stocks = () => [...screenedUniverse()].filter(({ isScreened }) => isScreened);
  const firstReason = ({ screening }: ReturnType<typeof stocks>[number]) =>
    screening.reasons.find(({ effect }) => effect === "verdict")?.code;

  it("in Saudi Arabia hold nothing that we call haram for debt or for its business alone", () => {
    const listed = new Set(rowsOf("saudi_boards_2025-08-23.csv").map(([symbol]) => symbol));
    const saudi = stocks().filter(({ profile }) => profile.symbol.endsWith(".SR"));
    const members = saudi.filter(({ profile }) => listed.has(profile.symbol));
    expect(members.length).toBeGreaterThan(300);
    const haram = members.filter(({ screening }) => screening.status === "haram");
    const debtOrBusiness = haram.filter((stock) =>
      ["debt_above_limit", "prohibited_business"].includes(firstReason(stock) ?? ""),
    );
    expect(debtOrBusiness.map(({ profile }) => profile.symbol)).toEqual([]);
    expect(haram.length).toBeLessThanOrEqual(10);
    const passed = saudi.filter(
      ({ profile, screening }) => screening.status === "halal" && !listed.has(profile.symbol),
    );
    expect(passed.map(({ profile }) => profile.symbol)).toEqual([]);
    const banks = saudi.filter(({ profile }) => CONVENTIONAL_BANKS.includes(profile.symbol));
    expect(banks.map(({ screening }) => screening.status)).toEqual(CONVENTIONAL_BANKS.map(() => "haram"));
  });

  it("in Pakistan publish no ratio above our limit for a company that we call halal", () => {
    const published = new Map(
      rowsOf("psx_n659_noncompliant_income_ratio.csv").map(([symbol = "", percent]) => [symbol, Number(percent)]),
    );
    const members = stocks().filter(({ profile }) => published.has(profile.symbol));
    expect(members.length).toBeGreaterThan(10);
    const above = members.filter(({ profile }) => (published.get(profile.symbol) ?? 0) > INCOME_LIMIT);
    expect(above.map(({ screening }) => screening.status)).not.toContain("halal");
    expect(above.length).toBeGreaterThan(0);
    const notFree = members.filter(({ profile }) => (published.get(profile.symbol) ?? 0) >= PURIFICATION_REQUIRED_FROM);
    expect(notFree.length).toBeGreaterThan(10);
    expect(notFree.map(({ screening }) => screening.status)).not.toContain("halal");
  });
});
