import { expect, it } from "vitest";
import type { InputName } from "../facts/company-facts.ts";
import type { Financials } from "../facts/financials.ts";
import { type Standard, standardOn } from "../standards/standards-on.ts";
import { makeFact, makeProfile } from "../test/facts.ts";
import { partingOf, transitionOf } from "./parting.ts";
import { screenStock } from "./screen-stock.ts";

function screened(amounts: Partial<Record<InputName, number>>, symbol = "TEST") {
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
  const profile = { ...makeProfile("Steel"), symbol };
  return screenStock({ profile, financials, screenedOn: "2026-09-01" });
}

const partingFor = (amounts: Partial<Record<InputName, number>>, symbol = "TEST") =>
  partingOf(screened(amounts, symbol).standards, symbol, "2026-09-01");

it("names no parting where all standards agree", () => {
  expect(partingFor({})).toBeNull();
});

it("names the limit that parts 31 % of market capitalization", () => {
  expect(partingFor({ interestBearingDebt: 31 })).toMatchObject({
    fails: ["aaoifi"],
    standardId: "aaoifi",
    reason: { code: "debt_above_limit", figure: 31, limit: 30 },
    leniencies: [
      { kind: "limit", standardIds: ["mizan"], limit: 33 },
      { kind: "whole", standardIds: ["ftse-yasaar", "msci", "sc-malaysia"], ratio: 15.5, whole: "totalAssets" },
    ],
  });
});

it("names who has no limit for the cash that others forbid", () => {
  const averages = { averageMarketCapitalization: 100, longAverageMarketCapitalization: 100 };
  const parting = partingFor({ cashAndInterestBearingSecurities: 34, ...averages });
  expect(parting).toMatchObject({ fails: ["mizan", "aaoifi"], reason: { code: "cash_above_limit", figure: 34 } });
  expect(parting?.leniencies[0]).toEqual({ kind: "untested", standardIds: ["dow-jones", "sp"] });
});

it("names Indonesia's limit for shares of Jakarta alone", () => {
  const amounts = { interestBearingDebt: 60, totalAssets: 140 };
  expect(partingFor(amounts)).toBeNull();
  expect(partingFor(amounts, "TEST.JK")?.passes).toEqual(["ojk-indonesia"]);
});

it("names the denominator where debt is small beside the value and large beside the assets", () => {
  expect(partingFor({ totalAssets: 25 })).toMatchObject({
    passes: ["mizan", "aaoifi"],
    reason: { figure: 40, limit: 33.333 },
    leniencies: [{ kind: "whole", standardIds: ["mizan", "aaoifi"], ratio: 10, whole: "marketCapitalization" }],
  });
});

it("says of a ratio between two limits that a member stays, and of no other", () => {
  const transitionFor = (id: string, amounts: Partial<Record<InputName, number>>) => {
    const verdict = screened(amounts).standards.find(({ standardId }) => standardId === id);
    return verdict && transitionOf(verdict, standardOn(id, "2026-09-01") as Standard);
  };
  const debt = (interestBearingDebt: number) => ({
    interestBearingDebt,
    averageMarketCapitalization: 100,
    totalAssets: 100,
  });
  expect([32.9, 33, 35, 35.1].map((amount) => transitionFor("dow-jones", debt(amount))?.rule)).toEqual([
    ...[undefined, "until_third_failure", "until_third_failure", undefined],
  ]);
  expect([30, 30.1, 35, 35.1].map((amount) => transitionFor("msci", debt(amount))?.limit)).toEqual([
    ...[undefined, 30, 30, undefined],
  ]);
});

it("divides by 24 months for Dow Jones and by 36 for S&P, each on its own average", () => {
  const { standards } = screened({ averageMarketCapitalization: 200, longAverageMarketCapitalization: 50 });
  const debtOf = (id: string) => standards.find(({ standardId }) => standardId === id)?.ratios.debtRatio;
  expect([debtOf("mizan"), debtOf("dow-jones"), debtOf("sp")]).toEqual([10, 5, 20]);
});

it("gives no verdict for a standard without its average, whatever a single day would say", () => {
  const { standards } = screened({ longAverageMarketCapitalization: 100 });
  const found = standards.map(({ standardId, status, ratios }) => [standardId, status, ratios.debtRatio]);
  expect(found).toContainEqual(["dow-jones", "questionable", null]);
  expect(found).toContainEqual(["sp", "halal", 10]);
});
