import type { CompanyFacts, ExchangeRates } from "../../../domain/facts/company-facts.ts";
import { screenCompany } from "../../../domain/screening/screen-company.ts";
import { type StoredStock, storedAgain } from "../stock-document.ts";

/** Screens a stored stock on facts that a person has chosen. */
export function screenOnFacts(stored: StoredStock, facts: CompanyFacts, day: { asOf: string; rates: ExchangeRates }) {
  const { financials, screening } = screenCompany(facts, day.rates, day.asOf);
  const { priceChangePercent } = stored;
  return storedAgain(stored, { facts, financials, screening, priceChangePercent, day });
}

/** The newest stored rates; none at all before a first publication. */
export function exchangeRatesOf(row: { asOf: string; rates: string; url: string } | undefined): ExchangeRates {
  const { asOf = "1970-01-01", rates = "{}", url = "" } = row ?? {};
  return { asOf, base: "USD", rates: JSON.parse(rates), source: "exchange-rates", url };
}
