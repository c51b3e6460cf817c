import type { CompanyFacts, ExchangeRates } from "../../../domain/facts/company-facts.ts";
import { screenCompany } from "../../../domain/screening/screen-company.ts";
import shippedRates from "../../../schema/seed/universe/exchange-rates.json" with { type: "json" };
import { type StoredStock, storedAgain } from "../stock-document.ts";

/** Screens a stored stock on facts that a person has chosen. */
export function screenOnFacts(stored: StoredStock, facts: CompanyFacts, day: { asOf: string; rates: ExchangeRates }) {
  const { financials, screening } = screenCompany(facts, day.rates, day.asOf);
  const { priceChangePercent } = stored;
  return storedAgain(stored, { facts, financials, screening, priceChangePercent, day });
}

/** The newest stored rates; those of the embedded universe until a refresh brings some. */
export function exchangeRatesOf(row: { asOf: string; rates: string; url: string } | undefined): ExchangeRates {
  const { asOf, rates, url } = row ? { ...row, rates: JSON.parse(row.rates) } : shippedRates;
  return { asOf, base: "USD", rates, source: "exchange-rates", url };
}
