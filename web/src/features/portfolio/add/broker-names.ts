/** The brokers whose exports are recognized. Their formats are in ../import/formats.ts, which only the import thread loads. */
export const BROKER_NAMES = [
  ...["DEGIRO", "eToro", "Fidelity", "Freetrade", "Interactive Brokers", "Robinhood", "Saxo", "Schwab", "Trading 212"],
  "Zerodha",
] as const;
