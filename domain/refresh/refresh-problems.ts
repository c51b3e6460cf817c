import type { NotAShare } from "../facts/company-facts.ts";
import type { RunAnomaly, RunAnomalyCode } from "./run-anomalies.ts";

/** Why a source's answer could not be used. A code may be followed by the figure or name it concerns. */
type AboutSource =
  /** Its HTTP status. */
  | "answered"
  | "no_answer"
  /** Seconds. */
  | "too_slow"
  /** Seconds that the other requests of the chunk took. */
  | "no_time_left"
  /** Megabytes. */
  | "too_large"
  | "empty"
  | "web_page"
  | "truncated"
  | "not_json"
  | "unexpected_form"
  /** What is missing: a field, columns. */
  | "lacks"
  | "nothing_readable"
  | "mostly_unreadable"
  /** The number of rows received. */
  | "too_few_rows"
  /** The first of the broken lines. */
  | "broken_line"
  /** The company whose figures arrived. */
  | "another_company"
  /** The requested fund. */
  | "unknown_fund"
  | "no_filing"
  /** The date of its newest figure. */
  | "outdated"
  | "bad_date"
  /** The figure. */
  | "absurd"
  | "no_recording"
  | "missing_from_recording"
  /** The fault is ours, and the log has the details. */
  | "unusable"
  /** Failures in a row. */
  | "given_up";

/** Why one row of an answer was left out. */
export type RowProblem =
  | "unreadable_row"
  | "not_a_symbol"
  | "symbol_twice"
  | "unknown_exchange"
  | "suffix_missing"
  | "no_name"
  | "no_date"
  | "no_price"
  | "no_price_currency"
  | "old_price"
  | "no_market_value"
  | "no_ticker"
  | "not_asked_for"
  | "unknown_to_source"
  | "of_another_fund"
  | "not_a_share"
  | "not_in_dollars"
  | "no_facts"
  | "old_balance_sheet"
  | NotAShare;

/** Remarks on a step in which no source failed. */
type AboutStep =
  | "market_not_covered"
  /** The country whose reports an index of filings lacks. */
  | "country_not_indexed"
  | "no_metal_prices"
  /** The fund whose list is too long to be read. */
  | "holdings_too_long"
  /** The fund that the SEC's list does not have. */
  | "fund_not_listed"
  /** The fund that has never filed its holdings. */
  | "fund_without_filing"
  /** Haram companies of the fund, and all of its companies. */
  | "fund_disagrees";

/** Why a run ended without publishing. The other codes are those of a run's anomalies, with their percent and subject. */
type AboutRun = "chunk_failed" | "driver_lost" | "cancelled" | "workflow_not_started";

export type ProblemCode = AboutSource | RowProblem | AboutStep | AboutRun;

/** A code, followed by a space and its subject. */
type Coded<Code extends string> = Code | `${Code} ${string | number}`;

export type SourceProblem = Coded<AboutSource>;
export type StepRemark = Coded<AboutStep>;
/** One problem of a run, or several separated by semicolons. */
export type RunProblem = Coded<AboutRun | RunAnomalyCode>;

export const PROBLEM_SEPARATOR = "; ";

/** The problem of a run whose anomalies prevent its publication. */
export function problemOfAnomalies(anomalies: readonly RunAnomaly[]): RunProblem {
  const coded = anomalies.map(({ code, about, figure }) => [code, figure.toFixed(1), about].filter(Boolean).join(" "));
  return coded.join(PROBLEM_SEPARATOR) as RunProblem;
}
