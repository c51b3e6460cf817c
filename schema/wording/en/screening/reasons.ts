import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { lowerFirst } from "../../format-rules.ts";
import { type AnomalyTexts, reasonWording } from "../../reason-rules.ts";
import { exactPercent, formatAmount, formatDay, percentText } from "../format.ts";
import { SOURCE_LABELS } from "../sources.ts";
import { activityName, businessRule } from "./business.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { withBound } from "./ratios.ts";
import { standardName } from "./standard-names.ts";
import { WHOLE_TEXTS } from "./standards.ts";

export const ANOMALY_TEXTS: AnomalyTexts = {
  debt_above_total_assets: "Debt is above total assets.",
  thousandfold_jump: "A figure jumped or fell at least a hundredfold.",
  balance_vanished: "A material balance fell to nothing.",
  shares_contradict_market_capitalization: "Shares times price contradicts the market capitalization.",
  ratio_moved_without_filing: "A ratio moved although no new filing came.",
  price_jump_without_split: "The price moved more than threefold without a split.",
  revenue_collapsed: "Revenue fell to less than a fifth.",
  sources_disagree: "Two sources differ by more than ten percent.",
};

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "Interest-bearing debt",
  cash: "Cash and interest-bearing securities",
  income: "Non-compliant income",
  receivables: "Receivables",
  receivables_and_cash: "Receivables and cash",
};

