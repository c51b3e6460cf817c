/**
 * The header of a file for markets that no free source covers. One line per stock, comma-separated, quoted where needed.
 *
 *   symbol, name                       as investors write it (7203.T); the exchange's suffix is part of it
 *   market                             a code of domain/facts/exchanges.ts, such as NYSE
 *   sector, industry, country          the provider's own words; may be blank
 *   price, dividend_per_share          in price_currency; GBX or GBp when London is quoted in pence
 *   market_cap                         in price_currency's major unit: pounds, never pence
 *   total_debt, total_cash_and_st_investments, total_revenue, interest_income
 *                                      in financial_currency; whole units, not millions
 *   shares_outstanding                 a count
 *   as_of                              ISO date of the market capitalization
 *   source_id                          where the line came from; kept out of the universe
 *
 * Amounts may be blank, which means unknown; 0 is believed only where it cannot mean "not reported".
 */
export const IMPORT_COLUMNS = [
  "symbol",
  "name",
  "market",
  "sector",
  "industry",
  "country",
  "price_currency",
  "price",
  "financial_currency",
  "market_cap",
  "total_debt",
  "total_cash_and_st_investments",
  "total_revenue",
  "interest_income",
  "shares_outstanding",
  "dividend_per_share",
  "as_of",
  "source_id",
] as const;

/**
 * The optional second file, joined by symbol: the date and basis of each amount.
 *
 *   price_as_of            ISO date of the price
 *   balance_sheet_date     ISO date, `mrq (about YYYY-MM-DD)` or `latest_fiscal_year`
 *   *_basis                how the amount was made: see csv-import-facts.ts
 *   interest_expense       in financial_currency; a check on revenue, not an input
 *   flags                  separated by semicolons: doubts of the file's author
 */
export const IMPORT_BASIS_COLUMNS = [
  "symbol",
  "price_as_of",
  "balance_sheet_date",
  "debt_basis",
  "cash_basis",
  "revenue_basis",
  "dividend_basis",
  "shares_basis",
  "financial_currency_basis",
  "interest_expense",
  "flags",
] as const;

export type ImportRecord = Record<(typeof IMPORT_COLUMNS)[number], string>;
export type ImportBasis = Record<(typeof IMPORT_BASIS_COLUMNS)[number], string>;
