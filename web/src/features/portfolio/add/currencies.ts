/** The currencies to choose from, most common first. */
export const CURRENCIES = [
  ...["USD", "EUR", "GBP", "SAR", "AED", "MYR", "IDR", "TRY", "PKR", "INR", "CAD", "AUD", "JPY", "HKD", "CHF", "SEK"],
  ...["NOK", "DKK", "PLN", "CZK", "SGD", "KWD", "QAR", "BHD", "OMR", "JOD", "EGP", "BDT", "ZAR", "CNY", "KRW"],
] as const;
