import { describe, expect, it } from "vitest";
import type { FactDetail } from "../facts/company-facts.ts";
import type { Fact } from "../facts/financials.ts";
import { makeFact } from "../test/facts.ts";
import { receivablesAndCash } from "./bounds.ts";

const SHEET = "2026-03-31";
const fact = (amount: number, bound: Fact["bound"] = null, detail?: FactDetail, changes: Partial<Fact> = {}): Fact => ({
  ...makeFact(amount),
  currency: "PKR",
  periodEnd: SHEET,
  source: "market-snapshot",
  quality: "estimated",
  basis: detail ? { kind: "source", snapshotOn: null, entries: null, details: [detail] } : null,
  bound,
  ...changes,
});
const together = (owed?: Fact, held?: Fact) =>
  receivablesAndCash({
    ...(owed && { accountsReceivable: owed }),
    ...(held && { cashAndInterestBearingSecurities: held }),
  });

describe("receivables and cash together", () => {
  const rest = fact(40, "upper", "rest_of_assets");
  const cash = fact(10, "lower");

  it("are their sum, also where the receivables are at most what is current and neither cash nor inventory", () => {
    expect(together(fact(40), cash)).toBe(50);
    expect(together(rest, cash)).toBe(50);
  });

  it("are counted once where the bound of the cash contains them", () => {
    const others = fact(40, "upper", "other_assets_included");
    expect(together(others, fact(55, "upper", "other_assets_included"))).toBe(55);
    expect(together(others, cash)).toBeUndefined();
  });

  it.each([
    ["no receivables", undefined, cash],
    ["no cash", rest, undefined],
    ["balances of two days", rest, fact(10, "lower", undefined, { periodEnd: "2025-12-31" })],
    ["a cash that is all assets", rest, fact(90, "upper", "all_assets")],
  ])("are unknown with %s", (_, owed, held) => {
    expect(together(owed, held)).toBeUndefined();
  });
});
