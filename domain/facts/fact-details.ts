/** What must be said beside a figure of the embedded universe; the sentence is what a person reads in the evidence table. */
export const FACT_DETAILS = {
  about: "The source gives the latest quarter without its date; the date is approximate.",
  undated_fiscal_year:
    "The source gives the latest fiscal year without its end; the date is the day on which it was on file.",
  undated: "The source gives no balance-sheet date; the date is the day on which it was on file.",
  previous_year: "Balance of the fiscal year before the latest one.",
  other_date: "Taken at another balance-sheet date than the debt.",
  with_leases: "Includes operating leases, so it is an upper bound.",
  confirmed_by_filings: "The company's SEC filings confirm a part of it as long-term debt without leases.",
  equivalents_only: "Cash and equivalents without short-term investments, so it is a lower bound.",
  twelve_months: "Latest twelve months.",
  fiscal_year: "Latest fiscal year.",
  four_quarters: "Sum of the latest four quarters.",
  from_price_to_sales: "Derived from the market capitalization and the price-to-sales ratio.",
  from_enterprise_value: "Derived from the enterprise value and its ratio to revenue.",
  yield_times_price: "Derived from the dividend yield and the price.",
  annual_rate: "The yearly rate of the latest dividend.",
  dividends_summed: "Sum of the dividends of twelve months.",
  currency_assumed: "The reporting currency is not in the source and was established from the company's filings.",
  carried_by_price:
    "The source gives a price only: the last known value, moved as the price did, or shares times price.",
  high_against_value: "More than ten times the market capitalization; the figure passed the checks but is unusual.",
  collected_from_filings:
    "Collected from the company's SEC filings by an intermediate file; the filing is not named there.",
  two_extracts_agree: "Two collections of the company's filings, made independently, give the same figure.",
  two_extracts_close: "A second source gives a figure within a tenth of this one, which is the filing's.",
  no_debt_in_three_extracts: "The filings have no line of debt, and two other sources have none either.",
  no_debt_in_two_extracts: "The statement has no line of debt, and a second source says zero.",
  current_securities_only: "Securities held for more than a year are not counted.",
  currency_from_filings: "The currency is that of the company's SEC filings, not the one that the source names.",
  restated_for_inflation:
    "The source restates it to the purchasing power of March 2026; it is taken back to the liras of its own date.",
  past_prices_todays_shares: "Past prices times today's number of shares.",
} as const;
export type FactDetail = keyof typeof FACT_DETAILS;

export const FACT_DETAIL_CODES = Object.keys(FACT_DETAILS) as [FactDetail, ...FactDetail[]];
