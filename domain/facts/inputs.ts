/** Whether a figure was read in a source, or derived because the source is silent. */
export const DATA_QUALITIES = ["reported", "estimated"] as const;
export type DataQuality = (typeof DATA_QUALITIES)[number];

/** What sources give of a company; the rows of the evidence table. */
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

/** What a reason or a flip point can be about: an input, or the income that is not compliant, which is made of inputs. */
export const QUANTITY_NAMES = [...INPUT_NAMES, "nonCompliantRevenue"] as const;
export type QuantityName = (typeof QUANTITY_NAMES)[number];
