import type { FactDetail } from "../../../../domain/facts/company-facts.ts";
import { noteWording } from "../../evidence-rules.ts";
import { formatMonth } from "../format.ts";
import { figureText } from "./reasons.ts";

const FACT_DETAIL_TEXTS: Readonly<Record<FactDetail, string>> = {
  about: "The source gives the latest quarter without its date; the date is approximate.",
  undated_fiscal_year:
    "The source gives the latest fiscal year without its end; we take the latest usual year-end of its market whose report must be out by now.",
  undated:
    "The source gives no balance-sheet date; we take the latest usual year-end of its market whose report must be out by now.",
  undated_half_year:
    "The source sums the latest twelve months and does not say to which day; we take the latest half-year's end whose report must be out by now.",
  mainland_shares_at_this_price:
    "All shares of the company at the price in Hong Kong. Those in Shanghai or Shenzhen have a price of their own, mostly a higher one, which no source here gives: the ratios may be too high.",
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
  currency_assumed:
    "The reporting currency is not in the source; it was set by hand, or by the company's country or market.",
  carried_by_price: "By the price of this day and the number of shares known before it.",
  all_shares_at_this_price: "By this day's price and all the company's shares; the source counts only some of them.",
  high_against_value: "More than ten times the market capitalization; the figure passed the checks but is unusual.",
  collected_from_filings:
    "Collected from the company's filings by an intermediate file; the filing is not named there.",
  two_extracts_agree: "Two collections of the company's filings, made independently, give the same figure.",
  two_extracts_close: "A second source gives a figure within a tenth of this one, which is the filing's.",
  no_debt_in_three_extracts: "The filings have no line of debt, and two other sources have none either.",
  no_debt_in_two_extracts: "The statement has no line of debt, and a second source says zero.",
  no_debt_nor_interest_paid: "The company reports neither debt under any concept nor interest that it paid.",
  no_debt_nor_interest_in_extracts:
    "Two collections of the company's filings have no line of debt and no interest paid in the year; a third source has no debt either.",
  current_securities_only: "Securities held for more than a year are not counted.",
  currency_from_filings: "The currency is that of the company's own statements, not the one that the source names.",
  restated_for_inflation:
    "The source restates it to the purchasing power of March 2026; we have taken it back to the liras of its own date.",
  past_prices_todays_shares: "Past prices times today's number of shares.",
  prices_without_dividends: "The prices leave paid dividends out, so it is 1 to 3% too low.",
  quarter_end_values: "Average of the market values at the ends of the quarters.",
  other_assets_included:
    "Investments and all assets besides fixed ones, some of which bear no interest, so it is an upper bound.",
  rest_of_assets: "Not in the source; it is at most the assets that no other line accounts for.",
  all_liabilities: "Everything the company owes, of which debt at interest is at most a part: an upper bound.",
  all_assets: "All its assets, of which cash and securities are at most a part: an upper bound.",
  assets_less_equity: "Total assets less equity.",
  other_income_included: "Other income of the year, of which interest is a part, so it is an upper bound.",
};

/** Which rate of which central bank an estimate uses; the sources are named in English. */
export const rateSource = (source: string): string => source;

export const evidenceNote = noteWording({
  figureText,
  formatMonth,
  details: FACT_DETAIL_TEXTS,
  snapshot: (month) => `Market snapshot, ${month}.`,
  asFiled: (entries) => `As filed: ${entries}.`,
  estimatedInterest: ({ percent, source, asOf }) =>
    `Not reported; we assume ${percent}% interest a year on cash and interest-bearing securities (${source}, ${asOf}).`,
  newer: (figure, isSame) =>
    `A newer figure of another source, ${figure}, ${isSame ? "leads to the same results" : "would change at least one test"}.`,
});