export const { reasonText, figureText } = reasonWording({
  percentText,
  exactPercent,
  formatDay,
  withBound,
  figure: ({ amount, source, periodEnd }) =>
    `${formatAmount(amount)} (${SOURCE_LABELS[source]}, ${formatDay(periodEnd)})`,
  activityName,
  businessRule,
  standardName,
  subjects: INPUT_SUBJECTS,
  anomalies: ANOMALY_TEXTS,

  ratio: (part, share, whole) => `${PARTS[part]}: ${share} of ${WHOLE_TEXTS[whole]}`,
  nearLimit: (ratio, limit) => `${ratio}, within one point of the limit of ${limit}.`,
  aboveLimit: (ratio, limit) => `${ratio}, above the limit of ${limit}.`,
  atLimit: (ratio, limit) => `${ratio}, at the limit of ${limit}.`,
  confirmed: (ratio, share) => `${ratio}, of which ${share} is confirmed by filings`,
  inDoubt: (ratio, doubt) => `${ratio}, ${doubt}`,
  doubts: {
    investments_missing: (limit) =>
      `but the source leaves out short-term investments; with them it may be above the limit of ${limit}.`,
    leases_included: (limit) =>
      `but the source counts operating leases as debt; without them it may be within the limit of ${limit}.`,
    interest_estimated: (limit) => `above the limit of ${limit}, but the interest in it is only estimated.`,
    islamic_financing: (limit) =>
      `above the limit of ${limit}, but the source does not separate Islamic financing from debt at interest.`,
    islamic_deposits: (limit) =>
      `above the limit of ${limit}, but the source does not separate murabaha deposits, which bear no interest, from cash at interest.`,
    all_liabilities: (limit) =>
      `but that is everything the company owes; its debt at interest alone may be within the limit of ${limit}.`,
    other_assets_included: (limit) =>
      `but the source counts assets that bear no interest with it; without them it may be within the limit of ${limit}.`,
    other_income_included: (limit) =>
      `but the source counts other income with the interest; without that income it may be within the limit of ${limit}.`,
    passes_by_value: (limit) =>
      `above the limit of ${limit} by total assets; it may pass by average market value, where that is the larger.`,
    limit_announced: (limit) =>
      `within the limit of ${limit}, but not within the lower one that is announced from a day we do not know.`,
    at_limit: (limit) => `exactly at the limit of ${limit}, and no text that we could read says whether that passes.`,
    estimate: (limit) => `but this is an estimate, and so near the limit of ${limit} that we cannot be sure.`,
  },
  newerFigure: ({ subject, part, whole, used, usedShare, newer, newerShare, limit }) =>
    `${subject}: with ${used}, ${lowerFirst(PARTS[part])} is ${usedShare} of ${WHOLE_TEXTS[whole]}; with the newer ${newer}, it is ${newerShare}. The limit is ${limit}, so they lead to different results.`,

  old: (subject, date, months) =>
    `The newest figure for ${lowerFirst(subject)} dates from ${date}, more than ${months} months ago`,
  tooOld: (old) => `${old}: it is out of date, so no verdict can rest on it.`,
  bounded: (old, date, part, share, limit) =>
    `${old}. The newer balance sheet of ${date} still shows that ${lowerFirst(PARTS[part])} is at most ${share}; the limit is ${limit}.`,
  farAboveLimit: (old, part, share, limit) =>
    `${old}. The verdict still rests on it: ${lowerFirst(PARTS[part])} is ${share}, at least one and a half times the limit of ${limit}.`,
  farBelowLimit: (old, part, share, limit) =>
    `${old}. The verdict still rests on it: ${lowerFirst(PARTS[part])} is ${share} and would pass the limit of ${limit} only if it tripled.`,
  reliedOnLittle: (old, part, share, limit) =>
    `${old}. With a figure this old we accept a ratio only if it is at most a third of its limit: ${lowerFirst(PARTS[part])} is ${share}, and the limit is ${limit}.`,

  missing: (subject) => `${subject} is not in the source.`,
  missingInterest: (subject) => `${subject} is not in the source and cannot be estimated.`,
  unusable: (subject, problem) => `${subject} ${problem} in the source, so it cannot be used.`,
  problems: {
    not_a_number: "is not a number",
    negative: "is negative",
    too_large: "is beyond any company's size",
    zero: "is 0",
    below_one_dollar: "is less than one dollar",
    no_exchange_rate: "has no exchange rate",
    no_date: "has no date",
  },
  noRevenue:
    "Total revenue is 0: the company reports none, so no share of it can be measured; until it sells something, interest may be most of what it earns.",
  leftOut: (subject, why) => `${subject} is not known. ${why}`,
  whyLeftOut: {
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
      "Revenue below the interest paid in the same year: the source took a part of this figure for the whole.",
    revenue_far_below_debt: "Revenue of less than 5% of debt: the source took a part of this figure for the whole.",
    value_far_below_cash:
      "Its cash less its debt is more than three times the market capitalization: the source probably counts the shares from before new ones were issued.",
    placeholder_share_count: "The share count is a dummy number.",
    shares_disagree_with_value: "Shares times price is more than a quarter away from the market capitalization.",
    dividend_above_half_of_price: "A yearly dividend above half of the price.",
    partial_debt: "The source gives only a part of the debt.",
    part_of_others: "Two other sources of about the same date say much more: this figure is only a part.",
    known_to_be_partial:
      "The source gives only a part of this figure. That rests on what is generally known of the company, not on a source.",
    sources_disagree: "Two sources disagree too widely to choose one.",
    unknown_currency: "The reporting currency is not known.",
    no_exchange_rate: "No exchange rate is known for the reporting currency.",
    stale_concept: "The company stopped reporting this figure under this heading.",
    average_far_from_value:
      "The average is more than four times today's market capitalization, or less than a quarter: a split or a rights issue is in it.",
    mixed_dates: "The current part of this figure is not reported at the balance-sheet date.",
    dated_in_future: "The source dates this figure in the future.",
    not_twelve_months:
      "The source gives this figure for another time than twelve months, as when a company changes its fiscal year.",
    of_another_size:
      "This figure is from before a merger or a split: a newer balance sheet has at least twice the total assets of that time, or at most half.",
  },
  sourcesDisagree: (subject, share) => `${subject}: two sources differ by ${share}.`,
  underReview: (anomaly) => `Newer figures wait for a review. ${anomaly} Shown are the last that passed our checks.`,
  notScreened: "Not screened yet: the name is known from a listing, and no source has its figures.",

  prohibited: (activity, rule) => `${activity}: prohibited. ${rule}`,
  moneyTrade: " Debt and cash are its trade, so the ratios have no meaning.",
  differedUpon: (activity, rule) => `${activity}: ${rule}`,
  mixed: (activity, rule) => `${activity}: a prohibited part is likely. ${rule}`,
  unknownBusiness: (rule) => `The business is not known well enough. ${rule}`,
  excluded: (standard, activity) => `${standard} excludes this business: ${activity}.`,

  editions: {
    no_day: "This standard judges nothing: its text has no day from which it is in force.",
    two_on_one_day: "This standard judges nothing: two of its texts are of the same day.",
    no_denominator: "This standard judges nothing: one of its tests does not say what it is measured against.",
    not_in_force: "This standard judges nothing of that day: its first text came into force later.",
  },

  purify: (share) => `${share} of its revenue is not compliant: give that part of your dividends to charity.`,
  purifyBound: {
    lower: (share) =>
      `At least ${share} of its revenue is not compliant: give at least that part of your dividends to charity. The source leaves out short-term investments and what they earn, so it may be more; the company's own report names its interest or finance income.`,
    estimate: (share) =>
      `About ${share} of its revenue is not compliant, by our estimate: give that part of your dividends to charity. No source gives its interest, so we estimate it from its cash.`,
    upper: (share) =>
      `At most ${share} of its revenue is not compliant: what you give to charity of your dividends need be no more than that part. The source counts other income or other assets with it.`,
  },
  noProhibitedPart:
    "Non-compliant income: no prohibited part of the business is known, and this standard counts no interest.",
});
