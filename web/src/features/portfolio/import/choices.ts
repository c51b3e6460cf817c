export const FIELDS = ["symbol", "isin", "name", "shares", "price", "amount", "date", "kind", "currency"] as const;
export type Field = (typeof FIELDS)[number];

export type ChosenColumns = Partial<Record<Field, number>>;

/** The brokers whose exports are recognized. Their formats are in formats.ts, which only the import thread loads. */
export const BROKER_NAMES =
  "DEGIRO, eToro, Fidelity, Freetrade, Interactive Brokers, Revolut, Robinhood, Saxo, Schwab, Trading 212, Zerodha".split(
    ", ",
  );
