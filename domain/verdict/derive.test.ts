import { expect, it } from "vitest";
import type { CompanyFacts } from "../facts/company-facts.ts";
import { makeCompany, makeRates, makeSourced } from "../test/facts.ts";
import { derive } from "./derive.ts";

const fact = (value: number, periodEnd = "2026-06-30") =>
  makeSourced(value, { periodEnd, source: "sec-edgar", quality: "reported" });
const company = makeCompany({
  facts: {
    marketCapitalization: fact(1e9),
    interestBearingDebt: fact(1e8),
    totalRevenue: fact(5e8),
    cashAndInterestBearingSecurities: fact(1e8),
    interestIncome: fact(1e5),
  },
});
const rates = makeRates();

function changed(next: CompanyFacts, day = "2026-09-26") {
  const { screening, ...first } = derive({ known: company, rates }, "2026-08-29");
  const before = { ...first, complianceStatus: screening.status, analysis: { ...screening, ...screening.ratios } };
  return derive({ known: next, rates }, day, before);
}

it("names the company's figures only when it reported for a newer period", () => {
  const withDebt = (periodEnd: string) =>
    changed({ ...company, facts: { ...company.facts, interestBearingDebt: fact(4e8, periodEnd) } });
  expect(withDebt("2026-08-31").change?.causes).toEqual(["figures"]);
  expect(withDebt("2026-06-30").change?.causes).toEqual(["correction"]);
});

it("calls another activity of the same figures a correction, never newer figures", () => {
  const brewer = changed({ ...company, industry: "Beverages - Brewers", sector: "Consumer Goods" });
  expect(brewer.change?.causes).toEqual(["correction"]);
});

it("tells of a verdict that age moved since on which day it did, in its change and in its history", () => {
  const { change, history, standing } = changed(company, "2029-01-27");
  expect([standing, change?.causes, change?.agedOn]).toEqual(["doubt", ["age"], "2028-10-01"]);
  expect(history.map(({ screenedOn, isAged }) => [screenedOn, isAged])).toEqual([
    ["2026-08-29", undefined],
    ["2028-10-01", true],
  ]);
});
