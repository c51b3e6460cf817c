/** Whether a figure was read in a source, or derived because the source does not give it. */
export const DATA_QUALITIES = ["reported", "estimated"] as const;
export type DataQuality = (typeof DATA_QUALITIES)[number];

/** Figures that sources give about a company; the rows of the evidence table. */
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
  "dividendPerShare",
  "sharesOutstanding",
  "price",
] as const;
export type InputName = (typeof INPUT_NAMES)[number];

/** What a reason or a flip point can concern: an input, or the non-compliant income, which is derived from inputs. */
export const QUANTITY_NAMES = [...INPUT_NAMES, "nonCompliantRevenue"] as const;
export type QuantityName = (typeof QUANTITY_NAMES)[number];
