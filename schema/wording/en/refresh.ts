import { type AnomalyTexts, type ProblemTexts, problemWords } from "../../../domain/refresh/problem-words.ts";
import type { RefreshStep } from "../../../domain/refresh/refresh-steps.ts";
import type { SystemHealth } from "../../contracts/automation.ts";

export const RUN_ANOMALY_TEXTS: AnomalyTexts = {
  too_many_status_changes: "More than five percent of the statuses would change at once.",
  coverage_below_limit: "The run reached less than ninety percent of the stocks that the last one reached.",
  source_below_limit: "A source answered less than ninety percent of what it was asked.",
  figure_below_limit: "A figure came for less than ninety percent of the stocks for which it came before.",
};

export const STEP_LABELS: Readonly<Record<RefreshStep, string>> = {
  listings: "Reading the listings",
  fundamentals: "Reading company filings",
  quotes: "Reading prices",
  holdings: "Reading halal fund holdings",
  metals: "Reading gold and silver prices",
  rates: "Reading exchange rates",
  assemble: "Putting the figures together",
  screen: "Screening every stock",
  reconcile: "Checking the sources against each other",
  stage: "Preparing the new dataset",
  publish: "Publishing",
};

const PROBLEM_TEXTS: ProblemTexts = {
  answered: (status) => `It answered with the status ${status}.`,
  no_answer: "It did not answer.",
  too_slow: (seconds) => `Its answer did not arrive in full within ${seconds} seconds.`,
  no_time_left: (seconds) => `Other requests took ${seconds} seconds, so no time was left for it.`,
  too_large: (megabytes) => `Its answer is larger than ${megabytes} MB.`,
  empty: "Its answer is empty.",
  web_page: "It answered with a web page instead of data.",
  truncated: "Its answer is cut off.",
  not_json: "Its answer is not JSON.",
  unexpected_form: "Its answer does not have the expected form.",
  lacks: (what) => `Its answer lacks ${what}.`,
  nothing_readable: "Nothing in its answer can be read.",
  mostly_unreadable: "Most of its answer cannot be read.",
  too_few_rows: (rows) => `Its answer has only ${rows} rows.`,
  broken_line: (line) => `Its answer is cut off or broken at line ${line}.`,
  another_company: (company) => `It answered with the figures of another company (${company}).`,
  unknown_fund: (fund) => `The fund ${fund} is not in its list.`,
  no_filing: "It has no filing of the fund.",
  outdated: (date) => `Its newest figure is of ${date}.`,
  bad_date: "It gives a date that does not exist.",
  absurd: (figure) => `It gives an impossible figure: ${figure}.`,
  no_recording: "This installation has no recording.",
  missing_from_recording: "The recording does not have it.",
  unusable: "Its answer could not be used; the log says why.",
  given_up: (failures) => `After ${failures} failures in a row it is not asked again in this run.`,

  unreadable_row: "Left out: a row that does not have the expected form.",
  not_a_symbol: "Left out: not the symbol of a share.",
  symbol_twice: "Left out: a duplicate symbol.",
  unknown_exchange: "Left out: an exchange that Mizan does not know.",
  suffix_missing: "Left out: a symbol without its exchange's suffix.",
  no_name: "Left out: no name.",
  no_date: "Left out: no date.",
  no_price: "Left out: no price.",
  no_price_currency: "Left out: no currency of the price.",
  old_price: "Left out: the price is old.",
  no_market_value: "Left out: no market value.",
  no_ticker: "Left out: no ticker.",
  not_asked_for: "Left out: it was not asked for.",
  unknown_to_source: "The source does not know it.",
  of_another_fund: "Left out: it belongs to another fund.",
  not_a_share: "Left out: not a share.",
  not_in_dollars: "Left out: it is not traded in dollars.",
  no_facts: "Left out: no figures are recorded.",
  old_balance_sheet: "Left out: the balance sheet is over fifteen months old.",
  closed_end_fund: "Left out: a closed-end fund.",
  fund: "Left out: a fund or an exchange-traded product.",
  warrant_or_right: "Left out: a warrant or a right.",
  preferred_share: "Left out: a preferred share.",
  note_or_bond: "Left out: a note or a bond.",
  unit: "Left out: a unit of several securities.",
  index: "Left out: an index.",
  shell_company: "Left out: a company without a business.",

  market_not_covered: "No source covers this market here: its stocks keep the figures they have.",
  country_not_indexed: (country) =>
    `The index of annual reports has none of ${country}: its stocks keep the figures they have.`,
  holdings_too_long: (fund) => `The list of holdings of ${fund} is too long to be read: an earlier list is kept.`,
  fund_not_listed: (fund) => `The list of funds does not have ${fund}: an earlier list of holdings is kept.`,
  fund_without_filing: (fund) => `${fund} has filed no list of holdings.`,
  no_metal_prices: "The recording has no prices of metals: the nisab keeps its value.",
  fund_disagrees: (counts) => `${counts.replace(" ", " of ")} companies in the fund are haram here.`,

  chunk_failed: "A chunk failed at every attempt; the log says why.",
  driver_lost: "The run kept stopping, however often it was resumed; the log says why.",
  cancelled: "An admin cancelled it.",
  workflow_not_started: "The Workflow could not be started.",
};

export const problemText = problemWords(PROBLEM_TEXTS, RUN_ANOMALY_TEXTS);

/** The state of the platform's data in a few words. */
export function healthText(health: SystemHealth): string {
  switch (health.state) {
    case "no_data":
      return "No data yet";
    case "run_failed":
      return "Last refresh failed";
    case "run_under_review":
      return "Last refresh under review";
    case "figures_old":
      return health.months === 1 ? "Figures are over a month old" : `Figures are ${health.months} months old`;
    case "degraded":
      return health.failing === 1 ? "Degraded: 1 source is failing" : `Degraded: ${health.failing} sources are failing`;
    case "healthy":
      return "Healthy";
  }
}
