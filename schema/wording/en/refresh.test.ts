import { describe, expect, it } from "vitest";
import { problemText } from "./refresh.ts";

describe("the sentence of a stored problem", () => {
  it.each([
    ["answered 403", "It answered with the status 403."],
    ["lacks data.rows", "Its answer lacks data.rows."],
    ["unusable", "Its answer could not be used; the log says why."],
    ["old_price", "Left out: the price is old."],
    ["fund_disagrees 3 224", "3 of 224 companies in the fund are haram here."],
    ["driver_lost", "The run kept stopping, however often it was resumed; the log says why."],
    [
      "source_below_limit 0.0 sec-edgar: debt; too_many_status_changes 7.2",
      "A source answered less than ninety percent of what it was asked (sec-edgar: debt: 0.0%). More than five percent of the statuses would change at once (7.2%).",
    ],
  ])("%s", (stored, sentence) => {
    expect(problemText(stored)).toBe(sentence);
  });

  it.each([
    "A chunk failed however often it was tried; the log says why",
    "source_below_limit (sec-edgar): 0.0 %; coverage_below_limit: 12.0 %",
    "no answer (The operation was aborted)",
    "constructor",
    "",
  ])("is the stored one if an earlier version stored it: %j", (stored) => {
    expect(problemText(stored)).toContain(stored.split("; ")[0]);
  });
});
