import { describe, expect, it } from "vitest";
import type { Analysis } from "../../../contracts/stocks.ts";
import { businessNote, flipRows, stockTitle, verdictSentence } from "./verdict.ts";

it("lists the flip points within reach, nearest first, by the amounts now and then", () => {
  const far = { input: "interestBearingDebt", threshold: 1.65e12, changePercent: 1550, to: "haram" } as const;
  const income = { input: "nonCompliantRevenue", threshold: 1e9, changePercent: -50, to: "halal" } as const;
  const value = { input: "marketCapitalization", threshold: 3e9, changePercent: 200, to: "questionable" } as const;
  expect(flipRows({ flipPoints: [far, income, value] })).toEqual([
    { input: "Non-compliant revenue", now: "$2B", to: "below $1B", point: income },
    { input: "Market capitalization", now: "$1B", to: "above $3B", point: value },
  ]);
});

it("names a page by the company, without the legal form of its name", () => {
  expect(stockTitle("Apple Inc.")).toBe("Is Apple halal?");
  expect(stockTitle("Eli Lilly and Company")).toBe("Is Eli Lilly halal?");
  expect(stockTitle("JPMorgan Chase & Co.")).toBe("Is JPMorgan Chase halal?");
  expect(stockTitle("Nestlé S.A.")).toBe("Is Nestlé halal?");
  expect(stockTitle("Group")).toBe("Is Group halal?");
});

it("says the verdict in one short sentence; the rule behind it stands among the reasons", () => {
  const verdict = (complianceStatus: "haram" | "questionable", message: string) =>
    verdictSentence({
      isScreened: true,
      complianceStatus,
      analysis: { reasons: [{ code: "prohibited_business", effect: "verdict", message }] } as unknown as Analysis,
    });
  expect(verdict("haram", "Conventional banking: prohibited. It is on the list. SIC code 6020.")).toBe(
    "Avoid it. Conventional banking: prohibited.",
  );
  expect(verdict("haram", "Debt: 62.14% of market capitalization, above the limit of 33%.")).toBe(
    "Avoid it. Debt: 62.14% of market capitalization, above the limit of 33%.",
  );
  expect(verdict("questionable", "Restaurants: a prohibited part is likely. Pork is usual.")).toBe(
    "In doubt: Restaurants: a prohibited part is likely.",
  );
});

it("says what forbids a stock, not the doubt that stands beside it", () => {
  const reasons = [
    { code: "insufficient_data", effect: "verdict", message: "The business is not known well enough." },
    { code: "debt_above_limit", effect: "verdict", message: "Debt: 125.74%, above the limit of 33%." },
  ];
  const stock = { isScreened: true, complianceStatus: "haram", analysis: { reasons } as unknown as Analysis } as const;
  expect(verdictSentence(stock)).toBe("Avoid it. Debt: 125.74%, above the limit of 33%.");
});

it("says that a little income need not be given away, and that more must", () => {
  const business = { verdict: "permissible", isMixed: false };
  const note = (nonCompliantIncomeRatio: number) =>
    businessNote({ business, screenedOn: "2026-11-22", nonCompliantIncomeRatio, evidence: [] } as unknown as Analysis);
  expect(note(0.44)).toContain("nothing has to be purified");
  expect(note(0.5)).toContain("requires purification");
});

describe("income that is only known from below", () => {
  const evidence = [{ input: "interestIncome", bound: "lower" }];
  const reasons = [{ code: "purification_required", effect: "verdict", message: "" }];
  const business = { verdict: "permissible", isMixed: false };
  const least = (given: Partial<Analysis>) =>
    ({
      evidence,
      reasons,
      business,
      dividendPerShare: 1,
      purificationAmount: 0.5,
      ...given,
    }) as unknown as Analysis;
  const sentence = (given: Partial<Analysis>) =>
    verdictSentence({ isScreened: true, complianceStatus: "questionable", analysis: least(given) });

  it("is purified with at least its ratio, however small it is", () => {
    expect(sentence({ nonCompliantIncomeRatio: 0.18 })).toBe(
      "Permissible. Give at least 0.18% of each dividend to charity, to purify it: at least $0.50 per share over the last twelve months.",
    );
    expect(sentence({ nonCompliantIncomeRatio: 0.6, dividendPerShare: 0 })).toBe(
      "Permissible. It pays no dividend; when you sell, give at least 0.6% of the gain to charity, to purify it.",
    );
    expect(sentence({ nonCompliantIncomeRatio: 0.001 })).toContain("How much is not known: the source leaves out");
  });

  it("is about its ratio, by our estimate, where no source has the interest", () => {
    const estimated = [{ input: "interestIncome", bound: null, source: "mizan-estimate" }];
    expect(sentence({ nonCompliantIncomeRatio: 1.2, evidence: estimated as unknown as Analysis["evidence"] })).toBe(
      "Permissible. Give about 1.2% of each dividend to charity, to purify it: about $0.50 per share over the last twelve months, by our estimate.",
    );
  });

  it("is never said to round to nothing", () => {
    for (const nonCompliantIncomeRatio of [0, 0.2])
      expect(businessNote(least({ nonCompliantIncomeRatio, screenedOn: "2026-11-22" }))).toMatch(/requires/);
  });
});
