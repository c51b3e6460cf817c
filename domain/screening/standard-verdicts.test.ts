import { expect, it } from "vitest";
import type { InputName } from "../facts/company-facts.ts";
import type { Financials } from "../facts/financials.ts";
import { makeFact } from "../test/facts.ts";
import { screenStock } from "./screen-stock.ts";

function splitFor(amounts: Partial<Record<InputName, number>>, symbol = "TEST") {
  const all = {
    marketCapitalization: 100,
    interestBearingDebt: 10,
    cashAndInterestBearingSecurities: 5,
    totalRevenue: 1000,
    interestIncome: 1,
    totalAssets: 200,
    accountsReceivable: 1,
    ...amounts,
  };
  const financials = Object.fromEntries(
    Object.entries(all).map(([input, amount]) => [input, makeFact(amount)]),
  ) as Financials;
  const profile = {
    symbol,
    name: "Test",
    country: null,
    sic: null,
    gics: null,
    industry: "Steel",
  };
  return screenStock({ profile, financials, screenedOn: "2026-09-01" });
}

it("names no split where all standards agree", () => {
  expect(splitFor({}).split).toBeNull();
});

it("names the limit that splits 31 % of market capitalization", () => {
  expect(splitFor({ interestBearingDebt: 31 }).split).toEqual({
    input: "interestBearingDebt",
    part: "debt",
    passes: { standardId: "mizan", ratio: 31, limit: 33, whole: "marketCapitalization" },
    fails: { standardId: "aaoifi", ratio: 31, limit: 30, whole: "marketCapitalization" },
  });
});

it("names Indonesia's limit for shares of Jakarta alone", () => {
  const amounts = { interestBearingDebt: 60, totalAssets: 140 };
  expect(splitFor(amounts).split).toBeNull();
  expect(splitFor(amounts, "TEST.JK").split?.passes).toMatchObject({ standardId: "ojk-indonesia", limit: 45 });
});

it("names the denominator where debt is small beside the value and large beside the assets", () => {
  expect(splitFor({ totalAssets: 25 }).split).toEqual({
    input: "totalAssets",
    part: "debt",
    passes: { standardId: "mizan", ratio: 10, limit: 33, whole: "marketCapitalization" },
    fails: { standardId: "ftse-yasaar", ratio: 40, limit: 33.333, whole: "totalAssets" },
  });
});

it("names the average when today's value hides it", () => {
  expect(splitFor({ averageMarketCapitalization: 20 }).split?.input).toBe("averageMarketCapitalization");
  expect(splitFor({ longAverageMarketCapitalization: 20 }).split?.input).toBe("longAverageMarketCapitalization");
});

it("divides by 24 months for Dow Jones and by 36 for S&P, each on its own average", () => {
  const { standards } = splitFor({ averageMarketCapitalization: 200, longAverageMarketCapitalization: 50 });
  const debtOf = (id: string) => standards.find(({ standardId }) => standardId === id)?.ratios.debtRatio;
  expect([debtOf("mizan"), debtOf("dow-jones"), debtOf("sp")]).toEqual([10, 5, 20]);
});

it("gives no verdict for a standard without its average, whatever a single day would say", () => {
  const { standards } = splitFor({ longAverageMarketCapitalization: 100 });
  const found = standards.map(({ standardId, status, ratios }) => [standardId, status, ratios.debtRatio]);
  expect(found).toContainEqual(["dow-jones", "questionable", null]);
  expect(found).toContainEqual(["sp", "halal", 10]);
});
