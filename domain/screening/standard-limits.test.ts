import { describe, expect, it } from "vitest";
import type { InputName } from "../facts/company-facts.ts";
import type { Financials } from "../facts/financials.ts";
import type { StandardId } from "../standards/standards.ts";
import { makeFact } from "../test/facts.ts";
import { screenStock } from "./screen-stock.ts";
import { standingOf } from "./standing.ts";

/** Amounts in millions: every whole is 100, 1,000 or 10,000, so that a percentage is read off. */
const CLEAN: Partial<Record<InputName, number>> = {
  marketCapitalization: 100_000,
  averageMarketCapitalization: 10_000,
  longAverageMarketCapitalization: 1000,
  totalAssets: 100,
  totalRevenue: 100,
  interestBearingDebt: 1,
  cashAndInterestBearingSecurities: 1,
  accountsReceivable: 1,
  interestIncome: 0.1,
};

function standingsOf(amounts: Partial<Record<InputName, number>>, industry = "Steel", on = "2026-09-01") {
  const facts = Object.entries({ ...CLEAN, ...amounts }).map(([input, amount]) => [input, makeFact(amount * 1e6)]);
  const profile = { symbol: "TEST", name: "Test", country: null, sic: null, gics: null, industry };
  const financials = Object.fromEntries(facts) as Financials;
  const { standards } = screenStock({ profile, financials, screenedOn: on });
  return new Map(standards.map((verdict) => [verdict.standardId, standingOf({ ...verdict, isScreened: true })]));
}

/** Worked out by hand from each edition: what passes, what the limit itself does, and what fails. */
const LIMITS: readonly [
  StandardId,
  InputName,
  below: number,
  at: readonly [number, "passes" | "fails"],
  above: number,
][] = [
  ["dow-jones", "interestBearingDebt", 3299, [3300, "fails"], 3301],
  ["dow-jones", "interestIncome", 4.99, [5, "fails"], 5.01],
  ["sp", "interestBearingDebt", 329, [330, "fails"], 331],
  ["sp", "interestIncome", 4.99, [5, "fails"], 5.01],
  ["ftse-yasaar", "interestBearingDebt", 33.33, [33.333, "fails"], 33.34],
  ["ftse-yasaar", "cashAndInterestBearingSecurities", 33.33, [33.333, "fails"], 33.34],
  ["ftse-yasaar", "accountsReceivable", 48.99, [49, "fails"], 49.01],
  ["ftse-yasaar", "interestIncome", 4.99, [5, "passes"], 5.01],
  ["msci", "interestBearingDebt", 33.32, [33.33, "passes"], 33.34],
  ["msci", "cashAndInterestBearingSecurities", 33.32, [33.33, "passes"], 33.34],
  ["msci", "accountsReceivable", 68.99, [69, "passes"], 69.01],
  ["msci", "interestIncome", 4.99, [5, "passes"], 5.01],
  ["sc-malaysia", "interestBearingDebt", 32.99, [33, "fails"], 33.01],
  ["sc-malaysia", "cashAndInterestBearingSecurities", 32.99, [33, "fails"], 33.01],
  ["sc-malaysia", "interestIncome", 4.99, [5, "fails"], 5.01],
];

describe("a standard's edition in force", () => {
  it.each(LIMITS)("%s tests %s below, at and above its limit", (id, input, below, [limit, atLimit], above) => {
    const passing = input === "interestIncome" ? "purify" : "halal";
    const found = [below, limit, above].map((amount) => standingsOf({ [input]: amount }).get(id));
    expect(found).toEqual([passing, atLimit === "passes" ? passing : "haram", "haram"]);
  });

  it.each(["dow-jones", "sp"] as const)("%s tests neither cash nor receivables", (id) => {
    const rich = { cashAndInterestBearingSecurities: 90_000, accountsReceivable: 90_000, totalAssets: 200_000 };
    expect(standingsOf(rich).get(id)).toBe("halal");
    expect(standingsOf(rich).get("mizan")).toBe("haram");
  });

  it.each(["dow-jones", "sp", "msci"] as const)(
    "%s counts interest beside the sales of prohibited activities",
    (id) => {
      expect(standingsOf({ prohibitedRevenue: 3, interestIncome: 1.9 }).get(id)).toBe("purify");
      expect(standingsOf({ prohibitedRevenue: 3, interestIncome: 2.1 }).get(id)).toBe("haram");
    },
  );
});
