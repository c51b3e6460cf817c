import { expect, it } from "vitest";
import type { Fact, Financials } from "../facts/financials.ts";
import { makeFact, makeProfile } from "../test/facts.ts";
import { screenStock } from "./screen-stock.ts";
import { standingAt } from "./standing.ts";

const profile = makeProfile("Semiconductors");

function flips(
  amounts: { cap: number; debt: number; cash: number; revenue: number; interest?: number },
  industry?: string,
  bound: Fact["bound"] = null,
) {
  const financials: Financials = {
    marketCapitalization: makeFact(amounts.cap),
    interestBearingDebt: makeFact(amounts.debt),
    cashAndInterestBearingSecurities: makeFact(amounts.cash, { bound }),
    totalRevenue: makeFact(amounts.revenue),
    ...(amounts.interest !== undefined && { interestIncome: makeFact(amounts.interest) }),
  };
  const { flipPoints } = screenStock({
    profile: { ...profile, industry: industry ?? profile.industry },
    financials,
    screenedOn: "2026-09-01",
  });
  return Object.fromEntries(
    flipPoints.map(({ input, threshold, changePercent, to }) => [
      input,
      [threshold, Math.round(changePercent * 100) / 100, to],
    ]),
  );
}

it("says how far a halal stock may move: 16.5 of debt and 10 of cash to 100", () => {
  expect(flips({ cap: 100, debt: 16.5, cash: 10, revenue: 1000, interest: 1 })).toEqual({
    marketCapitalization: [50, -50, "haram"],
    interestBearingDebt: [33, 100, "haram"],
    cashAndInterestBearingSecurities: [33, 230, "haram"],
    nonCompliantRevenue: [5, 400, "questionable"],
  });
});

it("says what brings a stock that fails by debt within the limit: 66 to 100", () => {
  expect(flips({ cap: 100, debt: 66, cash: 10, revenue: 1000, interest: 1 })).toEqual({
    marketCapitalization: [200, 100, "halal"],
    interestBearingDebt: [33, -50, "halal"],
  });
});

it("says that purification remains when only the debt improves", () => {
  const { interestBearingDebt } = flips({ cap: 100, debt: 66, cash: 10, revenue: 1000, interest: 10 });
  expect(interestBearingDebt).toEqual([33, -50, "questionable"]);
});

it("requires both ratios to improve when both fail: only the company's value moves both", () => {
  expect(flips({ cap: 100, debt: 66, cash: 99, revenue: 1000, interest: 1 })).toEqual({
    marketCapitalization: [300, 200, "halal"],
  });
});

it("counts the interest that is estimated on cash: 0.5 % of 1000 is earned by 137.93 at 3.625 %", () => {
  const points = flips({ cap: 10_000, debt: 1, cash: 100, revenue: 1000 });
  expect(points.cashAndInterestBearingSecurities?.[0]).toBeCloseTo(500 / 3.625, 9);
  expect(points.cashAndInterestBearingSecurities?.[2]).toBe("questionable");
});

it("promises no halal where the interest is only known from below: neither less cash nor less debt shows it", () => {
  expect(flips({ cap: 1000, debt: 1, cash: 1, revenue: 1000 }, undefined, "lower")).not.toHaveProperty(
    "nonCompliantRevenue",
  );
  expect(flips({ cap: 100, debt: 66, cash: 1, revenue: 1000 }).interestBearingDebt).toEqual([33, -50, "halal"]);
  const least = flips({ cap: 100, debt: 66, cash: 1, revenue: 1000 }, undefined, "lower");
  expect(least.interestBearingDebt).toEqual([33, -50, "questionable"]);
});

it("has none for a prohibited business", () => {
  expect(flips({ cap: 100, debt: 10, cash: 10, revenue: 1000, interest: 1 }, "Tobacco")).toEqual({});
});

it("has none for an input that is 0, where a percentage of change has no meaning", () => {
  expect(flips({ cap: 100, debt: 0, cash: 10, revenue: 1000, interest: 1 })).not.toHaveProperty("interestBearingDebt");
});

it("a point of an earlier form leads to a doubt where its status is questionable, else to its status", () => {
  expect([standingAt({ to: "haram" }), standingAt({ to: "questionable" })]).toEqual(["haram", "doubt"]);
  expect(standingAt({ to: "questionable", standing: "purify" })).toBe("purify");
});
