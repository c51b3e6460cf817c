export const pageTexts = {
  title: "Is this share halal? Check any company",
  description:
    "Check whether a stock is halal: the verdict, its ratios, the figures and filings behind them, and the purification amount. Free.",
  lead: "Welcome to your free Islamic finance hub",
} as const;
