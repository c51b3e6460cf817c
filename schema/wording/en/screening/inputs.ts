import type { QuantityName } from "../../../../domain/facts/company-facts.ts";

export const INPUT_LABELS: Readonly<Record<QuantityName, string>> = {
  marketCapitalization: "Market capitalization",
  averageMarketCapitalization: "Average market capitalization of 24 months",
  longAverageMarketCapitalization: "Average market capitalization of 36 months",
  interestBearingDebt: "Interest-bearing debt",
  islamicFinancing: "Islamic financing",
  cashAndInterestBearingSecurities: "Cash and interest-bearing securities",
  murabahaDeposits: "Murabaha deposits",
  accountsReceivable: "Accounts receivable",
  totalAssets: "Total assets",
  totalLiabilities: "Total liabilities",
  totalRevenue: "Total revenue",
  interestIncome: "Interest income",
  prohibitedRevenue: "Revenue from prohibited activities",
  nonCompliantRevenue: "Non-compliant revenue",
  nonCompliantInvestments: "Non-compliant investments",
  dividendPerShare: "Dividend per share",
  sharesOutstanding: "Shares outstanding",
  price: "Share price",
};

/** The start of a sentence about an input. */
export const INPUT_SUBJECTS: Readonly<Record<QuantityName, string>> = {
  ...INPUT_LABELS,
  sharesOutstanding: "The number of shares",
  price: "The share price",
};
