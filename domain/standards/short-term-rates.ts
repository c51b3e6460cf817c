/** A currency's short-term rate, percent a year. */
export type ShortTermRate = { currency: string; percent: number; asOf: string; source: string };

/**
 * What idle cash can earn, used when a company does not report its interest: central banks' policy rates, or the interbank rate if
 * deposits do not follow the policy rate. `asOf` is the day of the decision or fixing that was read, or of its report; a later one
 * may exist. A currency without a row gets no estimate. How each was checked, and what could not be, is described in
 * docs/data.md.
 */
export const SHORT_TERM_RATES: readonly ShortTermRate[] = [
  rate("USD", 3.625, "2026-06-17", "Federal Reserve, middle of the federal funds target range"),
  rate("EUR", 2.25, "2026-06-17", "European Central Bank, deposit facility rate"),
  rate("GBP", 3.75, "2026-06-18", "Bank of England, Bank Rate"),
  rate("JPY", 1, "2026-06-16", "Bank of Japan, policy rate"),
  rate("CAD", 2.25, "2026-06-10", "Bank of Canada, overnight rate target"),
  rate("INR", 5.25, "2026-06-05", "Reserve Bank of India, repo rate"),
  rate("BRL", 14.25, "2026-06-17", "Banco Central do Brasil, Selic target"),
  rate("CHF", 0, "2026-06-18", "Swiss National Bank, policy rate"),
  rate("NZD", 2.5, "2026-07-08", "Reserve Bank of New Zealand, official cash rate"),
  rate("AUD", 4.35, "2026-06-16", "Reserve Bank of Australia, cash rate target"),
  rate("NOK", 4.25, "2026-09-23", "Norges Bank, policy rate before the decision of September 2026"),
  rate("HKD", 2.39, "2025-12-11", "Hong Kong Monetary Authority, average of overnight and one-month HIBOR"),
  rate("SAR", 3.75, "2025-12-10", "Saudi Central Bank, reverse repo rate"),
  rate("AED", 3.65, "2026-07-29", "Central Bank of the UAE, base rate"),
  rate("MXN", 6.5, "2026-05-07", "Banco de México, target rate"),
  rate("TWD", 2, "2026-03-19", "Central Bank of the Republic of China (Taiwan), discount rate"),
  rate("KRW", 2.75, "2026-07-21", "Bank of Korea, base rate"),
  rate("CNY", 1.4, "2025-05-08", "People's Bank of China, seven-day reverse repo rate"),
  rate("SEK", 1.75, "2026-08-22", "Sveriges Riksbank, policy rate"),
  rate("DKK", 1.6, "2026-01-01", "Danmarks Nationalbank, certificates of deposit rate"),
  rate("PEN", 4.25, "2026-02-12", "Banco Central de Reserva del Perú, reference rate"),
  rate("IDR", 5.75, "2026-06-18", "Bank Indonesia, BI-Rate"),
  rate("TRY", 37, "2026-03-12", "Central Bank of the Republic of Türkiye, one-week repo rate"),
  rate("PKR", 10.5, "2026-01-26", "State Bank of Pakistan, policy rate"),
  rate("GEL", 8, "2025-11-05", "National Bank of Georgia, refinancing rate"),
];

function rate(currency: string, percent: number, asOf: string, source: string): ShortTermRate {
  return { currency, percent, asOf, source };
}
