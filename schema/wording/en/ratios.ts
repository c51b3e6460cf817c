import type { RatioName } from "../../../domain/screening/compliance.ts";

export const RATIO_LABELS: Readonly<Record<RatioName, string>> = {
  debtRatio: "Debt Ratio",
  cashRatio: "Cash & Interest Securities",
  nonCompliantIncomeRatio: "Non-Compliant Income",
};

export const RATIO_BASIS: Readonly<Record<RatioName, string>> = {
  debtRatio: "Interest-bearing debt ÷ market capitalization",
  cashRatio: "Cash and interest-bearing securities ÷ market capitalization",
  nonCompliantIncomeRatio: "Non-compliant revenue ÷ total revenue",
};

/** How a ratio stands against its limit, and how certain it is. */
export const RATIO_TEXTS = {
  below: (limit: number) => `✓ Below ${limit}% threshold`,
  above: (limit: number) => `✗ Above ${limit}% threshold`,
  limit: (limit: number) => `limit ${limit}%`,
  uncertain: "uncertain, see why",
  notKnown: "Not known",
  noMeaning: "For this kind of business the ratio has no meaning.",
  estimated: "Estimated",
  reported: "Reported",
  atMost: "at most",
  atLeast: "at least",
} as const;
