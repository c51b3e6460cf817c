/** A currency's short-term rate, percent a year. */
export type ShortTermRate = { currency: string; percent: number; asOf: string; source: string };

/** Central banks' policy rates: the rate at which idle cash can be placed, used where a company does not report its interest. */
export const SHORT_TERM_RATES: readonly ShortTermRate[] = [
  {
    currency: "USD",
    percent: 3.625,
    asOf: "2026-06-17",
    source: "Federal Reserve, middle of the federal funds target range",
  },
];
