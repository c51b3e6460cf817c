import { describe, expect, it } from "vitest";
import { zakatablePart } from "./zakatable-part.ts";

describe("the zakatable part of a share", () => {
  it("is what the person says, at most the whole", () => {
    expect(zakatablePart({ own: 40, knownPercent: 60 })).toEqual({ percent: 40, basis: "own" });
    expect(zakatablePart({ own: 140, knownPercent: null }).percent).toBe(100);
  });

  it("is the company's own where cash and receivables alone are above the accepted share", () => {
    expect(zakatablePart({ own: null, knownPercent: 60 })).toEqual({ percent: 60, basis: "company_figures" });
    expect(zakatablePart({ own: null, knownPercent: 160 }).percent).toBe(100);
  });

  it("is never below the accepted share on figures without goods for sale", () => {
    expect(zakatablePart({ own: null, knownPercent: 4 })).toEqual({ percent: 25, basis: "accepted_share" });
    expect(zakatablePart({ own: null, knownPercent: null })).toEqual({ percent: 25, basis: "accepted_share" });
  });
});
