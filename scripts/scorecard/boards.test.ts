import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PURIFICATION_REQUIRED_FROM } from "../../domain/standards/screening-limits.ts";
import { findRecordedData } from "../recorded/recorded-network.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";

const recorded = findRecordedData();

/** Percent. */
const INCOME_LIMIT = 5;
const CONVENTIONAL_BANKS = ["1010.SR", "1030.SR", "1050.SR", "1060.SR", "1080.SR", "1180.SR"];

/** Some that Saudi boards list as compliant. */
const LISTED = ["1120.SR", "1140.SR", "1150.SR", "2010.SR", "2222.SR", "2280.SR", "3030.SR", "7010.SR"];
/** The non-compliant share of income that some Pakistani companies publish, in percent. */
const PUBLISHED: readonly [symbol: string, percent: number][] = [
  ["APL.KA", 1.18],
  ["FFC.KA", 4.97],
  ["HUBC.KA", 7.16],
  ["OGDC.KA", 6.62],
  ["PABC.KA", 5.57],
  ["DGKC.KA", 3.36],
  ["LUCK.KA", 0.27],
];

const stocks = embeddedUniverse().filter(({ isScreened }) => isScreened);
const saudi = stocks.filter(({ profile }) => profile.symbol.endsWith(".SR"));
const symbolsOf = (some: typeof stocks) => some.map(({ profile }) => profile.symbol);

/** Lists of boards check our rules; they decide no verdict. */
describe("what boards and companies publish", () => {
  it("is not haram for debt or for its business alone where a Saudi board lists it", () => {
    expect(symbolsOf(wronglyHaram(LISTED))).toEqual([]);
  });

  it("is haram where it is a conventional Saudi bank", () => {
    const banks = saudi.filter(({ profile }) => CONVENTIONAL_BANKS.includes(profile.symbol));
    expect(banks.map(({ screening }) => screening.status)).toEqual(CONVENTIONAL_BANKS.map(() => "haram"));
  });

  it("is not halal where a Pakistani company publishes a ratio above our limit, or income to give away", () => {
    checkPublished(new Map(PUBLISHED), { members: 5, notFree: 4 });
  });
});

describe.skipIf(!recorded)("the lists in MIZAN_RECORDED_DATA", () => {
  const rowsOf = (file: string) =>
    readFileSync(join(recorded ?? "", "lists", file), "utf8")
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(","));

  it("of Saudi boards hold nothing that we call haram for debt or for its business alone, and all that we call halal", () => {
    const listed = rowsOf("saudi_boards_2025-08-23.csv").map(([symbol = ""]) => symbol);
    const members = saudi.filter(({ profile }) => listed.includes(profile.symbol));
    expect(members.length).toBeGreaterThan(300);
    expect(symbolsOf(wronglyHaram(listed))).toEqual([]);
    expect(members.filter(({ screening }) => screening.status === "haram").length).toBeLessThanOrEqual(10);
    const halal = saudi.filter(({ screening }) => screening.status === "halal");
    expect(symbolsOf(halal).filter((symbol) => !listed.includes(symbol))).toEqual([]);
  });

  it("of Pakistan publish no ratio above our limit for a company that we call halal", () => {
    const rows = rowsOf("psx_n659_noncompliant_income_ratio.csv");
    const published = rows.map(([symbol = "", percent]): [string, number] => [symbol, Number(percent)]);
    checkPublished(new Map(published), { members: 11, notFree: 11 });
  });
});

function wronglyHaram(listed: readonly string[]) {
  const members = saudi.filter(({ profile }) => listed.includes(profile.symbol));
  expect(members.length).toBeGreaterThanOrEqual(LISTED.length);
  return members.filter(({ screening: { status, reasons } }) => {
    const code = reasons.find(({ effect }) => effect === "verdict")?.code ?? "";
    return status === "haram" && ["debt_above_limit", "prohibited_business"].includes(code);
  });
}

function checkPublished(published: ReadonlyMap<string, number>, least: { members: number; notFree: number }): void {
  const members = stocks.filter(({ profile }) => published.has(profile.symbol));
  expect(members.length).toBeGreaterThanOrEqual(least.members);
  const percentOf = ({ profile }: (typeof stocks)[number]) => published.get(profile.symbol) ?? 0;
  const above = members.filter((stock) => percentOf(stock) > INCOME_LIMIT);
  expect(above.length).toBeGreaterThan(0);
  const notFree = members.filter((stock) => percentOf(stock) >= PURIFICATION_REQUIRED_FROM);
  expect(notFree.length).toBeGreaterThanOrEqual(least.notFree);
  const statuses = [...above, ...notFree].map(({ screening }) => screening.status);
  expect(statuses).not.toContain("halal");
}
