import { expect, it } from "vitest";
import type { Analysis } from "../../contracts/stocks.ts";
import { businessNote, flipPointSentence } from "./verdict.ts";

it("puts every flip point into one sentence, the nearest first, by where it leads", () => {
  expect(
    flipPointSentence({
      flipPoints: [
        { input: "interestBearingDebt", threshold: 1.5e12, changePercent: 1550, to: "haram" },
        { input: "nonCompliantRevenue", threshold: 1e9, changePercent: -58.5, to: "halal" },
        { input: "marketCapitalization", threshold: 4.2e11, changePercent: -10, to: "haram" },
        { input: "cashAndInterestBearingSecurities", threshold: 4.2e11, changePercent: 20, to: "questionable" },
      ],
      ...{ debtRatio: 2, cashRatio: 29.7, nonCompliantIncomeRatio: 0.5 / 0.415 },
    }),
  ).toBe(
    "All else equal, it would become Haram if market capitalization fell by 10% to $420B (cash & interest securities at its limit of 33%), or interest-bearing debt rose 17-fold to $1.5T (debt ratio at its limit of 33%), Questionable if cash and interest-bearing securities rose by 20% to $420B (cash & interest securities at 35.6%), and Halal if non-compliant revenue fell by 59% to $1B (non-compliant income at 0.5%, from where purification is required).",
  );
});

it("says of a little income that it need not be given away, and of more that it must", () => {
  const business = { verdict: "permissible", isMixed: false };
  const note = (nonCompliantIncomeRatio: number) =>
    businessNote({ business, nonCompliantIncomeRatio } as unknown as Analysis);
  expect(note(0.44)).toContain("none has to be given away");
  expect(note(0.5)).toContain("requires purification");
});

it("is silent when nothing flips", () => {
  expect(
    flipPointSentence({ flipPoints: [], debtRatio: null, cashRatio: null, nonCompliantIncomeRatio: null }),
  ).toBeUndefined();
});
