import type {
  FactDetail,
  InputName,
  LeftOutFacts,
  LeftOutReason,
  SourcedFact,
  SourcedFacts,
} from "../../../../domain/facts/company-facts.ts";
import type { ExchangeCode } from "../../../../domain/facts/exchanges.ts";
import { SHARES_UNIT } from "../../../../domain/facts/in-dollars.ts";
import { lastReportedHalfYearEnd, lastReportedYearEnd } from "../../../../domain/facts/undated-balances.ts";
import { isIsoDate, readNumber, startOfYearUpTo } from "../../../../worker/providers/answers/figures.ts";
import type { ImportBasis, ImportRecord } from "./csv-import-columns.ts";

type Marks = Pick<SourcedFact, "bound"> & { detail: readonly FactDetail[] };

/** What the basis of an amount says of it. */
const MARKS: Readonly<Record<string, Marks>> = {
  yahoo_total_debt_incl_leases: { bound: "upper", detail: ["with_leases"] },
  cash_and_equivalents_only: { bound: "lower", detail: ["equivalents_only"] },
  ttm: { detail: ["twelve_months"] },
  ttm_sec: { detail: ["twelve_months"] },
  ttm_4_quarters: { detail: ["four_quarters"] },
  fiscal_year: { detail: ["fiscal_year"] },
  "market_cap/price_to_sales": { detail: ["from_price_to_sales"] },
  "enterprise_value/ev_to_revenue": { detail: ["from_enterprise_value"] },
  "yield*price": { detail: ["yield_times_price"] },
  annual_rate: { detail: ["annual_rate"] },
  sum_of_12_months: { detail: ["dividends_summed"] },
};

const PARTIAL_DEBT_FLAGS = /debt_very_low_may_be_partial|debt_fell_80pct_yoy|debt_removed/;

type Period = { currency: string | undefined; periodStart?: string; periodEnd: string };

