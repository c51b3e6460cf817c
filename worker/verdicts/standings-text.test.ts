import { expect, it } from "vitest";
import type { StandingUnderStandard } from "../../domain/screening/standings-by-standard.ts";
import { STANDARD_IDS } from "../../domain/standards/standards.ts";
import { readStanding, standingsFrom, standingsOf, standingsText } from "./standings-text.ts";

const WORDS: StandingUnderStandard[] = ["halal", "purify", "doubt", "haram", "cannot_be_judged", "not_screened"];
const standings = STANDARD_IDS.map((standardId, place) => {
  const standing = WORDS[place % WORDS.length] ?? "doubt";
  const until = ["2027-03-31", "2026-09-30", null, "2027-03-31", null, null][place % WORDS.length] ?? null;
  return { standardId, standing, until };
});
const text = standingsText(standings);
const [halal, purify] = STANDARD_IDS;

it("reads back what it stores, in a tenth of the length of JSON", () => {
  expect(standingsOf(text)).toEqual(standings);
  expect(text.length).toBeLessThan(JSON.stringify(standings).length / 10);
});

it("tells the standings of a later day: in doubt from the day after the last one on", () => {
  const on = (day: string) => [halal, purify].map((id) => id && readStanding(standingsFrom(text, day), id));
  expect(on("2026-09-30")).toEqual(["halal", "purify"]);
  expect(on("2026-10-01")).toEqual(["halal", "doubt"]);
  expect(on("2028-01-01")).toEqual(["doubt", "doubt"]);
  expect(standingsFrom(standingsFrom(text, "2026-10-01"), "2028-01-01")).toBe(standingsFrom(text, "2028-01-01"));
});

it("calls a row without standings not screened", () => {
  expect(readStanding(null, "mizan")).toBe("not_screened");
});
