import type { FactDetail } from "../../../domain/facts/fact-details.ts";
import { lastReportedHalfYearEnd, lastReportedYearEnd } from "../../../domain/facts/undated-balances.ts";
import type { ExchangeCode } from "../../../domain/issuers/exchanges.ts";
import { isIsoDate, startOfYearUpTo } from "../figures.ts";
import type { ImportBasis } from "./csv-import-columns.ts";

type Marks = { bound?: "upper" | "lower"; detail: FactDetail[] };

const DEBT: Readonly<Record<string, Marks>> = {
  yahoo_total_debt_incl_leases: { bound: "upper", detail: ["with_leases"] },
};
const CASH: Readonly<Record<string, Marks>> = {
  cash_and_equivalents_only: { bound: "lower", detail: ["equivalents_only"] },
};
const REVENUE: Readonly<Record<string, Marks>> = {
  ttm: { detail: ["twelve_months"] },
  ttm_sec: { detail: ["twelve_months"] },
  ttm_4_quarters: { detail: ["four_quarters"] },
  fiscal_year: { detail: ["fiscal_year"] },
  "market_cap/price_to_sales": { detail: ["from_price_to_sales"] },
  "enterprise_value/ev_to_revenue": { detail: ["from_enterprise_value"] },
};

export const debtMarks = (basis: ImportBasis): Marks => DEBT[basis.debt_basis] ?? { detail: [] };
export const cashMarks = (basis: ImportBasis): Marks => CASH[basis.cash_basis] ?? { detail: [] };
export const revenueMarks = (basis: ImportBasis): Marks => REVENUE[basis.revenue_basis] ?? { detail: [] };

/** A share count that is only market capitalization over price adds nothing, and hides a disagreement of the two. */
export const isShareCountDerived = (basis: ImportBasis): boolean => basis.shares_basis.endsWith("market_cap/price");

export function dividendMarks(basis: ImportBasis): Marks {
  if (basis.dividend_basis.startsWith("yield*price")) return { detail: ["yield_times_price"] };
  if (basis.dividend_basis === "annual_rate") return { detail: ["annual_rate"] };
  return { detail: basis.dividend_basis === "sum_of_12_months" ? ["dividends_summed"] : [] };
}

/** Reporting currencies that a person or a rule decided, not the source. */
export function isCurrencyAssumed(basis: ImportBasis): boolean {
  return /^(by_hand|assumed|inferred|us_domicile)/.test(basis.financial_currency_basis);
}

/**
 * A currency that only the share's price suggests, or that was assumed to be dollars because the holder of American depositary shares
 * seemed to be American: either has been wrong by a factor of seven, with yuan booked as dollars.
 */
export function isCurrencyUnknown(basis: ImportBasis, name: string): boolean {
  const assumed = basis.financial_currency_basis;
  return assumed === "inferred_from_pe" || (assumed === "us_domicile" && /american deposit[ao]ry/i.test(name));
}

/** The balance-sheet date as precisely as the source knows it; a missing one is set cautiously, with a note. */
export function balanceDate(
  basis: ImportBasis,
  { asOf, exchange }: { asOf: string; exchange: ExchangeCode },
): { date: string; detail: FactDetail[] } {
  const text = basis.balance_sheet_date;
  if (isIsoDate(text))
    return { date: text, detail: basis.flags.includes("previous_year_balance") ? ["previous_year"] : [] };
  const about = /about (\d{4}-\d{2}-\d{2})/.exec(text)?.[1];
  if (isIsoDate(about)) return { date: about, detail: ["about"] };
  const detail = text === "latest_fiscal_year" ? "undated_fiscal_year" : "undated";
  return { date: lastReportedYearEnd(exchange, asOf), detail: [detail] };
}

/**
 * The last day of the revenue's twelve months: that of the balance, but a sum of the latest twelve months beside a balance
 * without a date has moved on with the reports since.
 */
export function revenueDate(
  basis: ImportBasis,
  balance: { date: string; detail: FactDetail[] },
  { asOf, exchange }: { asOf: string; exchange: ExchangeCode },
): { date: string; detail: FactDetail[] } {
  const isUndated = balance.detail.includes("undated") || balance.detail.includes("undated_fiscal_year");
  if (!isUndated || !basis.revenue_basis.startsWith("ttm")) return balance;
  return { date: lastReportedHalfYearEnd(exchange, asOf), detail: ["undated_half_year"] };
}

/** The twelve months up to a balance-sheet date. */
export function yearUpTo(end: string): { periodStart: string; periodEnd: string } {
  return { periodStart: startOfYearUpTo(end), periodEnd: end };
}