export function importFacts(
  record: ImportRecord,
  basis: ImportBasis,
  quoted: { price: number; currency: string; exchange: ExchangeCode },
): { facts: SourcedFacts; leftOut: LeftOutFacts } {
  const facts: SourcedFacts = {};
  const leftOut: LeftOutFacts = {};
  const add = (
    input: InputName,
    text: string,
    { currency, ...period }: Period,
    { detail = [], bound }: Partial<Marks> = {},
    doubt?: LeftOutReason,
  ) => {
    const value = readNumber(text);
    const [first, ...others] = detail;
    if (text === "" && !doubt) return;
    if (text !== "" && value === undefined) leftOut[input] = "not_a_number";
    else if (value !== undefined && value < 0) leftOut[input] = "negative_amount";
    else if (doubt) leftOut[input] = doubt;
    else if (value === 0 && first !== "dividends_summed") leftOut[input] = "zero_unconfirmed";
    else if (!currency) leftOut[input] = "unknown_currency";
    else if (value !== undefined)
      facts[input] = {
        value,
        currency,
        ...period,
        source: "market-snapshot",
        quality: "estimated",
        ...(bound && { bound }),
        ...(first && { detail: [first, ...others] }),
      };
  };
  const onFile = { asOf: record.as_of, exchange: quoted.exchange };
  const at = { currency: quoted.currency, periodEnd: record.as_of };
  const priceDate = isIsoDate(basis.price_as_of) ? basis.price_as_of : record.as_of;
  add("price", inMajorUnit(record.price, quoted.price), { ...at, periodEnd: priceDate });
  add("marketCapitalization", record.market_cap, at);
  // A share count that is only market capitalization over price adds nothing, and hides a disagreement of the two.
  const isDerived = basis.shares_basis.endsWith("market_cap/price");
  add("sharesOutstanding", isDerived ? "" : record.shares_outstanding, { ...at, currency: SHARES_UNIT });
  const dividend = inMajorUnit(record.dividend_per_share, quoted.price);
  const dividendBasis = basis.dividend_basis.replace(/^(yield\*price).*/, "$1");
  add("dividendPerShare", dividend, { ...at, ...yearUpTo(priceDate) }, MARKS[dividendBasis]);

  const balance = balanceDate(basis, onFile);
  const revenue = revenueDate(basis, balance, onFile);
  const currency = isCurrencyKnown(record, basis) ? record.financial_currency : undefined;
  const atBalance = { currency, periodEnd: balance.date };
  // Reporting currencies that a person or a rule decided, not the source.
  const isAssumed = /^(by_hand|assumed|inferred|us_domicile)/.test(basis.financial_currency_basis);
  const assumed: FactDetail[] = isAssumed ? ["currency_assumed"] : [];
  const { detail: ofDebt = [], bound: debtBound } = MARKS[basis.debt_basis] ?? {};
  const doubt = PARTIAL_DEBT_FLAGS.test(basis.flags) ? "partial_debt" : undefined;
  const debtMarks = { bound: debtBound, detail: [...balance.detail, ...ofDebt, ...assumed] };
  add("interestBearingDebt", record.total_debt, atBalance, debtMarks, doubt);
  const { detail: ofCash = [], bound: cashBound } = MARKS[basis.cash_basis] ?? {};
  const otherDate: FactDetail[] = basis.flags.includes("cash_from_other_balance_date") ? ["other_date"] : [];
  add("cashAndInterestBearingSecurities", record.total_cash_and_st_investments, atBalance, {
    bound: cashBound,
    detail: [...balance.detail, ...otherDate, ...ofCash, ...assumed],
  });
  const ofRevenue = MARKS[basis.revenue_basis]?.detail ?? [];
  add(
    "totalRevenue",
    record.total_revenue,
    { currency, ...yearUpTo(revenue.date) },
    { detail: [...revenue.detail, ...ofRevenue, ...assumed] },
  );
  const interestYear = /interest_income_sec_fy_(\d{4}-\d{2}-\d{2})/.exec(basis.flags)?.[1] ?? balance.date;
  add("interestIncome", record.interest_income, { currency, ...yearUpTo(interestYear) }, { detail: assumed });
  return { facts, leftOut };
}

/** The amount in the major unit, as text again; unchanged when it is blank or not a number. */
function inMajorUnit(amount: string, perUnit: number): string {
  const value = readNumber(amount);
  return value === undefined || perUnit === 1 ? amount : String(value * perUnit);
}

/**
 * A currency that only the share's price suggests, or that was assumed to be dollars because the holder of American depositary shares
 * seemed to be American, is unknown: either has been wrong by a factor of seven, with yuan booked as dollars.
 */
function isCurrencyKnown({ financial_currency: currency, name }: ImportRecord, basis: ImportBasis): boolean {
  const assumed = basis.financial_currency_basis;
  const isGuessed =
    assumed === "inferred_from_pe" || (assumed === "us_domicile" && /american deposit[ao]ry/i.test(name));
  return /^[A-Z]{3}$/.test(currency) && !isGuessed;
}

type DatedBy = { date: string; detail: readonly FactDetail[] };

/** The balance-sheet date as precisely as the source knows it; a missing one is set cautiously, with a note. */
function balanceDate(basis: ImportBasis, { asOf, exchange }: { asOf: string; exchange: ExchangeCode }): DatedBy {
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
function revenueDate(
  basis: ImportBasis,
  balance: DatedBy,
  { asOf, exchange }: { asOf: string; exchange: ExchangeCode },
): DatedBy {
  const isUndated = balance.detail.includes("undated") || balance.detail.includes("undated_fiscal_year");
  if (!isUndated || !basis.revenue_basis.startsWith("ttm")) return balance;
  return { date: lastReportedHalfYearEnd(exchange, asOf), detail: ["undated_half_year"] };
}

function yearUpTo(periodEnd: string) {
  return { periodStart: startOfYearUpTo(periodEnd), periodEnd };
}
