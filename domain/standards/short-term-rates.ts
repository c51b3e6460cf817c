import rates from "../../schema/seed/business/short-term-rates.json" with { type: "json" };

/** A currency's short-term rate, percent a year. */
export type ShortTermRate = { currency: string; percent: number; asOf: string; source: string };

/**
 * What idle cash can earn, used when a company does not report its interest: central banks' policy rates, or the interbank rate if
 * deposits do not follow the policy rate. `asOf` is the day of the decision or fixing that was read, or of its report; a later one
 * may exist. A currency without a row gets no estimate. How each was checked, and what could not be, is described in
 * docs/data.md.
 */
export const SHORT_TERM_RATES: readonly ShortTermRate[] = Object.entries(rates).map(([currency, rate]) => ({
  currency,
  ...rate,
}));
