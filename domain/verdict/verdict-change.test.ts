import { expect, it } from "vitest";
import type { CompanyFacts } from "../facts/company-facts.ts";
import type { Standing } from "../screening/standing.ts";
import { makeCompany, makeRates, makeSourced } from "../test/facts.ts";
import { verdictChange } from "./verdict-change.ts";

const fact = (value: number, periodEnd = "2026-06-30") =>
  makeSourced(value, { periodEnd, source: "sec-edgar", quality: "reported" });
const company = makeCompany({
  facts: {
    marketCapitalization: fact(1e9),
    interestBearingDebt: fact(1e8),
    totalRevenue: fact(5e8),
    cashAndInterestBearingSecurities: fact(1e8),
    interestIncome: fact(1e5),
    totalAssets: fact(8e8),
  },
});
const day = { screenedOn: "2026-09-26", rates: makeRates() };

function causesOf(next: CompanyFacts, before: Standing = "halal", after: Standing = "haram") {
  const judged = (standing: Standing) => ({
    standing,
    screenedOn: day.screenedOn,
    status: "halal" as const,
    evidence: [],
    debtRatio: 10,
    cashRatio: 10,
    nonCompliantIncomeRatio: 0,
  });
  return verdictChange(judged(before), judged(after), {
    known: { ...day, facts: company },
    next: { ...day, facts: next },
  })?.causes;
}

it("names the company's figures only when it reported for a newer period", () => {
  const debt = (periodEnd: string) => ({ ...company.facts, interestBearingDebt: fact(4e8, periodEnd) });
  expect(causesOf({ ...company, facts: debt("2026-08-31") })).toEqual(["figures"]);
  expect(causesOf({ ...company, facts: debt("2026-06-30") })).toEqual(["correction"]);
});

it("calls another activity of the same figures a correction, never newer figures", () => {
  expect(causesOf({ ...company, industry: "Beverages - Brewers", sector: "Consumer Goods" })).toEqual(["correction"]);
});
