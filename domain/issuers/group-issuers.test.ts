import { describe, expect, it } from "vitest";
import { groupIssuers, type IssuerListing } from "./group-issuers.ts";

const listing = (symbol: string, traits: Partial<IssuerListing> = {}): IssuerListing => ({
  symbol,
  name: "Acme Corporation",
  exchange: "NYSE",
  country: "Japan",
  cik: null,
  isin: null,
  shareClassFigi: null,
  isScreened: true,
  revenue: 100,
  ...traits,
});

const tokyo = listing("1234.T", { exchange: "TYO" });

describe("listings of one company", () => {
  it.each([
    ["a CIK", { cik: "1", name: "Acme" }, { cik: "1", name: "Other", revenue: 7 }],
    [
      "an ISIN and a name that begins alike",
      { isin: "X" },
      { isin: "X", name: "Acme Motor Corp", isScreened: false, revenue: null },
    ],
    ["a name and a revenue", {}, { name: "ACME Corp.", country: "China", revenue: 110 }],
    ["a name and a country, one of them never screened", {}, { name: "ACME Corp.", isScreened: false, revenue: null }],
  ])("share %s", (_, first, second) => {
    expect(groupIssuers([{ ...tokyo, ...first }, listing("ACM", second)])).toEqual([["1234.T", "ACM"]]);
  });

  it.each([
    ["the same name and another revenue", {}, { revenue: 200 }],
    ["the same ISIN and another name", { isin: "X" }, { isin: "X", name: "Acmeville Foods", revenue: null }],
    [
      "the same ISIN and another country",
      { isin: "X" },
      { isin: "X", country: "India", isScreened: false, revenue: null },
    ],
    ["the same name and another CIK", { cik: "1" }, { cik: "2" }],
    ["a holding's name, never screened", {}, { name: "Acme Holding", isScreened: false, revenue: null }],
    ["a name that is alike on the same exchange", {}, { name: "Acme Group", exchange: "TYO" as const }],
  ])("are not those with %s", (_, first, second) => {
    expect(groupIssuers([{ ...tokyo, ...first }, listing("ACM", second)])).toEqual([]);
  });

  it("are not joined through a third without revenue", () => {
    const third = listing("AC.DE", { exchange: "FRA", isin: "X", isScreened: false, revenue: null });
    const other = listing("ACM", { isin: "X", revenue: 900 });
    expect(groupIssuers([tokyo, other, third]).map((issuer) => issuer.length)).toEqual([2]);
  });

  it("belong together when that is known, and no other joins them by an identifier", () => {
    const oracle = listing("ORCL", { name: "Oracle Corporation", country: "United States", cik: "1" });
    const german = listing("ORC.DE", { name: "Oracle Corporation", isin: "X", isScreened: false, revenue: null });
    const japanese = listing("4716.T", { name: "Oracle Corporation Japan", isin: "X", revenue: 2 });
    expect(groupIssuers([oracle, japanese, german])).toEqual([["ORCL", "ORC.DE"]]);
  });

  it("have their home in the company's country, otherwise where they were screened", () => {
    const german = listing("AC.DE", { exchange: "FRA", isScreened: false, revenue: null });
    expect(groupIssuers([listing("ACM"), german, tokyo])).toEqual([["1234.T", "ACM", "AC.DE"]]);
    expect(groupIssuers([german, listing("ACM", { country: "Japan" })])).toEqual([["ACM", "AC.DE"]]);
  });
});
