import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { StandardId } from "../../domain/standards/standards.ts";
import { PROJECT_ROOT } from "../local-state.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";
import { doubtsOf, listScore, publishedScorecard, scoreBefore } from "./scorecard.ts";

const stocks = embeddedUniverse().filter(({ isScreened, exchange }) => isScreened && exchange === "NASDAQ");
const members = stocks.map(({ profile }) => profile.symbol);

const LIST = { list: "A list", publisher: "Someone", number: null, exchanges: ["NASDAQ" as const], members };
const scoreOf = (standardId: StandardId, asOf: string) => listScore({ ...LIST, asOf, standardId }, stocks);
const beforeOf = (standardId: StandardId) => scoreBefore({ ...LIST, asOf: "2026-11-01", standardId }, stocks);
const countOf = (standardId: StandardId, asOf: string, code: string) =>
  scoreOf(standardId, asOf).disagreements.filter(({ reasons }) => reasons.some((one) => one.code === code)).length;

it("the published scorecard is the one that the embedded universe gives", () => {
  const file = JSON.parse(readFileSync(join(PROJECT_ROOT, "schema/seed/scorecard.json"), "utf8"));
  expect(file, "run npm run scorecard").toEqual(JSON.parse(JSON.stringify(publishedScorecard())));
});

it("judges a list by the edition in force on its own day: Dow Jones limited cash until September 2023", () => {
  expect(countOf("dow-jones", "2023-09-14", "cash_above_limit")).toBeGreaterThan(50);
  expect(countOf("dow-jones", "2023-09-15", "cash_above_limit")).toBe(0);
});

it("cannot judge a list that is older than its standard, and says so of every member", () => {
  const { table, disagreements } = scoreOf("bist", "2023-07-12");
  expect([table.halal.held, table.haram.held]).toEqual([0, 0]);
  expect(disagreements.map(({ symbol }) => symbol)).toEqual(members);
  const said = new Set(disagreements.map(({ why, reasons }) => `${why}: ${reasons.map(({ cause }) => cause)}`));
  expect([...said]).toEqual(["older_than_standard: cannot_be_judged edition"]);
  expect(scoreOf("bist", "2023-07-13").table.haram.held).toBeGreaterThan(0);
});

it("names what leaves a stock in doubt, for Dow Jones an average market value that no source has, and scores a list under the edition before", () => {
  expect(doubtsOf("dow-jones", stocks)[0]?.cause).toBe("cannot_be_judged averageMarketCapitalization missing");
  expect(beforeOf("dow-jones")?.table).toEqual(scoreOf("dow-jones", "2023-09-14").table);
  expect(beforeOf("aaoifi")).toBeUndefined();
});
