import type { CompanyFacts, ExchangeRates } from "../facts/company-facts.ts";
import { financialsOf } from "../facts/in-dollars.ts";
import type { Standard } from "../standards/standards-on.ts";
import { screenStock } from "./screen-stock.ts";

/** Screens a company on its facts, converted once at the rates given. */
export function screenCompany(
  company: CompanyFacts,
  rates: ExchangeRates,
  screenedOn: string,
  standards?: readonly Standard[],
) {
  const { profile, financials, leftOut } = financialsOf(company, rates);
  const screening = screenStock({ profile, financials, leftOut, screenedOn, ...(standards && { standards }) });
  return { profile, financials, screening };
}
