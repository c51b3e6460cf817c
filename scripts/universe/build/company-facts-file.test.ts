import { describe, expect, it } from "vitest";
import { ASSETS, companyFactsAnswer, YEAR_END } from "../../../worker/providers/test/company-facts.ts";
import { parseCompanyFacts } from "./build-past.ts";

describe("company facts", () => {
  it("are of a company whose cik is a number or a zero-padded string (LPA)", () => {
    expect(parseCompanyFacts(companyFactsAnswer(ASSETS, "0001997711"), "/x").cik).toBe("0001997711");
    expect(parseCompanyFacts(companyFactsAnswer(ASSETS, 2488), "/x").cik).toBe("0000002488");
  });

  it.each([
    ["nothing", null],
    ["a list", []],
    ["no facts", { cik: 1, facts: {} }],
    ["no cik", { facts: { "us-gaap": {} } }],
  ])("are refused by name when they are %s", (_, answer) => {
    expect(() => parseCompanyFacts(answer, "/facts/x")).toThrow(/sec-edgar \/facts\/x/);
  });

  it("are left out when they are not facts, never read as zero", () => {
    const debts = [
      { end: YEAR_END, val: Number.NaN },
      { end: "2025-13-40", val: 3 },
      { end: "2027-12-31", val: 3, filed: "2026-01-01" },
      { end: YEAR_END, val: 3, accn: "not an accession" },
    ];
    const { concepts } = parseCompanyFacts(companyFactsAnswer({ ...ASSETS, "us-gaap:DebtCurrent": debts }), "/x");
    expect([...concepts.keys()]).toEqual(["us-gaap:Assets"]);
  });

  it("are left out when they are of a proxy statement, which rounds", () => {
    const revenues = [
      { start: "2025-01-01", end: YEAR_END, val: 23_094 },
      { start: "2025-01-01", end: YEAR_END, val: 23_095, form: "DEF 14A", filed: "2026-04-01" },
    ];
    const { concepts } = parseCompanyFacts(companyFactsAnswer({ "us-gaap:Revenues": revenues }), "/x");
    expect(concepts.get("us-gaap:Revenues")?.get("USD")).toMatchObject([{ value: 23_094 }]);
  });
});
