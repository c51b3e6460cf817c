import type { CompanyFacts, ExchangeRates } from "../../../domain/facts/company-facts.ts";
import { screenCompany } from "../../../domain/screening/screen-company.ts";
import { type StoredStock, storedAgain } from "../stock-document.ts";

/** Screens a stored stock on facts that a person has chosen. */
export function screenOnFacts(stored: StoredStock, facts: CompanyFacts, day: { asOf: string; rates: ExchangeRates }) {
  const { financials, screening } = screenCompany(facts, day.rates, day.asOf);
  const { priceChangePercent } = stored;
  return storedAgain(stored, { facts, financials, screening, priceChangePercent, day });
}
