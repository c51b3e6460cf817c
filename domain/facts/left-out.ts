/** Why an amount that a source gave is not among a stock's facts; the sentence is for people. */
export const LEFT_OUT_REASONS = {
  negative_amount: "The source gives a negative amount.",
  not_a_number: "The source gives something that is not a number.",
  zero_unconfirmed: "The source gives zero where it may mean that nothing was reported.",
  debt_above_total_assets: "Debt above total assets: an error of scale in the source.",
  cash_above_total_assets: "Cash and securities above total assets: an error of scale in the source.",
  debt_far_above_value: "Debt more than a hundred times the market capitalization.",
  cash_far_above_value: "Cash more than ten times the market capitalization.",
  revenue_far_above_value:
    "Revenue more than thirty times the market capitalization: the reporting currency is in doubt.",
  revenue_below_interest_expense:
    "Revenue below the interest paid in the same year: the source took a part for the whole.",
  revenue_far_below_debt: "Revenue under a twentieth of debt: the source took a part for the whole.",
  placeholder_share_count: "A share count that is a placeholder.",
  shares_disagree_with_value: "Shares times price is more than a quarter away from the market capitalization.",
  dividend_above_half_of_price: "A yearly dividend above half of the price.",
  partial_debt: "The source gives only a part of the debt.",
  sources_disagree: "Two sources disagree too widely to choose one.",
  unknown_currency: "The reporting currency is not known.",
  no_exchange_rate: "No exchange rate is at hand for the reporting currency.",
  stale_concept: "The filer stopped reporting it under this concept.",
  average_far_from_value:
    "The average is more than four times today's market capitalization, or less than a quarter: a split or a rights issue is in it.",
  mixed_dates: "Its current part is not reported at the balance-sheet date.",
} as const;
export type LeftOutReason = keyof typeof LEFT_OUT_REASONS;

export const LEFT_OUT_REASON_CODES = Object.keys(LEFT_OUT_REASONS) as [LeftOutReason, ...LeftOutReason[]];
