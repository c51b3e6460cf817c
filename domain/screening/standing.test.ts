import { expect, it } from "vitest";
import { standingOf } from "./standing.ts";

const purification = { code: "purification_required", effect: "verdict" } as const;
const doubt = { code: "stale_data", effect: "verdict" } as const;
const note = { code: "near_limit", effect: "note" } as const;

it.each([
  ["halal", [note], "halal"],
  ["haram", [purification], "haram"],
  ["questionable", [purification], "purify"],
  ["questionable", [note, purification, note], "purify"],
  ["questionable", [purification, doubt], "doubt"],
  ["questionable", [doubt, purification], "doubt"],
  ["questionable", [], "doubt"],
  ["questionable", [note], "doubt"],
] as const)("a verdict that is %s with the reasons %j is %s", (status, reasons, standing) => {
  expect(standingOf({ status, reasons, isScreened: true })).toBe(standing);
  expect(standingOf({ status, reasons, isScreened: false })).toBe("not_screened");
});
