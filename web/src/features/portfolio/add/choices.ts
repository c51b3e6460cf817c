/** The brokers whose exports are recognized. Their formats are in ../import/formats.ts, which only the import thread loads. */
export const BROKER_NAMES = [
  ...["DEGIRO", "eToro", "Fidelity", "Freetrade", "Interactive Brokers", "Robinhood", "Saxo", "Schwab", "Trading 212"],
  "Zerodha",
] as const;

/** The currencies to choose from, most common first. */
export const CURRENCIES = [
  ...["USD", "EUR", "GBP", "SAR", "AED", "MYR", "IDR", "TRY", "PKR", "INR", "CAD", "AUD", "JPY", "HKD", "CHF", "SEK"],
  ...["NOK", "DKK", "PLN", "CZK", "SGD", "KWD", "QAR", "BHD", "OMR", "JOD", "EGP", "BDT", "ZAR", "CNY", "KRW"],
] as const;
