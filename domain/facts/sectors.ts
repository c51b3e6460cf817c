/** The twelve sectors. A provider's own word that maps to none is shown unchanged and matches no filter. */
export const SECTORS = [
  "Technology",
  "Healthcare",
  "Consumer Goods",
  "Financial Services",
  "Energy",
  "Telecommunications",
  "Transportation",
  "Real Estate",
  "Industrial",
  "Materials",
  "Utilities",
  "Consumer Services",
] as const;
export type Sector = (typeof SECTORS)[number];

export const REGIONS = ["North America", "Europe", "Asia-Pacific", "Middle East"] as const;
export type Region = (typeof REGIONS)[number];
