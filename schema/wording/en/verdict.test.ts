import { expect, it } from "vitest";
import { flipPointSentence } from "./verdict.ts";

it("puts every flip point into one sentence, the nearest first, by where it leads", () => {
  expect(
    flipPointSentence([
      { input: "interestBearingDebt", threshold: 1.5e12, changePercent: 1590, to: "haram" },
      { input: "nonCompliantRevenue", threshold: 1e9, changePercent: -58.5, to: "halal" },
      { input: "marketCapitalization", threshold: 4.2e11, changePercent: -9.44, to: "haram" },
    ]),
  ).toBe(
    "All else equal, it would become Haram if market capitalization fell by 9.4% to $420B, or interest-bearing debt rose 17-fold to $1.5T, and Halal if non-compliant revenue fell by 59% to $1B.",
  );
});

it("is silent when nothing flips", () => {
  expect(flipPointSentence([])).toBeUndefined();
});
