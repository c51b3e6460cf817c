import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { StandardId } from "../../domain/standards/standards.ts";
import { PROJECT_ROOT } from "../local-state.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";
import { listScore, publishedScorecard } from "./scorecard.ts";

const stocks = embeddedUniverse().filter(({ isScreened, exchange }) => isScreened && exchange === "NASDAQ");
const members = stocks.map(({ profile }) => profile.symbol);

const scoreOf = (standardId: StandardId, asOf: string) =>
  listScore(
    { list: "A list", publisher: "Someone", number: null, asOf, standardId, exchanges: ["NASDAQ"], members },
    stocks,
  );
const countOf = (standardId: StandardId, asOf: string, code: string) =>
  scoreOf(standardId, asOf).disagreements.filter(({ reasons }) => reasons.some((reason) => reason.code === code))
    .length;

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
  const said = new Set(disagreements.map(({ why, reasons }) => `${why}: ${reasons.map(({ message }) => message)}`));
  expect([...said]).toEqual([
    "older_than_standard: This standard judges nothing of that day: its first text came into force later.",
  ]);
  expect(scoreOf("bist", "2023-07-13").table.haram.held).toBeGreaterThan(0);
});
