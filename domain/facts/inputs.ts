/** Whether a figure was read in a source, or derived because the source is silent. */
export const DATA_QUALITIES = ["reported", "estimated"] as const;
export type DataQuality = (typeof DATA_QUALITIES)[number];

/** The inputs a verdict rests on; the rows of the evidence table. */
export const INPUT_NAMES = [
  "marketCapitalization",
  "averageMarketCapitalization",
  "longAverageMarketCapitalization",
  "interestBearingDebt",
  "cashAndInterestBearingSecurities",
  "accountsReceivable",
  "totalAssets",
  "totalRevenue",
  "interestIncome",
  "nonCompliantRevenue",
  "dividendPerShare",
  "sharesOutstanding",
  "price",
] as const;
export type InputName = (typeof INPUT_NAMES)[number];
