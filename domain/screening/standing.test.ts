import { describe, expect, it } from "vitest";
import { standingOf } from "./standing.ts";

const purification = { code: "purification_required", effect: "verdict" } as const;
const doubt = { code: "stale_data", effect: "verdict" } as const;
const note = { code: "near_limit", effect: "note" } as const;

describe("the standing of a verdict", () => {
  it("is the status itself when that is halal or haram", () => {
    expect(standingOf({ status: "halal", reasons: [note], isScreened: true })).toBe("halal");
    expect(standingOf({ status: "haram", reasons: [purification], isScreened: true })).toBe("haram");
  });

  it("is to purify when only purification keeps it from being halal", () => {
    for (const reasons of [[purification], [note, purification, note]])
      expect(standingOf({ status: "questionable", reasons, isScreened: true })).toBe("purify");
  });

  it("is a doubt when there is another reason besides purification", () => {
    expect(standingOf({ status: "questionable", reasons: [purification, doubt], isScreened: true })).toBe("doubt");
    expect(standingOf({ status: "questionable", reasons: [doubt, purification], isScreened: true })).toBe("doubt");
  });

  it("is a doubt when there is no reason for it", () => {
    expect(standingOf({ status: "questionable", reasons: [], isScreened: true })).toBe("doubt");
    expect(standingOf({ status: "questionable", reasons: [note], isScreened: true })).toBe("doubt");
  });

  it("is not screened for a name without figures in any source, whatever its status", () => {
    for (const status of ["halal", "questionable", "haram"] as const)
      expect(standingOf({ status, reasons: [doubt], isScreened: false })).toBe("not_screened");
  });
});
