import { describe, expect, it } from "vitest";
import type { Analysis } from "../../contracts/stocks.ts";
import { businessNote, flipPointSentence, verdictSentence } from "./verdict.ts";

it("puts every flip point into one sentence, nearest first, by its result", () => {
  expect(
    flipPointSentence({
      flipPoints: [
        { input: "interestBearingDebt", threshold: 1.5e12, changePercent: 1550, to: "haram" },
        { input: "nonCompliantRevenue", threshold: 1e9, changePercent: -58.5, to: "halal" },
        { input: "marketCapitalization", threshold: 4.2e11, changePercent: -10, to: "haram" },
        { input: "cashAndInterestBearingSecurities", threshold: 4.2e11, changePercent: 7.744, to: "questionable" },
      ],
      screenedOn: "2026-08-29",
      debtRatio: 2,
      cashRatio: 29.7,
      nonCompliantIncomeRatio: 0.5 / 0.415,
    }),
  ).toBe(
    "All else equal, it would become Questionable if cash and interest-bearing securities rose by 7.7% to $420B (cash & interest securities at 32.0%, limit 33%), Haram if market capitalization fell by 10% to $420B (cash & interest securities at its limit of 33%), or interest-bearing debt rose 17-fold to $1.5T (debt ratio at its limit of 33%), and Halal if non-compliant revenue fell by 59% to $1B (non-compliant income at 0.5%, where purification begins). An estimated or incomplete figure leaves a doubt around its limit, so the verdict changes before or after the limit itself.",
  );
});

it("names the ratio that more cash really moves over its threshold: the interest estimated on it", () => {
  const ofCash = (nonCompliantIncomeRatio: number) =>
    flipPointSentence({
      screenedOn: "2026-08-29",
      flipPoints: [
        { input: "cashAndInterestBearingSecurities", threshold: 4.6e10, changePercent: 446, to: "questionable" },
      ],
      debtRatio: 6.2,
      cashRatio: 1.24,
      nonCompliantIncomeRatio,
    });
  expect(ofCash(0.5 / 5.46)).toContain("to $46B (non-compliant income at 0.5%, where purification begins).");
  expect(ofCash(0.4)).toContain("to $46B (by the interest that is estimated on it).");
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
    businessNote({ business, nonCompliantIncomeRatio, evidence: [] } as unknown as Analysis);
  expect(note(0.44)).toContain("none has to be given away");
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
      "Permissible. Give away at least 0.18% of each dividend: at least $0.50 a share over the last year.",
    );
    expect(sentence({ nonCompliantIncomeRatio: 0.6, dividendPerShare: 0 })).toBe(
      "Permissible. It pays no dividend; give away at least 0.6% of the gain when you sell.",
    );
    expect(sentence({ nonCompliantIncomeRatio: 0.001 })).toContain("is not known: the source leaves out");
  });

  it("is about its ratio, by our estimate, where no source has the interest", () => {
    const estimated = [{ input: "interestIncome", bound: null, source: "mizan-estimate" }];
    expect(sentence({ nonCompliantIncomeRatio: 1.2, evidence: estimated as unknown as Analysis["evidence"] })).toBe(
      "Permissible. Give away about 1.2% of each dividend: about $0.50 a share over the last year, by our estimate.",
    );
  });

  it("is never said to round to nothing", () => {
    for (const nonCompliantIncomeRatio of [0, 0.2])
      expect(businessNote(least({ nonCompliantIncomeRatio }))).toContain("requires purification");
  });
});

it("is silent when nothing flips", () => {
  expect(
    flipPointSentence({
      flipPoints: [],
      screenedOn: "2026-08-29",
      debtRatio: null,
      cashRatio: null,
      nonCompliantIncomeRatio: null,
    }),
  ).toBeUndefined();
});
